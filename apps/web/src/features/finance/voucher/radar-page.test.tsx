// @vitest-environment happy-dom
import type { DueThing } from '@sojourn/contract/finance/voucher.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getVoucherRadar, searchCompanyDue } from '../../../api/calls/finance/voucher'
import { formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { inBrowser, stopClock } from '../../../testing/browser'
import { openPage } from '../../../testing/page'
import { signIn } from '../../../testing/people'
import { answer, refuse, requestsOf, type Sketch } from '../../../testing/server'
import * as radarPage from './radar-page'

inBrowser('finance/vouchers')

const text = () => readText('finance/vouchers')
const sums = { count: 12, amount: 600_000, tax: 49_000, soon: 3, soonTax: 9000, lapsed: 1, lapsedTax: 1000 }
const person = { key: 'e1', name: '林晓雯', ...sums }
const dueIn = (daysLeft: number): Sketch<DueThing> => ({
  key: `k${daysLeft}`,
  payer: 'company',
  item: 'railFare',
  orderNo: 'T1',
  service: 'G101',
  from: '北京',
  to: '上海',
  traveller: '林晓雯',
  department: '销售部',
  supplier: '铁路',
  travelDay: '2026-11-01',
  lastDay: '2027-04-30',
  daysLeft,
  amount: 55_300,
  tax: 4566,
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn({ permissions: ['finance'] })
  answer(getVoucherRadar, { asOf: '2026-11-19', total: sums, parts: [person] })
  answer(searchCompanyDue, { list: [dueIn(161), dueIn(30), dueIn(0), dueIn(-2)] })
})

test('who or what misses vouchers is told apart as one wishes, and each part leads to its charges and back', async () => {
  const { user, address } = openPage(radarPage, paths.voucherRadar())
  const [link] = await screen.findAllByRole('link', { name: '林晓雯' })
  expect(requestsOf(getVoucherRadar)).toEqual([{ groupedBy: 'person' }])
  expect(screen.getByText(text().radar.taxOf({ amount: formatPrice(9000) }))).toBeTruthy()
  await user.click(link!)
  expect(await screen.findByRole('heading', { name: '林晓雯' })).toBeTruthy()
  expect(requestsOf(searchCompanyDue).at(-1)).toMatchObject({ groupedBy: 'person', key: 'e1' })
  await user.click(screen.getByRole('link', { name: text().radar.back }))
  await user.click(await screen.findByRole('tab', { name: text().radar.groups.supplier }))
  await waitFor(() => expect(requestsOf(getVoucherRadar).at(-1)).toEqual({ groupedBy: 'supplier' }))
  expect(address()).toContain('by=supplier')
})

test('each charge says how long a voucher can be had still, or since when none is issued any more', async () => {
  openPage(radarPage, paths.voucherRadar({ open: 'all' }))
  const table = within(await screen.findByRole('table'))
  for (const days of [161, 30, 0]) expect(table.getByText(text().daysLeft({ days }))).toBeTruthy()
  expect(table.getByText(text().lapsedSince({ days: 2 }))).toBeTruthy()
  const [order] = table.getAllByRole('link', { name: text().items.railFare })
  expect(order!.getAttribute('href')).toBe(paths.order({ orderId: 'T1' }))
  expect(requestsOf(searchCompanyDue)[0], 'of all').not.toHaveProperty('groupedBy')
})

test('a company that misses nothing is told so', async () => {
  answer(getVoucherRadar, { asOf: '2026-11-19', total: { ...sums, count: 0 }, parts: [] })
  openPage(radarPage, paths.voucherRadar())
  expect(await screen.findByText(text().radar.noneWhy)).toBeTruthy()
})

test('what cannot be read can be tried again', async () => {
  refuse(getVoucherRadar, 'unexpected')
  const { user } = openPage(radarPage, paths.voucherRadar())
  const alert = await screen.findByRole('alert')
  answer(getVoucherRadar, { asOf: '2026-11-19', total: sums, parts: [person] })
  await user.click(within(alert).getByRole('button'))
  expect((await screen.findAllByRole('link', { name: '林晓雯' })).length).toBeGreaterThan(0)
})
