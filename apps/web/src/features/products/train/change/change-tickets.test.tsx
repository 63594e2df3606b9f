// @vitest-environment happy-dom
import type { AlterableTrainOrder, TrainChangeSearchResult } from '@sojourn/contract/products/train/after-sales.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTrainChangeInfo, searchTrainChange } from '../../../../api/calls/products/train/after-sales'
import { getBookDateSection } from '../../../../api/calls/reference/city'
import { formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { bookableDays } from '../../../../testing/search'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as changePage from './change-page'

inBrowser('products/train/after-sale/change', 'products/train/search', 'booking/order/page')

const text = () => readText('products/train/after-sale/change')
const orderId = 'T1'
const ride = {
  index: 0,
  trainNo: 'G101',
  departStationName: '北京南',
  departDate: '2026-11-28',
  departTime: '06:36',
  arriveStationName: '上海虹桥',
  arriveDate: '2026-11-28',
  arriveTime: '12:40',
  seatName: '二等座',
} as const
const ticket = {
  ticketNo: '7811234567',
  segment: 0,
  traveller: '林晓雯',
  place: '08车10B号',
  ticketPrice: 55_300,
  possible: true,
  otherDestination: true,
  fee: { ticketPrice: 55_300, fee: 0, rule: '开车前 48 小时以上', involuntary: false },
} as const
const other = { ...ticket, ticketNo: '7811234568', traveller: '陈志远', otherDestination: false } as const
const order = { orderNo: orderId, rides: [ride], tickets: [ticket, other] } as unknown as Sketch<AlterableTrainOrder>
const coupons = `${ticket.ticketNo}.0`

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getBookDateSection, bookableDays)
  answer(getTrainChangeInfo, order)
})

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
const search = () => screen.getByRole('button', { name: new RegExp(`^${text().search}`) })
async function open(more: { coupons?: string; date?: string } = {}) {
  const page = openPage(changePage, paths.trainChange({ orderId, ...more }))
  await screen.findByRole('heading', { name: text().chooseChange })
  return page
}

describe('which tickets are changed, to when and where', () => {
  test('begins with all of them, each with its place and fee, and waits for a day and somebody', async () => {
    const { user } = await open()
    expect([box('林晓雯').checked, box('陈志远').checked]).toEqual([true, true])
    expect(screen.getAllByText(`${text().noFee} · ${ticket.fee.rule}`)).toHaveLength(2)
    expect(screen.getAllByText(formatPrice(55_300))).toHaveLength(2)
    await user.click(search())
    expect(within(search()).getByText(text().noDate)).toBeTruthy()
    for (const name of ['林晓雯', '陈志远']) await user.click(box(name))
    expect(within(search()).getByText(text().nobody)).toBeTruthy()
    expect(requestsOf(searchTrainChange)).toEqual([])
  })

  test('stands in the address at once, so that whoever comes back finds it', async () => {
    const { user, address, comeAgain } = await open({ date: '2026-11-25' })
    await user.click(box('陈志远'))
    await waitFor(() => expect(address()).toContain(`coupons=${coupons}`))
    expect(address()).toContain('date=2026-11-25')
    await comeAgain()
    await screen.findByRole('heading', { name: text().chooseChange })
    expect([box('林晓雯').checked, box('陈志远').checked]).toEqual([true, false])
  })

  test('leads elsewhere only where all of them may', async () => {
    const { user } = await open()
    expect(screen.getByText(text().destinationLate)).toBeTruthy()
    await user.click(box('陈志远'))
    expect(await screen.findByText(text().destinationHint)).toBeTruthy()
    expect(screen.queryByText(text().destinationLate)).toBeNull()
  })

  test('of nothing leads to a refund; of an order that is not there to mine', async () => {
    answer(getTrainChangeInfo, { ...order, tickets: [{ ...ticket, possible: false, reason: '已开车' }] })
    const { comeAgain } = openPage(changePage, paths.trainChange({ orderId }))
    expect(await screen.findByText(text().noneChange)).toBeTruthy()
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links()).toEqual(expect.arrayContaining([paths.trainOrder({ orderId }), paths.trainRefund({ orderId })]))
    refuse(getTrainChangeInfo, 'orderUnknown')
    await comeAgain(paths.trainChange({ orderId: 'T404' }))
    expect(await screen.findByText(readText('booking/order/page').unknownTitle)).toBeTruthy()
  })
})

describe('trains to change to', () => {
  const found = {
    searchId: 'S1',
    from: ride,
    rule: '改签免费一次',
    refundTiers: ['开车前 8 天以上不收退票费'],
    stations: [],
    trains: [],
    service: { open: true },
    saleDates: { first: '2026-11-20', last: '2026-12-04' },
    policyApplies: false,
  } as unknown as Sketch<TrainChangeSearchResult>

  test('are looked for with the tickets and the day; on a day without any another one is chosen', async () => {
    answer(searchTrainChange, found)
    const { user, address } = await open({ coupons, date: '2026-11-25' })
    await user.click(search())
    expect(await screen.findByText(text().emptyTitle)).toBeTruthy()
    expect(requestsOf(searchTrainChange)).toEqual([
      { orderNo: orderId, coupons: [{ ticketNo: ticket.ticketNo, segment: 0 }], departDate: '2026-11-25' },
    ])
    for (const said of ['改签免费一次', '开车前 8 天以上不收退票费']) expect(screen.getByText(said)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: text().otherDay }))
    await screen.findByRole('heading', { name: text().chooseChange })
    expect(address()).toContain('date=2026-11-25')
  })

  test('are none for tickets that cannot be changed any more, which is said with the way to the order', async () => {
    refuse(searchTrainChange, 'trainDeparted')
    const { user } = await open({ coupons, date: '2026-11-25' })
    await user.click(search())
    expect(await screen.findByText(await sentenceOf('trainDeparted'))).toBeTruthy()
    expect(screen.getByRole('link', { name: text().toOrder }).getAttribute('href')).toBe(paths.trainOrder({ orderId }))
  })

  test('that could not be read can be tried again', async () => {
    refuse(searchTrainChange, 'supplierFailed')
    const { user } = await open({ coupons, date: '2026-11-25' })
    await user.click(search())
    const alert = await screen.findByRole('alert')
    answer(searchTrainChange, found)
    await user.click(within(alert).getAllByRole('button')[0]!)
    expect(await screen.findByText(text().emptyTitle)).toBeTruthy()
  })
})
