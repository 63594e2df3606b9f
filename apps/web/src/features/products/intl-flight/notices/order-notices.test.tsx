// @vitest-environment happy-dom
import type { IntlProtection } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { searchIntlProtection, takeIntlProtection } from '../../../../api/calls/products/intl-flight/after-sales'
import { readText } from '../../../../kit/text/text'
import { inBrowser, stopClock } from '../../../../testing/browser'
import { dictionary, intlOrder, outbound } from '../../../../testing/intl'
import { showPart } from '../../../../testing/page'
import { signIn } from '../../../../testing/people'
import { answer, requestsOf, type Sketch } from '../../../../testing/server'
import { OrderNotices } from './order-notices'

inBrowser(
  'products/intl-flight/after-sale/notices',
  'products/intl-flight/after-sale/change',
  'products/intl-flight/search/itinerary',
  'products/intl-flight/search/list',
  'kit/widgets',
)

const text = () => readText('products/intl-flight/after-sale/notices')
const was = { departDate: '2026-12-01', departTime: '08:30', arriveDate: '2026-12-01', arriveTime: '13:00' }
const flown = { ...was, flightNo: 'NH962', departTime: '16:40', arriveTime: '21:10' }
const ends = { departAirport: 'PEK', departName: '首都', arriveAirport: 'NRT', arriveName: '成田' }
const instead = { takesOut: [0], flights: [{ ...flown, ...ends }] }
const called: Sketch<IntlScheduleNotice> = {
  eventId: 'e',
  segment: 0,
  kind: 'cancelled',
  announcedAt: '2026-11-19T02:00:00Z',
  was,
  isLarge: true,
  options: ['refund', 'change'],
  held: false,
  canRefundAll: true,
  canFreeRebook: true,
}
const offerOf = (flightNo: string, departTime: string): Sketch<IntlProtection['offers'][number]> => ({
  itineraryKey: flightNo,
  fareKey: 'M',
  segments: [{ ...outbound, flightNo, departTime, departAt: '2026-12-01T08:40:00Z', arriveAt: '2026-12-01T12:10:00Z' }],
  connections: [],
  durationMinutes: 210,
  cabins: ['Y'],
  bookingClasses: ['M'],
  baggage: [{ kilograms: 23 }],
  brand: 'standard',
  validatingCarrier: 'NH',
  digest: { refund: 'unknown', change: 'free' },
  seats: 4,
  lines: [],
  total: 0,
  involuntary: true,
  verdict: 'within',
  violations: [],
})

beforeEach(() => {
  stopClock('2026-11-20T02:00:00Z')
  signIn()
})
const show = (notice: Sketch<IntlScheduleNotice>) =>
  showPart(<OrderNotices order={{ ...intlOrder, travellerList: [], notices: [notice] } as unknown as IntlFlightOrderDetail} />)

test('what the carrier flies instead is told beside what it called off, and taken with two presses', async () => {
  const { user } = show({ ...called, instead })
  expect(screen.getByText(text().instead)).toBeTruthy()
  expect(screen.getByText(/^NH962 .*16:40/)).toBeTruthy()
  answer(searchIntlProtection, {
    dictionary,
    waiverCode: 'INVABC123',
    offers: [offerOf('NH962', '16:40'), offerOf('NH972', '19:00')],
  })
  await user.click(screen.getByRole('button', { name: text().takeInstead({ flight: 'NH962' }) }))
  const dialog = within(await screen.findByRole('dialog'))
  const [own] = await dialog.findAllByRole('button', { name: text().protectTake })
  const rows = dialog.getAllByRole('listitem').filter((row) => within(row).queryByRole('button', { name: text().protectTake }))
  const marked = rows.map((row) => within(row).queryByText(text().protectOwn) !== null)
  expect(marked).toEqual([true, false])
  answer(takeIntlProtection, { orderNo: 'X2', state: 1820, next: 'supplier' })
  await user.click(own!)
  expect(requestsOf(takeIntlProtection)).toMatchObject([{ orderNo: 'X1', segment: 0, itineraryKey: 'NH962' }])
})

test('a carrier that takes another way is told with the flights of before and after, and both have to be on an offer', async () => {
  const onward = { ...ends, departAirport: 'KIX', departName: '关西', flightNo: 'NH94', departTime: '20:00', arriveTime: '21:15' }
  const first = { ...flown, ...ends, arriveAirport: 'KIX', arriveName: '关西' }
  const { user } = show({ ...called, instead: { takesOut: [0], flights: [first, { ...was, ...onward }] } })
  expect(screen.getByText(text().kinds.rerouted({ flight: 'NH964' }))).toBeTruthy()
  expect(screen.getByText(/^NH962 首都 .*→ 关西/)).toBeTruthy()
  expect(screen.getByText(/^NH94 关西 .*→ 成田/)).toBeTruthy()
  expect(screen.getByText(text().more({ changes: 1 }))).toBeTruthy()
  answer(searchIntlProtection, { dictionary, offers: [offerOf('NH962', '16:40')] })
  await user.click(screen.getByRole('button', { name: text().takeInstead({ flight: 'NH962 + NH94' }) }))
  expect(await screen.findByText(text().protectOwnGone({ flight: 'NH962 + NH94' }))).toBeTruthy()
})

test('flights that are taken out for one are told one by one', () => {
  const legs = [
    { ...outbound, arriveAirport: 'KIX' },
    { ...outbound, index: 1, flightNo: 'NH94', departAirport: 'KIX' },
  ]
  const notice = { ...called, instead: { ...instead, takesOut: [0, 1] } }
  const order = { ...intlOrder, segments: legs, travellerList: [], notices: [notice] }
  showPart(<OrderNotices order={order as unknown as IntlFlightOrderDetail} />)
  expect(screen.getByText(/^NH964 PEK .*→ KIX/)).toBeTruthy()
  expect(screen.getByText(/^NH94 KIX .*→ NRT/)).toBeTruthy()
  expect(screen.getByText(text().direct)).toBeTruthy()
  expect(screen.queryByText(text().gone)).toBeNull()
})

test('where it has no seat left that is said, and the others can be taken', async () => {
  const { user } = show({ ...called, instead })
  answer(searchIntlProtection, { dictionary, offers: [offerOf('NH972', '19:00')] })
  await user.click(screen.getByRole('button', { name: text().takeInstead({ flight: 'NH962' }) }))
  expect(await screen.findByText(text().protectOwnGone({ flight: 'NH962' }))).toBeTruthy()
})

test('a carrier that names nothing leaves it to choose among protected flights', async () => {
  const { user } = show(called)
  expect(screen.queryByText(text().instead)).toBeNull()
  answer(searchIntlProtection, { dictionary, offers: [offerOf('NH972', '19:00')] })
  await user.click(screen.getByRole('button', { name: text().protect }))
  expect(await screen.findByRole('button', { name: text().protectTake })).toBeTruthy()
  expect(screen.queryByText(text().protectOwnGone({ flight: 'NH962' }))).toBeNull()
})

test.each(['refunded', 'changed'] as const)('once its tickets were %s nothing is asked any more, whoever had it', (became) => {
  show({ ...called, options: [], answer: 'desk', answeredAt: '2026-11-19T03:00:00Z', became })
  expect(screen.getByText(text().became[became])).toBeTruthy()
  expect(screen.queryByText(text().answers.desk())).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['of one ticket', {}, false],
  ['to another ticket', { otherTicket: true }, true],
])('a connection %s that is at risk says whose loss it is', (_title, more, isOwn) => {
  const risk = { airport: 'NRT', minutesBefore: 240, minutes: 120, minimumMinutes: 180, ...more }
  const moved = { kind: 'retimed', now: { ...was, arriveTime: '15:00' }, options: ['accept'], risk } as const
  show({ ...called, ...moved })
  const words = document.body.textContent
  expect(words).toContain(text().risk({ airport: '成田', before: '4小时', left: '2小时', least: '3小时' }).slice(0, 4))
  expect(words.includes(text().otherTicket)).toBe(isOwn)
})
