// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getCompanyTrip, getOrderChoices, searchTrips } from '../../../api/calls/admin/orders/order'
import { formatMonthDay } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { listFile, listFilesAreMade } from '../../../testing/list-file'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf, sentenceOf } from '../../../testing/server'
import * as tripPage from './trip-page'
import * as tripsPage from './trips-page'

inBrowser('admin/orders/trips', 'admin/orders/orders', 'booking/trip/page')

const text = () => readText('admin/orders/trips')
const orders = () => readText('admin/orders/orders')
const widgets = () => readText('kit/widgets')
const trip = {
  travelOrderNo: 'J1',
  name: '拜访上海客户',
  owner: '林晓雯',
  from: '2026-12-01',
  to: '2026-12-03',
  travellers: ['林晓雯', '孟凡'],
  orders: 2,
  total: 198_050,
} as const
const day = { ...trip, travelOrderNo: 'J2', name: '天津一日', to: trip.from }

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['readOrders'] })
  answer(getOrderChoices, {
    departments: [
      { departmentId: 'd1', name: '总部', depth: 0 },
      { departmentId: 'd2', name: '销售部', depth: 1 },
    ],
    grades: [],
    costCentres: [],
    projects: [],
    legalEntities: [],
    reasons: [],
    fields: [],
    counts: [],
    mayCorrectCosts: false,
  })
  answer(searchTrips, { list: [trip, day] })
})

async function open(search = '') {
  const page = openPage(tripsPage, paths.companyTrips() + search)
  await screen.findByRole('combobox', { name: text().department })
  const find = async (typed: string) => {
    await page.user.click(screen.getByRole('textbox', { name: text().keyword }))
    await page.user.paste(typed)
    await page.user.keyboard('{Enter}')
  }
  return { ...page, find }
}
const lastAsked = () => requestsOf(searchTrips).at(-1)

describe('trips of a company', () => {
  test('lead to their pages; a day is said once, and travellers all', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: text().table }))
    expect(table.getByRole('link', { name: trip.name }).getAttribute('href')).toBe(paths.companyTrip({ travelOrderNo: 'J1' }))
    expect(table.getByText(text().span({ from: formatMonthDay(trip.from), to: formatMonthDay(trip.to) }))).toBeTruthy()
    expect(table.getByText(formatMonthDay(day.from))).toBeTruthy()
    expect(table.getAllByText(/林晓雯.*孟凡/)).toHaveLength(2)
  })

  test('are found by words and department, in the address, and each is taken off again', async () => {
    const { user, find, address } = await open()
    await find(' 上海 ')
    await waitFor(() => expect(lastAsked()).toMatchObject({ keyword: '上海' }))
    await user.selectOptions(screen.getByRole('combobox', { name: text().department }), 'd2')
    await waitFor(() => expect(lastAsked()).toMatchObject({ keyword: '上海', departmentId: 'd2' }))
    expect(address()).toContain('departmentId=d2')
    const set = within(screen.getByRole('group', { name: widgets().narrowedBy }))
    await user.click(set.getByTitle(widgets().remove({ name: '销售部' })))
    await waitFor(() => expect(lastAsked()).not.toHaveProperty('departmentId'))
    expect(lastAsked()).toMatchObject({ keyword: '上海' })
  })

  test('of some days say which, and are shown whole again with one press', async () => {
    answer(searchTrips, ({ from }) => ({ list: from ? [] : [trip] }))
    const { user, address } = await open('?from=2026-12-01&to=2026-12-02')
    expect(await screen.findByText(text().noneFoundTitle)).toBeTruthy()
    expect(lastAsked()).toMatchObject({ from: '2026-12-01', to: '2026-12-02' })
    expect(screen.getByTitle(new RegExp(text().days))).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: text().reset }).at(-1)!)
    expect(await screen.findByRole('link', { name: trip.name })).toBeTruthy()
    expect(address()).toBe(paths.companyTrips())
  })

  test('are none yet', async () => {
    answer(searchTrips, { list: [] })
    await open()
    expect(await screen.findByText(text().noneTitle)).toBeTruthy()
    expect(screen.queryByRole('button', { name: text().reset })).toBeNull()
  })

  test('are looked for further back by itself as long as nothing is found, and stop at the end', async () => {
    answer(searchTrips, ({ cursor }) => (cursor === '3' ? { list: [day] } : { list: [], next: String(Number(cursor ?? 0) + 1) }))
    await open()
    expect(await screen.findByRole('link', { name: day.name })).toBeTruthy()
    expect(requestsOf(searchTrips).map(({ cursor }) => cursor)).toEqual([undefined, '1', '2', '3'])
  })

  test('that are looked for very far back ask before they go on', async () => {
    answer(searchTrips, ({ cursor }) => ({ list: [], next: String(Number(cursor ?? 0) + 1), searchedTo: '2026-01-05' }))
    const { user } = await open()
    const goOn = await screen.findByRole('button', { name: orders().goOn })
    await waitFor(() => expect(requestsOf(searchTrips)).toHaveLength(16))
    answer(searchTrips, { list: [trip] })
    await user.click(goOn)
    expect(await screen.findByRole('link', { name: trip.name })).toBeTruthy()
  })

  test('that cannot be read can be tried again', async () => {
    refuse(searchTrips, 'forbidden')
    const { user } = await open()
    const alert = await screen.findByRole('alert')
    answer(searchTrips, { list: [trip] })
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('link', { name: trip.name })).toBeTruthy()
  })

  test('are a file as they are narrowed', async () => {
    const { asked } = listFilesAreMade()
    answer(searchTrips, { list: [trip] })
    const { user } = await open()
    await screen.findByRole('link', { name: trip.name })
    await user.click(screen.getByRole('button', { name: widgets().export }))
    expect(await screen.findByText(widgets().exported({ count: listFile.lines }))).toBeTruthy()
    expect(asked()).toEqual([{ list: 'trips', search: {}, narrowedBy: [] }])
  })
})

describe('a trip', () => {
  const whole = {
    ...trip,
    orderList: [],
    parts: [],
    conflicts: [],
    costs: { booked: 198_050, changed: 0, returned: 0, company: 198_050, personal: 0, points: 0 },
  } as never

  test.each([
    ['no number', paths.companyTrip({ travelOrderNo: '' })],
    ['a number that is none of the company’s', paths.companyTrip({ travelOrderNo: 'J9' })],
  ] as const)('of %s is not there, and leads to all', async (_what, address) => {
    refuse(getCompanyTrip, 'tripUnknown')
    openPage(tripPage, address)
    expect(await screen.findByText(text().unknownTitle)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().all }).getAttribute('href')).toBe(paths.companyTrips())
  })

  test('that cannot be read now can be tried again', async () => {
    refuse(getCompanyTrip, 'forbidden')
    const { user } = openPage(tripPage, paths.companyTrip({ travelOrderNo: 'J1' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(await sentenceOf('forbidden'))
    answer(getCompanyTrip, whole)
    await user.click(within(alert).getByRole('button'))
    expect(await screen.findByRole('heading', { level: 1, name: trip.name })).toBeTruthy()
    expect(screen.getByText(text().owner({ name: '林晓雯' }))).toBeTruthy()
  })
})
