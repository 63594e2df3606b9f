// @vitest-environment happy-dom
import type { UnusedTicket } from '@sojourn/contract/admin/orders/order.shapes'
import type { OrderExport } from '@sojourn/contract/admin/orders/order-export.calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getOrderChoices, searchUnusedTickets } from '../../../api/calls/admin/orders/order'
import { cancelOrderExport, exportUnusedTickets, getOrderExports } from '../../../api/calls/admin/orders/order-export'
import { formatFullDate, formatInstant, formatMonth } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, holdBack, loseNetwork, refuse, requestsOf, sentenceOf, type Sketch } from '../../../testing/server'
import * as ticketsPage from './tickets-page'

inBrowser('admin/orders/unused-tickets', 'admin/orders/words', 'admin/orders/report')

const text = () => readText('admin/orders/unused-tickets')
const words = () => readText('admin/orders/words')
const report = () => readText('admin/orders/report')
const widgets = () => readText('kit/widgets')
const ticket = {
  ticketNo: '781-1234567890',
  segment: 1,
  orderNo: 'F1',
  product: 'flight',
  traveller: '林晓雯',
  travellerNumber: 'Y001',
  department: '销售部',
  booker: '王芳',
  service: 'MU5101',
  carrier: '东航',
  from: '北京',
  to: '上海',
  departAt: '2026-10-01T00:00:00Z',
  issuedOn: '2026-09-20',
  lastDay: '2026-12-10',
  value: 1280_00,
  couponsLeft: 2,
  status: 'usable',
  plans: [],
} as const satisfies UnusedTicket
const december = { key: '2026-12', name: '2026-12', count: 3, value: 3000_00, planned: 1 }
const parts = {
  month: [december],
  carrier: [{ key: 'MU', name: '东航', count: 2, value: 2000_00, planned: 1 }],
  person: [{ key: 'e1', name: '林晓雯', count: 2, value: 2000_00, planned: 0 }],
}
const choices = {
  departments: [{ departmentId: 'd1', name: '销售部', depth: 0 }],
  grades: [],
  costCentres: [],
  projects: [],
  legalEntities: [],
  reasons: [],
} as const
const listed = (...tickets: Sketch<UnusedTicket>[]) =>
  answer(searchUnusedTickets, { list: tickets, count: tickets.length, atRisk: 1280_00, parts })

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['book', 'readOrders'] })
  answer(getOrderChoices, choices)
  answer(getOrderExports, { list: [] })
  listed(ticket)
})

const open = (query = '') => openPage(ticketsPage, `/manage/tickets${query}`)
const row = async () => within((await screen.findByRole('link', { name: /MU5101/ })).closest('tr')!)
const asked = () => requestsOf(searchUnusedTickets).at(-1)
const query = (address: string) => Object.fromEntries(new URLSearchParams(address.split('#')[0]?.split('?')[1]))

describe('a ticket that nobody used', () => {
  test('says what it is of, whose, until when it can be used and what was paid', async () => {
    open()
    const line = await row()
    expect(line.getByRole('link', { name: 'MU5101 北京 → 上海' }).getAttribute('href')).toBe(paths.order({ orderId: 'F1' }))
    expect(line.getByText('东航 · 781-1234567890 · F1')).toBeTruthy()
    expect(line.getByText(formatInstant(ticket.departAt))).toBeTruthy()
    expect(line.getByText(formatFullDate(ticket.lastDay))).toBeTruthy()
    expect(line.getByText(text().daysLeft({ days: 20 }))).toBeTruthy()
    expect(line.getByText(text().couponsLeft({ count: 2 }))).toBeTruthy()
    expect(screen.getByText(text().count({ count: 1 }))).toBeTruthy()
  })

  test.each([
    ['usable', (): string => text().usableHint({ name: '林晓雯' })],
    ['leaver', (): string => text().leaverHint],
    ['taken', (): string => text().takenHint],
    ['expired', (): string => text().expiredHint],
  ] as const)('that is %s says so and what to do', async (status, hint) => {
    listed({ ...ticket, status })
    open()
    const line = await row()
    expect(line.getByText(words().ticketStatuses[status])).toBeTruthy()
    expect(line.getByText(hint())).toBeTruthy()
    expect(line.queryByText(text().noPlan) !== null).toBe(status === 'usable')
  })

  test('names the plans that could use it: an order is a way to it, an application has its days', async () => {
    listed({
      ...ticket,
      plans: [
        { kind: 'order', number: 'F9', firstDay: '2026-12-01', lastDay: '2026-12-01' },
        { kind: 'application', number: 'A7', firstDay: '2026-12-03', lastDay: '2026-12-05' },
      ],
    })
    open()
    const line = await row()
    const order = line.getByRole('link', { name: `${words().planKinds.order} F9` })
    expect(order.getAttribute('href')).toBe(paths.order({ orderId: 'F9' }))
    expect(line.queryByRole('link', { name: new RegExp('A7') })).toBeNull()
    expect(line.getByText(formatFullDate('2026-12-01'))).toBeTruthy()
    expect(line.getByText(`${formatFullDate('2026-12-03')} – ${formatFullDate('2026-12-05')}`)).toBeTruthy()
  })
})

describe('tickets are narrowed', () => {
  test.each([
    ['department', (): string => text().department, '销售部', { departmentId: 'd1' }],
    ['status', (): string => text().status, 'leaver', { status: 'leaver' }],
    ['what ends soon', (): string => text().only, 'soon', { only: 'soon' }],
  ] as const)('by %s, which the address keeps, and shown whole again', async (_what, label, chosen, sent) => {
    const { user, address } = open()
    await row()
    await user.selectOptions(screen.getByRole('combobox', { name: label() }), chosen)
    await waitFor(() => expect(asked()).toMatchObject(sent))
    expect(query(address())).toMatchObject(sent)
    const set = within(screen.getByRole('group', { name: widgets().narrowedBy }))
    await user.click(set.getAllByRole('button')[0]!)
    await waitFor(() => expect(asked()).toEqual({ size: 20 }))
  })

  test.each([
    ['month', (): string => formatMonth('2026-12'), 3, { month: '2026-12' }],
    ['carrier', (): string => '东航', 2, { carrier: 'MU' }],
    ['person', (): string => '林晓雯', 2, { person: 'e1' }],
  ] as const)('by a part of the division by %s, which is named above the list', async (by, name, count, sent) => {
    const { user } = open()
    await row()
    await user.click(screen.getByRole('tab', { name: text().radar.by[by] }))
    await user.click(await screen.findByRole('button', { name: text().radar.narrowTo({ name: name(), count }) }))
    await waitFor(() => expect(asked()).toMatchObject(sent))
    const set = within(screen.getByRole('group', { name: widgets().narrowedBy }))
    expect(set.getByText(name())).toBeTruthy()
  })

  test('by words that may be a name, so that they do not stand in what servers see of the address', async () => {
    const { user, address } = open()
    await row()
    await user.click(screen.getByRole('textbox', { name: text().keyword }))
    await user.paste('林晓雯')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(asked()).toMatchObject({ keyword: '林晓雯' }))
    expect(address().split('#')[0]).not.toContain('keyword')
  })

  test('how the page is looked at is not asked of the server, and stays when all filters go', async () => {
    const { user, address } = open('?by=carrier&sort=value&status=expired')
    await row()
    expect(asked()).toEqual({ size: 20, sort: 'value', status: 'expired' })
    await user.click(screen.getAllByRole('button', { name: widgets().clearFilters }).at(-1)!)
    await waitFor(() => expect(asked()).toEqual({ size: 20, sort: 'value' }))
    expect(query(address())).toEqual({ by: 'carrier', sort: 'value' })
  })

  test.each([
    ['none at all', '', (): string => text().noneTitle, false],
    ['none of the kind', '?status=leaver', (): string => text().noneFoundTitle, true],
  ] as const)('and there are %s', async (_what, address, title, ways) => {
    listed()
    open(address)
    expect(await screen.findByText(title())).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: text().reset }).length > 0).toBe(ways)
  })

  test('and could not be read: a press reads them again', async () => {
    loseNetwork(searchUnusedTickets)
    const { user } = open()
    const again = await screen.findByRole('button', { name: widgets().retry })
    listed(ticket)
    await user.click(again)
    await row()
  })
})

describe('a file of tickets', () => {
  const file = {
    exportId: 'x1',
    what: 'tickets',
    state: 'waiting',
    askedAt: '2026-11-20T01:59:00Z',
    lines: 0,
    bytes: 0,
  } as unknown as OrderExport

  test('is asked for once, of what the list shows, and told', async () => {
    answer(exportUnusedTickets, { exportId: 'x1' })
    const { user } = open('?by=person&status=leaver')
    await row()
    const button = screen.getByRole('button', { name: report().exportTickets })
    const go = holdBack(exportUnusedTickets)
    await user.dblClick(button)
    answer(getOrderExports, { list: [file] })
    go()
    expect(await screen.findByText(report().begun)).toBeTruthy()
    expect(requestsOf(exportUnusedTickets)).toEqual([{ status: 'leaver' }])
    expect(await screen.findByRole('list', { name: report().files })).toBeTruthy()
  })

  test('that is refused says why', async () => {
    refuse(exportUnusedTickets, 'forbidden')
    const { user } = open()
    await row()
    await user.click(screen.getByRole('button', { name: report().exportTickets }))
    expect(await screen.findByText(await sentenceOf('forbidden'))).toBeTruthy()
  })

  test('that cannot be called off says why', async () => {
    answer(getOrderExports, { list: [file] })
    refuse(cancelOrderExport, 'notFound')
    const { user } = open()
    const files = within(await screen.findByRole('list', { name: report().files }))
    await user.click(files.getByRole('button'))
    expect(await screen.findByText(await sentenceOf('notFound'))).toBeTruthy()
    expect(requestsOf(cancelOrderExport)).toEqual([{ exportId: 'x1' }])
  })

  test('of orders does not stand among those of tickets', async () => {
    answer(getOrderExports, { list: [{ ...file, what: 'orders', state: 'done' }] as never })
    open()
    await row()
    expect(screen.queryByRole('list', { name: report().files })).toBeNull()
  })
})
