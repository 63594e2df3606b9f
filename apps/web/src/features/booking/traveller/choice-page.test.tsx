// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTravelApplyOrderBookInfo } from '../../../api/calls/booking/application/application'
import { chooseTravellers, getTempOrder } from '../../../api/calls/booking/draft'
import {
  findTravellers,
  getBookingReach,
  getDepartmentTree,
  getTravellerCards,
  removeGuest,
  saveGuest,
} from '../../../api/calls/booking/traveller'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as choicePage from './choice-page'

inBrowser('booking/placing/choice', 'booking/traveller', 'kit/drafts')

const text = () => readText('booking/placing/choice')
const tempOrderNo = 'T1'
const person = (employeeId: string, name: string) => ({ employeeId, name, departmentName: '销售部', gradeName: 'P3' })
const [xiaowen, zhiyuan, zhou] = [person('e1', '林晓雯'), person('e2', '陈志远'), person('e3', '周敏')]
const guest = { ...person('g1', '王客户'), guest: true }
const draft = { tempOrderNo, productType: 1, travellers: [] } as const
const card = { ...zhiyuan, credentials: [], standards: [] }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'bookForOthers'] })
  answer(getTempOrder, draft)
  answer(getBookingReach, { everybody: true, rights: [], giverNames: [] })
  answer(getDepartmentTree, { list: [] })
  answer(findTravellers, ({ from, keyword }) => ({
    list: from === 'guests' ? [guest] : [xiaowen, zhiyuan, zhou].filter(({ name }) => name.includes(keyword ?? '')),
  }))
  answer(getTravellerCards, { list: [card] })
  answer(chooseTravellers, draft)
})

async function open(more: { returnDate?: string } = {}) {
  const page = openPage(choicePage, paths.choice({ tempOrderNo, ...more }))
  await screen.findByRole('button', { name: new RegExp(`^${text().next[1]}`) })
  return page
}
const add = (name: string) => screen.findByRole('button', { name: text().add({ name }) })
const goOn = () => screen.getByRole('button', { name: new RegExp(`^${text().next[1]}`) })

describe('who travels', () => {
  test('is somebody at least, each once, in the order of the choice, and leads to the list with what came along', async () => {
    const { user, address } = await open({ returnDate: '2026-12-05' })
    await user.click(goOn())
    expect(within(goOn()).getByText(text().needOne)).toBeTruthy()
    await user.click(await add('陈志远'))
    expect(screen.queryByRole('button', { name: text().add({ name: '陈志远' }) }), 'once').toBeNull()
    await user.click(await add('林晓雯'))
    await user.click(await add('周敏'))
    await user.click(screen.getByRole('button', { name: text().remove({ name: '林晓雯' }) }))
    expect(screen.getByRole('heading', { name: text().chosen({ count: 2, max: 9 }) })).toBeTruthy()
    const go = holdBack(chooseTravellers)
    await user.dblClick(goOn())
    go()
    await waitFor(() => expect(address()).toBe(paths.list(1, { tempOrderNo, returnDate: '2026-12-05' })))
    expect(requestsOf(chooseTravellers)).toEqual([{ tempOrderNo, employeeIds: ['e2', 'e3'] }])
  })

  test('stays chosen where the choice is refused', async () => {
    refuse(chooseTravellers, 'forbidden')
    const { user } = await open()
    await user.click(await add('陈志远'))
    await user.click(goOn())
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
    expect(screen.getByRole('button', { name: text().remove({ name: '陈志远' }) })).toBeTruthy()
  })

  test('is nine people at most', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => person(`p${index}`, `同事${index}`))
    answer(getTempOrder, { ...draft, travellers: nine })
    const { user } = await open()
    const full = await screen.findByRole('button', { name: new RegExp(`^${text().add({ name: '陈志远' })}`) })
    await user.click(full)
    expect(within(full).getByText(text().limit({ max: 9 }))).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().remove({ name: '陈志远' }) })).toBeNull()
  })

  test('is told with the documents that count, and why others do not', async () => {
    const expired = { typeName: '护照', number: 'E12***', fault: '护照已过期' }
    answer(getTravellerCards, { list: [{ ...card, credentials: [expired], policyName: 'P3 标准', standards: ['经济舱'] }] })
    const { user } = await open()
    await user.click(await add('陈志远'))
    expect(await screen.findByText('护照已过期')).toBeTruthy()
    expect(screen.getByText(text().standard({ name: 'P3 标准' }))).toBeTruthy()
  })
})

describe('colleagues', () => {
  test('are searched once the typing pauses; nobody found says what to do', async () => {
    const { user } = await open()
    await add('周敏')
    await user.type(screen.getByRole('searchbox', { name: text().search }), ' 志远 ')
    await waitFor(() => expect(screen.queryByRole('button', { name: text().add({ name: '周敏' }) })).toBeNull())
    const asked = requestsOf(findTravellers).map(({ keyword }) => keyword)
    expect(asked).toEqual([undefined, '志远'])
    await user.clear(screen.getByRole('searchbox', { name: text().search }))
    await user.paste('无此人')
    expect(await screen.findByText(text().noneFoundWhy)).toBeTruthy()
  })

  test('are narrowed to a department and those below it', async () => {
    answer(getDepartmentTree, {
      list: [
        { departmentId: 'd1', name: '销售部', people: 12 },
        { departmentId: 'd2', name: '华东', people: 5, parentId: 'd1' },
      ],
    })
    const { user } = await open()
    const tree = await screen.findByRole('combobox', { name: text().department })
    await user.selectOptions(tree, 'd2')
    await waitFor(() => expect(requestsOf(findTravellers).at(-1)).toMatchObject({ departmentId: 'd2' }))
  })

  test('are only those of one’s own reach for who may not book for others', async () => {
    signIn()
    await open()
    await add('林晓雯')
    expect(screen.queryByRole('tab')).toBeNull()
  })

  test('that cannot be searched can be tried again', async () => {
    refuse(findTravellers, 'unexpected')
    const { user } = await open()
    const alert = await screen.findByRole('alert')
    answer(findTravellers, { list: [zhou] })
    await user.click(within(alert).getByRole('button'))
    expect(await add('周敏')).toBeTruthy()
  })
})

describe('guests', () => {
  async function openGuests() {
    const page = await open()
    await page.user.click(screen.getByRole('tab', { name: text().guests }))
    await add(guest.name)
    return page
  }

  test('are added and chosen at once; what the server refuses stands at its field, and the words come back', async () => {
    refuse(saveGuest, 'badRequest', { field: 'credential.number' })
    const { user } = await openGuests()
    const form = async () => {
      await user.click(screen.getByRole('button', { name: text().addGuest }))
      return within(await screen.findByRole('dialog', { name: text().addGuest }))
    }
    const dialog = await form()
    const field = (label: string) => dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label.slice(0, 2)}`) })
    for (const [label, typed] of [
      [text().guestName, '李客户'],
      [text().guestMobile, '13800000000'],
      [text().guestNumber, '11010119900307'],
    ] as const) {
      await user.click(dialog.getByLabelText(new RegExp(`^${label.slice(0, 4)}`)))
      await user.paste(typed)
    }
    await user.click(dialog.getByRole('button', { name: text().saveGuest }))
    await waitFor(() => expect(field(text().guestNumber).getAttribute('aria-invalid')).toBe('true'))
    expect(field(text().guestName).value).toBe('李客户')
    answer(saveGuest, { ...guest, employeeId: 'g2', name: '李客户' })
    await user.click(dialog.getByRole('button', { name: text().saveGuest }))
    expect(await screen.findByText(text().guestSaved({ name: '李客户' }))).toBeTruthy()
    expect(screen.getByRole('button', { name: text().remove({ name: '李客户' }) })).toBeTruthy()
    expect(requestsOf(saveGuest).at(-1)).toEqual({
      name: '李客户',
      mobile: '13800000000',
      credential: { type: 1, number: '11010119900307' },
    })
    const fresh = await form()
    expect(fresh.getByLabelText<HTMLInputElement>(new RegExp(`^${text().guestName.slice(0, 4)}`)).value, 'it was sent').toBe('')
  })

  test('are deleted after a question, and with that are chosen no longer', async () => {
    answer(removeGuest, {})
    const { user } = await openGuests()
    await user.click(await add(guest.name))
    await user.click(screen.getByRole('button', { name: text().removeGuest({ name: guest.name }) }))
    const question = within(await screen.findByRole('dialog', { name: text().removeGuestTitle }))
    expect(requestsOf(removeGuest)).toEqual([])
    await user.click(question.getByRole('button', { name: text().removeGuestConfirm }))
    expect(await screen.findByText(text().guestRemoved)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().remove({ name: guest.name }) })).toBeNull()
    expect(requestsOf(removeGuest)).toEqual([{ guestId: 'g1' }])
  })
})

test('under an application that is for its travellers alone, they are chosen and nobody else can be', async () => {
  answer(getTempOrder, { ...draft, travelApplyNo: 'A1' })
  answer(getTravelApplyOrderBookInfo, {
    application: { displayTravelApplyNo: 'SQ-1', title: '拜访客户' },
    travellers: [zhiyuan],
    limitTraveler: 1,
  })
  const { user } = await open()
  expect(screen.getByText(text().onlyListed)).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.click(goOn())
  await waitFor(() => expect(requestsOf(chooseTravellers)).toEqual([{ tempOrderNo, employeeIds: ['e2'] }]))
})

test('a search that cannot be read can be tried again, or made anew', async () => {
  loseNetwork(getTempOrder)
  const { user } = openPage(choicePage, paths.choice({ tempOrderNo }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('link', { name: text().searchAgain }).getAttribute('href')).toBe(paths.home())
  answer(getTempOrder, draft)
  await user.click(alert.getByRole('button', { name: readText('kit/widgets').retry }))
  expect(await add('林晓雯')).toBeTruthy()
})
