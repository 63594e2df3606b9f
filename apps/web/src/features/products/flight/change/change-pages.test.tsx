// @vitest-environment happy-dom
import type { AlterableOrder, ChangeSearchResult } from '@sojourn/contract/products/flight/after-sales.shapes'
import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getFlightChangeInfo, searchFlightChange } from '../../../../api/calls/products/flight/after-sales'
import { getBookDateSection } from '../../../../api/calls/reference/city'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { openPage } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { bookableDays } from '../../../../testing/search'
import { answer, refuse, requestsOf, sentenceOf, type Sketch } from '../../../../testing/server'
import * as applyPage from './change-apply-page'
import * as listPage from './change-list-page'

inBrowser('products/flight/after-sale/change', 'products/flight/after-sale/refund', 'products/flight/words')

const text = () => readText('products/flight/after-sale/change')
const orderId = 'X1'
const segment = {
  index: 0,
  flightNo: 'MU5101',
  departAirportName: '首都机场',
  departDate: '2026-12-01',
  departTime: '08:00',
  arriveAirportName: '虹桥机场',
  arriveTime: '10:20',
} as const
const back = { ...segment, index: 1, flightNo: 'MU5102', departDate: '2026-12-05' } as const
const coupon = {
  ticketNo: '7811234567',
  segment: 0,
  employeeId: 'e1',
  traveller: '林晓雯',
  stateName: '可使用',
  possible: true,
  fee: { ticketPrice: 90_000, fee: 9000, rule: '起飞前 10%', involuntary: false },
} as const
const other = { ...coupon, ticketNo: '7811234568', traveller: '陈志远' } as const
const order = {
  orderNo: orderId,
  segments: [segment],
  coupons: [coupon, other],
  notices: [],
} as const satisfies Sketch<AlterableOrder>

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
  answer(getBookDateSection, bookableDays)
})

describe('which tickets are changed, and to which day', () => {
  async function open(info: Sketch<AlterableOrder> = order, more: { coupons?: string; date?: string } = {}) {
    answer(getFlightChangeInfo, info)
    const page = openPage(applyPage, paths.flightChangeApply({ orderId, ...more }))
    await screen.findByRole('heading', { name: text().passengers })
    return page
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
  const search = () => screen.getByRole('button', { name: new RegExp(`^${text().search}`) })

  test('begins with everybody who can, each with the fee, and waits for a day and somebody', async () => {
    const { user, address } = await open()
    expect([box('林晓雯').checked, box('陈志远').checked]).toEqual([true, true])
    expect(screen.getAllByText(new RegExp(`${formatPrice(9000)} · ${coupon.fee.rule}`))).toHaveLength(2)
    await user.click(search())
    expect(within(search()).getByText(text().noDate)).toBeTruthy()
    await user.click(within(await screen.findByRole('grid')).getAllByText('3')[0]!)
    for (const name of ['林晓雯', '陈志远']) await user.click(box(name))
    expect(within(search()).getByText(text().nobody)).toBeTruthy()
    await user.click(box('陈志远'))
    await user.click(search())
    const asked = { orderId, coupons: `${other.ticketNo}.0`, date: '2026-12-03' }
    await waitFor(() => expect(address()).toBe(paths.flightChange(asked)))
  })

  test('is as the address names it for whoever comes back', async () => {
    const { user, address } = await open(order, { coupons: `${other.ticketNo}.0`, date: '2026-11-24' })
    expect([box('林晓雯').checked, box('陈志远').checked]).toEqual([false, true])
    await user.click(search())
    await waitFor(() => expect(address()).toContain('date=2026-11-24'))
  })

  test('of several flights is one, with its own people; one of which nothing can be changed is not chosen', async () => {
    const used = { ...coupon, possible: false, reason: '客票已使用', fee: undefined }
    const onward = { ...other, segment: 1 }
    await open({ ...order, segments: [segment, back], coupons: [used, onward] })
    const direction = (flight: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(flight) })
    expect([direction('MU5101').disabled, direction('MU5102').checked]).toEqual([true, true])
    expect(screen.getByText(text().noneOfSegment)).toBeTruthy()
    expect(box('陈志远').checked).toBe(true)
    expect(screen.queryByText('林晓雯')).toBeNull()
  })

  test('of nothing leads to a refund; of an order that is not there to mine', async () => {
    answer(getFlightChangeInfo, { ...order, coupons: [{ ...coupon, possible: false }] })
    const { comeAgain } = openPage(applyPage, paths.flightChangeApply({ orderId }))
    expect(await screen.findByText(text().none)).toBeTruthy()
    expect(screen.getByRole('link', { name: text().refund }).getAttribute('href')).toBe(paths.flightRefund({ orderId }))
    refuse(getFlightChangeInfo, 'orderUnknown')
    await comeAgain(paths.flightChangeApply({ orderId: 'X404' }))
    expect(await screen.findByText(text().unknown)).toBeTruthy()
  })
})

describe('flights to change to', () => {
  const fare = (fareKey: string, ticketPrice: number, more: object = {}) =>
    ({
      fareKey,
      bookingClass: fareKey,
      cabin: 'Y',
      fareType: 'published',
      ticketPrice,
      discount: 60,
      seats: 9,
      ruleTier: 'r',
      baggageKg: 20,
      verdict: 'within',
      violations: [],
      ...more,
    }) as unknown as FlightFare
  const forbid = { travellerId: 'e1', rule: 'cabin', handling: 'forbid', sentence: '高于标准，不可订' }
  const flightOf = (flightKey: string, ...fares: FlightFare[]) =>
    ({
      flightKey,
      flightNo: flightKey,
      carrier: 'MU',
      departAirport: 'PEK',
      departTerminal: 'T2',
      departDate: '2026-11-24',
      departTime: '08:00',
      arriveAirport: 'SHA',
      arriveTerminal: 'T2',
      arriveTime: '10:20',
      spanDays: 0,
      durationMinutes: 140,
      aircraft: '320',
      fares,
    }) as unknown as FlightOffer
  const result = {
    searchId: 'S1',
    from: segment,
    party: 1,
    policyApplies: true,
    terms: {
      ticketPrice: 90_000,
      fee: 9000,
      cabin: 'Y',
      departs: 0,
      involuntary: false,
      rule: '起飞前 10%',
      holdsUntil: '2026-11-20T04:00:00Z',
    },
    dictionary: { carriers: [], airports: [], aircraft: [], rules: [] },
    flights: [
      flightOf(
        'MU5103',
        fare('B', 120_000),
        fare('M', 80_000),
        fare('Z', 70_000, { verdict: 'forbidden', violations: [forbid] }),
      ),
    ],
  } as unknown as ChangeSearchResult
  const coupons = `${coupon.ticketNo}.0`
  async function open(found: Sketch<ChangeSearchResult> = result, date = '2026-11-24') {
    answer(searchFlightChange, found)
    const page = openPage(listPage, paths.flightChange({ orderId, coupons, date }))
    await screen.findByText(text().flights({ count: found.flights?.length ?? 0 }))
    return page
  }

  test('cost the fee of the rule and what is dearer, nothing back of what is cheaper, and lead on', async () => {
    const { user } = await open()
    expect(screen.getByText(text().terms({ fee: formatPrice(9000), rule: '起飞前 10%' }))).toBeTruthy()
    expect(screen.getByText(text().holdsUntil({ time: formatInstant('2026-11-20T04:00:00Z') }))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: `${text().openFares} MU5103` }))
    const list = await screen.findByRole('list', { name: text().fares({ flight: 'MU5103' }) })
    const rows = [...list.children] as HTMLElement[]
    const [cheap, dear, locked] = rows
    expect(rows).toHaveLength(3)
    expect(within(cheap!).getByText(text().noDifference)).toBeTruthy()
    expect(within(dear!).getByText(text().difference({ amount: formatPrice(30_000) }))).toBeTruthy()
    const confirm = { orderId, coupons, flightKey: 'MU5103', fareKey: 'M', searchId: 'S1' }
    expect(within(cheap!).getByRole('link').getAttribute('href')).toBe(paths.flightChangeConfirm(confirm))
    expect(within(locked!).queryByRole('link')).toBeNull()
    expect(within(locked!).getByRole('button', { name: new RegExp(`^${text().locked}`) }).title).toBe(forbid.sentence)
  })

  test('begin with the one that the carrier keeps, opened', async () => {
    const kept = flightOf('MU5109', fare('M', 90_000))
    await open({ ...result, flights: [...result.flights, kept], protectedFlightKey: 'MU5109' })
    expect(screen.getByText(text().protectedBadge)).toBeTruthy()
    const toggles = screen.getAllByRole('button', { expanded: true })
    expect(toggles.map((toggle) => toggle.getAttribute('aria-label'))).toEqual([`${text().closeFares} MU5109`])
  })

  test('are free where the carrier forced the change', async () => {
    await open({
      ...result,
      terms: { ...result.terms, involuntary: true, departs: Date.parse('2026-11-24T00:00:00Z') },
    })
    expect(screen.getByText(text().freeTerms)).toBeTruthy()
    expect(screen.getAllByText(text().free).length).toBeGreaterThan(0)
  })

  test('are looked for on the days beside, but none that is over or not sold yet', async () => {
    const { user, address } = await open(result, '2026-11-20')
    const earlier = await screen.findByRole('button', { name: new RegExp(`^${text().earlier}`) })
    await waitFor(() => expect(within(earlier).getByText(text().dayOver)).toBeTruthy())
    await user.click(earlier)
    expect(address()).toContain('date=2026-11-20')
    await user.click(screen.getByRole('button', { name: text().later }))
    await waitFor(() => expect(requestsOf(searchFlightChange).at(-1)).toMatchObject({ departDate: '2026-11-21' }))
  })

  test('that are none on a day say so; tickets that are taken by now say why', async () => {
    const { comeAgain } = await open({ ...result, flights: [] })
    expect(screen.getByText(text().emptyTitle)).toBeTruthy()
    refuse(searchFlightChange, 'couponTaken')
    await comeAgain(paths.flightChange({ orderId, coupons, date: '2026-11-25' }))
    expect(await screen.findByText(text().none)).toBeTruthy()
    expect(screen.getByText(await sentenceOf('couponTaken'))).toBeTruthy()
  })
})
