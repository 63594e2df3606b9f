// @vitest-environment happy-dom
import type { ArrangerGrant, ArrangerSummary } from '@sojourn/contract/admin/people/arranger.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  changeArrangerGrant,
  endArrangerGrant,
  giveArrangerGrants,
  searchArrangers,
} from '../../../api/calls/admin/people/arranger'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { getGrades } from '../../../api/calls/admin/people/grade'
import { findColleagues, getPerson } from '../../../api/calls/admin/people/person'
import { getRecordChanges } from '../../../api/calls/admin/record-change'
import { formatFullDate } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as arrangersPage from './arrangers-page'

inBrowser('admin/people/arrangers', 'admin/people/person', 'kit/drafts', 'kit/edit')

const text = () => readText('admin/people/arrangers')
const grant = {
  grantId: 'g1',
  over: 'department',
  name: '销售部',
  products: ['flight', 'train'],
  until: '2026-12-31',
  isOver: false,
  givenAt: '2026-10-01T02:00:00Z',
  giverName: '王芳',
  mayChange: true,
} as const satisfies ArrangerGrant
const arranger = {
  employeeId: 'e2',
  name: '陈志远',
  number: 'Y100',
  departmentName: '销售部',
  version: 4,
  state: 'covered',
  able: true,
  grants: [grant],
} as const satisfies ArrangerSummary
const rightOfIt = () =>
  `${text().withBelow({ name: '销售部' })} · ${text().products.flight}${text().comma}${text().products.train} · ${text().until({ day: formatFullDate('2026-12-31') })}`

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'managePeople'] })
  answer(getDepartments, { list: [{ departmentId: 'd1', name: '销售部', parentId: '' }] })
  answer(getGrades, { list: [], mayChange: true })
  answer(getRecordChanges, { list: [] })
  answer(getPerson, { fields: { name: '陈志远' } })
  answer(findColleagues, ({ keyword }) => ({
    list: [{ employeeId: `id of ${keyword}`, name: keyword, number: '', departmentName: '' }],
  }))
})

const list = (...arrangers: Sketch<ArrangerSummary>[]) => answer(searchArrangers, { list: arrangers, today: '2026-11-20' })
async function open(arrangers: Sketch<ArrangerSummary>[] = [arranger], address = paths.arrangers()) {
  list(...arrangers)
  const page = openPage(arrangersPage, address)
  await screen.findByRole('heading', { level: 1, name: text().title })
  return page
}
type Opened = Awaited<ReturnType<typeof open>>
async function openRights({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: text().openOf({ name: '陈志远' }) }))
  const drawer = within(await screen.findByRole('dialog', { name: text().titleOf({ name: '陈志远' }) }))
  await drawer.findByRole('link', { name: text().person })
  return drawer
}
async function openGiving({ user }: Opened) {
  await user.click((await screen.findAllByRole('button', { name: text().give }))[0]!)
  return within(await screen.findByRole('dialog', { name: text().giveTitle }))
}
async function find({ user }: Opened, field: HTMLElement, name: string) {
  await user.click(field)
  await user.paste(name)
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

describe('a right', () => {
  test('is ended only by whoever means it, and that is told', async () => {
    answer(endArrangerGrant, {})
    const page = await open()
    const drawer = await openRights(page)
    expect(page.address()).toContain('e2')
    const end = async (press: string) => {
      await page.user.click(drawer.getByRole('button', { name: text().endOf({ right: rightOfIt() }) }))
      const question = within(await screen.findByRole('dialog', { name: text().endTitle({ right: rightOfIt() }) }))
      await page.user.click(question.getByRole('button', { name: press }))
    }
    await end(readText('kit/widgets').cancel)
    expect(requestsOf(endArrangerGrant)).toEqual([])
    list({ ...arranger, state: 'nobody', grants: [] })
    await end(text().end)
    expect(await screen.findByText(text().ended)).toBeTruthy()
    expect(await drawer.findByText(text().nobodyText)).toBeTruthy()
    expect(requestsOf(endArrangerGrant)).toEqual([{ grantId: 'g1' }])
  })

  test('is given another last day, or none, in the version that was seen', async () => {
    refuse(changeArrangerGrant, 'recordChanged')
    const page = await open()
    const drawer = await openRights(page)
    await page.user.click(drawer.getByRole('button', { name: text().changeEndOf({ right: rightOfIt() }) }))
    const dialog = within(await screen.findByRole('dialog', { name: text().changeTitle }))
    const day = dialog.getByRole<HTMLInputElement>('textbox', { name: text().untilDay })
    expect(day.value).toBe('2026-12-31')
    await page.user.clear(day)
    const save = dialog.getByRole('button', { name: text().save })
    await page.user.click(save)
    expect(await dialog.findByText(await sentenceOf('recordChanged'))).toBeTruthy()
    answer(changeArrangerGrant, {})
    await page.user.click(save)
    expect(await screen.findByText(text().saved)).toBeTruthy()
    expect(requestsOf(changeArrangerGrant).at(-1)).toEqual({ grantId: 'g1', version: 4 })
  })

  test.each([
    ['beyond what one looks after', ['managePeople'], () => text().outside],
    ['of whoever only reads', [], () => text().readOnly],
  ] as const)('%s is not changed, which stands beside it', async (_what, more, sentence) => {
    signIn({ permissions: ['book', 'readPeople', ...more] })
    const drawer = await openRights(await open([{ ...arranger, grants: [{ ...grant, mayChange: false }] }]))
    expect(drawer.getByText(sentence())).toBeTruthy()
    expect(drawer.queryByRole('button', { name: text().endOf({ right: rightOfIt() }) })).toBeNull()
    expect(drawer.queryAllByRole('button', { name: text().give })).toHaveLength(more.length)
  })

  test.each([
    ['without the ability to book for others opens nothing', { able: false }, () => text().notAbleText],
    ['of everybody says what the first right changes', { state: 'everybody', grants: [] }, () => text().everybodyText],
  ] as const)('%s', async (_what, more, sentence) => {
    const drawer = await openRights(await open([{ ...arranger, ...more }]))
    expect(drawer.getByText(sentence())).toBeTruthy()
  })
})

describe('what is given', () => {
  test('asks to whom and over whom, and sends only what the chosen kind is over', async () => {
    answer(giveArrangerGrants, { given: 1 })
    const page = await open()
    const { user } = page
    const dialog = await openGiving(page)
    const confirm = dialog.getByRole('button', { name: text().confirm })
    await user.click(confirm)
    for (const fault of [text().arrangersMissing, text().departmentMissing]) expect(dialog.getByText(fault)).toBeTruthy()
    await find(page, dialog.getByRole('combobox', { name: new RegExp(`^${text().arrangers}`) }), '周敏')
    await user.selectOptions(dialog.getByRole('combobox', { name: new RegExp(`^${text().overDepartment}`) }), 'd1')
    await user.click(dialog.getByRole('radio', { name: text().overs.person }))
    await user.click(confirm)
    expect(dialog.getByText(text().personMissing)).toBeTruthy()
    expect(requestsOf(giveArrangerGrants)).toEqual([])
    await find(page, dialog.getByRole('combobox', { name: new RegExp(`^${text().overPerson}`) }), '林晓雯')
    for (const product of ['train', 'flight'] as const)
      await user.click(dialog.getByRole('checkbox', { name: text().products[product] }))
    const go = holdBack(giveArrangerGrants)
    await user.dblClick(confirm)
    go()
    expect(await screen.findByText(text().given({ count: 1 }))).toBeTruthy()
    expect(requestsOf(giveArrangerGrants)).toEqual([
      { arrangerIds: ['id of 周敏'], travellerId: 'id of 林晓雯', products: ['flight', 'train'] },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is given to several who are chosen in the list, each of whom may be left out again', async () => {
    answer(giveArrangerGrants, { given: 1 })
    const page = await open([arranger, { ...arranger, employeeId: 'e3', name: '周敏' }])
    const { user } = page
    for (const name of ['陈志远', '周敏'])
      await user.click(await screen.findByRole('checkbox', { name: text().choose({ name }) }))
    expect(screen.getByText(text().chosen({ count: 2 }))).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: text().give }).at(-1)!)
    const dialog = within(await screen.findByRole('dialog', { name: text().giveTitle }))
    await user.click(dialog.getByTitle(text().removeArranger({ name: '陈志远' })))
    await user.click(dialog.getByRole('radio', { name: text().overs.everybody }))
    await user.click(dialog.getByRole('button', { name: text().confirm }))
    await waitFor(() => expect(requestsOf(giveArrangerGrants)).toEqual([{ arrangerIds: ['e3'] }]))
  })

  test('is never the whole company by whoever looks after a part of it', async () => {
    answer(getGrades, { list: [], mayChange: false })
    const dialog = await openGiving(await open())
    expect(await dialog.findByText(text().everybodyRefused)).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${text().overs.everybody}`) }).disabled).toBe(true)
  })

  test('is kept half written until it was given', async () => {
    answer(giveArrangerGrants, { given: 1 })
    const page = await open()
    const { user } = page
    await user.click((await openGiving(page)).getByRole('radio', { name: text().overs.everybody }))
    await user.click(screen.getByRole('button', { name: text().cancel }))
    const dialog = await openGiving(page)
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: text().overs.everybody }).checked).toBe(true)
    await find(page, dialog.getByRole('combobox', { name: new RegExp(`^${text().arrangers}`) }), '周敏')
    await user.click(dialog.getByRole('button', { name: text().confirm }))
    await screen.findByText(text().given({ count: 1 }))
    const again = await openGiving(page)
    expect(again.getByRole<HTMLInputElement>('radio', { name: text().overs.department }).checked).toBe(true)
  })
})

describe('a list without arrangers', () => {
  test('says so and how to begin', async () => {
    await open([])
    expect(await screen.findByText(text().noneTitle)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: text().give }).length).toBeGreaterThan(1)
  })

  test('for what was looked for takes the conditions away again', async () => {
    const { user } = await open([], paths.arrangers({ state: 'expiring' }))
    await user.click(await screen.findByRole('button', { name: text().reset }))
    expect(await screen.findByText(text().noneTitle)).toBeTruthy()
    expect(requestsOf(searchArrangers).map(({ state }) => state)).toEqual(['expiring', undefined])
  })
})

test('rights of somebody who books for nobody, and whose name cannot be read, can be read again', async () => {
  list()
  refuse(getPerson, 'unexpected')
  const { user } = openPage(arrangersPage, paths.arrangers({ employeeId: 'e9' }))
  const drawer = within(await screen.findByRole('dialog'))
  const alert = await drawer.findByRole('alert')
  answer(getPerson, { fields: { name: '周敏' } })
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('dialog', { name: text().titleOf({ name: '周敏' }) })).toBeTruthy()
})
