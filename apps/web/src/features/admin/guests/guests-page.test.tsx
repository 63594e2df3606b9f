// @vitest-environment happy-dom
import type { CompanyGuest } from '@sojourn/contract/admin/people/guest.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getDepartments } from '../../../api/calls/admin/people/department'
import {
  addCompanyGuest,
  editCompanyGuest,
  handOverGuests,
  removeCompanyGuests,
  searchCompanyGuests,
} from '../../../api/calls/admin/people/guest'
import { findColleagues } from '../../../api/calls/admin/people/person'
import { getRecordChanges } from '../../../api/calls/admin/record-change'
import { readText } from '../../../kit/text/text'
import { inBrowser, stopClock } from '../../../testing/browser'
import { listFile, listFilesAreMade } from '../../../testing/list-file'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as guestsPage from './guests-page'

inBrowser('admin/guests/words', 'admin/record', 'booking/placing/choice', 'booking/traveller', 'kit/edit', 'kit/drafts')

const text = () => readText('admin/guests/words')
const widgets = () => readText('kit/widgets')
const choice = () => readText('booking/placing/choice')
const guest = {
  guestId: 'g1',
  version: 1,
  name: '顾客甲',
  mobile: '138****0009',
  hostId: 'e1',
  hostName: '林晓雯',
  departmentName: '销售部',
  hostLeft: false,
  document: { typeName: '护照', number: 'E1****22', expiresOn: '2026-12-31', isEnding: true },
  addedAt: '2026-11-01T02:00:00Z',
  policyName: '默认标准',
  orders: 2,
  removed: false,
} as const satisfies CompanyGuest
const other = { ...guest, guestId: 'g2', name: '顾客乙' } as const
const chen = { employeeId: 'e2', name: '陈志远', number: 'Y100', departmentName: '销售部' }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'managePeople'] })
  answer(getDepartments, { list: [{ departmentId: 'd1', name: '销售部', parentId: '' }] })
  answer(getRecordChanges, { list: [] })
  answer(findColleagues, { list: [chen] })
  answer(searchCompanyGuests, { list: [guest, other] })
})

async function open(search = '') {
  const page = openPage(guestsPage, `/manage/guest${search}`)
  await screen.findByRole('textbox', { name: text().keyword })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  const find = async (part: Part, label: string) => {
    await page.user.click(part.getByRole('combobox', { name: new RegExp(`^${label}`) }))
    await page.user.paste('陈')
    await page.user.click(await screen.findByRole('option', { name: /陈志远/ }))
  }
  return { ...page, press, find }
}
type Part = Pick<typeof screen, 'getByRole'>
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const openOf = () => screen.findByRole('button', { name: text().openOf({ name: guest.name }) })
const lastAsked = () => requestsOf(searchCompanyGuests).at(-1)

describe('guests of a company', () => {
  test.each([
    ['is with somebody who has left', { hostLeft: true }, () => text().hostLeft],
    ['has a document that ends soon', {}, () => text().ending],
    [
      'has one that does not end',
      { document: { ...guest.document, expiresOn: undefined, isEnding: false } },
      () => text().noExpiry,
    ],
    ['has none', { document: undefined }, () => text().noDocument],
  ])('one that %s says so', async (_how, more, word) => {
    answer(searchCompanyGuests, { list: [{ ...guest, ...more }] })
    await open()
    await openOf()
    expect(screen.getAllByText(word()).length).toBeGreaterThan(0)
  })

  test.each([
    ['what is to be looked after', () => text().concern, () => text().concerns.hostLeft, { concern: 'hostLeft' }],
    ['those who were removed', () => text().removed, () => text().removedOnly, { removed: true }],
  ] as const)('are narrowed to %s, and shown whole again', async (_what, label, choose, asked) => {
    const { user } = await open()
    await user.selectOptions(screen.getByRole('combobox', { name: label() }), choose())
    await waitFor(() => expect(lastAsked()).toMatchObject(asked))
    const set = within(screen.getByRole('group', { name: widgets().narrowedBy }))
    await user.click(set.getByTitle(widgets().remove({ name: choose() })))
    await waitFor(() => expect(lastAsked()).toEqual({ size: 20 }))
  })

  test('are looked for by name without the name in the address', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('textbox', { name: text().keyword }))
    await user.paste('顾客')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(lastAsked()).toMatchObject({ keyword: '顾客' }))
    expect(address().split('#')[0]).toBe('/manage/guest')
  })

  test('are none yet, or none of the kind', async () => {
    answer(searchCompanyGuests, { list: [] })
    const { user } = await open('?concern=hostLeft')
    expect(await screen.findByText(text().noneFoundTitle)).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: text().reset }).at(-1)!)
    expect(await screen.findByText(text().noneTitle)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: text().add })).toHaveLength(2)
  })

  test('are a file as they are narrowed', async () => {
    const { asked } = listFilesAreMade()
    const { press } = await open('?keyword=%E9%A1%BE')
    await openOf()
    await press(widgets().export)
    expect(await screen.findByText(widgets().exported({ count: listFile.lines }))).toBeTruthy()
    expect(asked()).toEqual([{ list: 'guests', search: { keyword: '顾' }, narrowedBy: [widgets().keyword({ keyword: '顾' })] }])
  })
})

describe('one guest', () => {
  test('opens beside the list, in the address, and closes again', async () => {
    const { user, address } = await open()
    await user.click(await openOf())
    const drawer = await dialog(guest.name)
    expect(await drawer.findByText(text().neverChanged)).toBeTruthy()
    expect(drawer.getByText(text().orderCount({ count: 2 }))).toBeTruthy()
    expect(address()).toContain('guestId=g1')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).not.toContain('guestId')
  })

  test('is only shown to whoever may not change it', async () => {
    signIn({ permissions: ['book'] })
    await open('?guestId=g1')
    const drawer = await dialog(guest.name)
    expect(drawer.getByText(text().readOnly)).toBeTruthy()
    for (const name of [text().remove, text().handOver]) expect(drawer.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('button', { name: text().add })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('that was removed is only told of', async () => {
    answer(searchCompanyGuests, { list: [{ ...guest, document: undefined, removed: true }] })
    await open('?removed=1&guestId=g1')
    const drawer = await dialog(guest.name)
    expect(drawer.getByText(text().removedText)).toBeTruthy()
    expect(drawer.queryByRole('button', { name: text().remove })).toBeNull()
  })
})

describe('several guests', () => {
  async function chooseAll() {
    const page = await open()
    await page.user.click(await screen.findByRole('checkbox', { name: text().chooseAll }))
    expect(screen.getByText(text().chosen({ count: 2 }))).toBeTruthy()
    return page
  }

  test('are removed together after a question, once', async () => {
    answer(removeCompanyGuests, { removed: 2 })
    const { user, press } = await chooseAll()
    await press(text().remove)
    const question = await dialog(text().removeTitle({ count: 2 }))
    expect(requestsOf(removeCompanyGuests)).toEqual([])
    answer(searchCompanyGuests, { list: [] })
    await user.dblClick(question.getByRole('button', { name: text().remove }))
    expect(await screen.findByText(text().removedDone({ count: 2 }))).toBeTruthy()
    expect(requestsOf(removeCompanyGuests)).toEqual([{ guestIds: ['g1', 'g2'] }])
    await waitFor(() => expect(screen.queryByText(text().chosen({ count: 2 }))).toBeNull())
  })

  test('of whom one is gone by now stay, and are read anew', async () => {
    refuse(removeCompanyGuests, 'guestUnknown')
    const { user, press } = await chooseAll()
    await press(text().remove)
    answer(searchCompanyGuests, { list: [guest] })
    await user.click((await dialog(text().removeTitle({ count: 2 }))).getByRole('button', { name: text().remove }))
    expect(await screen.findByText(await sentenceOf('guestUnknown'))).toBeTruthy()
    expect(await screen.findByText(text().chosen({ count: 1 }))).toBeTruthy()
  })

  test('are handed over to a colleague, who has to be named', async () => {
    answer(handOverGuests, { changed: 2 })
    const { user, press, find } = await chooseAll()
    await press(text().handOver)
    const form = await dialog(text().handOverTitle({ count: 2 }))
    const confirm = () => form.getByRole('button', { name: text().handOverConfirm })
    await user.click(confirm())
    expect(form.getByText(text().hostMissing)).toBeTruthy()
    expect(document.activeElement).toBe(form.getByRole('combobox', { name: new RegExp(`^${text().newHost}`) }))
    expect(requestsOf(handOverGuests)).toEqual([])
    await find(form, text().newHost)
    const go = holdBack(handOverGuests)
    await user.dblClick(confirm())
    go()
    expect(await screen.findByText(text().handedOver({ count: 2, name: '陈志远' }))).toBeTruthy()
    expect(requestsOf(handOverGuests)).toEqual([{ guestIds: ['g1', 'g2'], hostId: 'e2' }])
    await waitFor(() => expect(screen.queryByText(text().chosen({ count: 2 }))).toBeNull())
  })

  test.each([
    ['at the colleague', 'guestHostUnsuitable' as const, { field: 'hostId' }, true],
    ['of the whole', 'guestTaken' as const, {}, false],
  ])('that cannot be handed over stay chosen, and why is said %s', async (_where, problem, more, atHost) => {
    refuse(handOverGuests, problem, more)
    const { user, press, find } = await chooseAll()
    await press(text().handOver)
    const form = await dialog(text().handOverTitle({ count: 2 }))
    await find(form, text().newHost)
    await user.click(form.getByRole('button', { name: text().handOverConfirm }))
    expect(await form.findByText(await sentenceOf(problem))).toBeTruthy()
    const host = form.getByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${text().newHost}`) })
    expect([host.value, host.getAttribute('aria-invalid') === 'true']).toEqual(['陈志远', atHost])
  })

  test('are no longer chosen when another list is looked at', async () => {
    const { user } = await chooseAll()
    await user.selectOptions(screen.getByRole('combobox', { name: text().concern }), text().concerns.hostLeft)
    await waitFor(() => expect(screen.queryByText(text().chosen({ count: 2 }))).toBeNull())
  })
})

describe('a guest who is added', () => {
  async function add() {
    const page = await open()
    await openOf()
    await page.press(text().add)
    const form = await dialog(text().add)
    const line = (label: string) => form.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
    const save = () => page.user.click(form.getByRole('button', { name: text().save }))
    return { ...page, form, line, save }
  }

  test('has a host, name, mobile and document, and is sent once', async () => {
    answer(addCompanyGuest, { guestId: 'g3' })
    const { user, form, line, save, find } = await add()
    await save()
    expect(form.getByText(text().hostMissing)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('combobox', { name: new RegExp(`^${text().host}`) })))
    expect(requestsOf(addCompanyGuest)).toEqual([])
    await find(form, text().host)
    await user.type(line(choice().guestName), '顾客丙')
    await user.type(line(choice().guestMobile), '13800000003')
    await user.type(line(choice().guestNumber), '110101199001011237')
    const go = holdBack(addCompanyGuest)
    await user.dblClick(form.getByRole('button', { name: text().save }))
    go()
    expect(await screen.findByText(text().saved({ name: '顾客丙' }))).toBeTruthy()
    expect(requestsOf(addCompanyGuest)).toEqual([
      { hostId: 'e2', name: '顾客丙', mobile: '13800000003', credential: { type: 1, number: '110101199001011237' } },
    ])
  })

  test('with a document that bears no birthday is asked for it', async () => {
    const { user, form } = await add()
    const born = () => form.queryByLabelText(new RegExp(`^${choice().guestBirthDate}`))
    expect(born()).toBeNull()
    await user.selectOptions(
      form.getByRole('combobox', { name: choice().guestDocument }),
      readText('booking/traveller').credentialTypes.passport,
    )
    expect(born()).toBeTruthy()
  })

  test.each([
    ['guestInvalid', 'credential.number', () => choice().guestNumber],
    ['guestInvalid', 'name', () => choice().guestName],
  ] as const)('that is refused says so at its field, and every word stays: %s at %s', async (problem, at, label) => {
    refuse(addCompanyGuest, problem, { field: at })
    const { user, line, save, find, form } = await add()
    await find(form, text().host)
    await user.type(line(choice().guestName), '顾客丙')
    await user.type(line(choice().guestNumber), 'X')
    await save()
    await waitFor(() => expect(line(label()).getAttribute('aria-invalid')).toBe('true'))
    expect(line(choice().guestName).value).toBe('顾客丙')
  })
})

describe('editing a guest', () => {
  async function begin() {
    const page = await open()
    await page.user.click(await openOf())
    await page.user.click(
      within(await screen.findByRole('dialog', { name: guest.name })).getByRole('button', { name: text().edit }),
    )
    const form = await dialog(text().editTitle({ name: guest.name }))
    const save = () => page.user.click(form.getByRole('button', { name: text().editSave }))
    const line = (label: string) => form.getByRole<HTMLInputElement>('textbox', { name: (name) => name.startsWith(label) })
    return { ...page, form, save, line }
  }

  test('sends what is written, and leaves what is masked as it is', async () => {
    answer(editCompanyGuest, { version: 2 })
    const { user, save, line } = await begin()
    await user.clear(line(text().name))
    await user.type(line(text().name), '顾客丙')
    await save()
    await screen.findByText(text().edited({ name: '顾客丙' }))
    expect(requestsOf(editCompanyGuest)).toEqual([{ guestId: 'g1', version: 1, name: '顾客丙' }])
  })

  test('says at its field what is wrong with another document', async () => {
    refuse(editCompanyGuest, 'guestOnePerDocument', { field: 'credential.number' })
    const { user, form, save, line } = await begin()
    await user.type(line(text().mobile), '13912345678')
    await user.click(form.getByRole('checkbox', { name: text().otherDocument }))
    await user.type(line(choice().guestNumber), 'E1')
    await save()
    await waitFor(() => expect(line(choice().guestNumber).getAttribute('aria-invalid')).toBe('true'))
    expect(requestsOf(editCompanyGuest)).toMatchObject([{ mobile: '13912345678', credential: { type: 1, number: 'E1' } }])
  })
})
