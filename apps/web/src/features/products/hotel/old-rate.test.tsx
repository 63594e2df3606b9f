import type { HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '../../../kit/text/text'
import { StaySummary } from './book/stay-summary'
import { OrderStay } from './order/order-stay'

beforeAll(() =>
  loadTexts(
    'booking/placing/book',
    'products/hotel/book',
    'products/hotel/detail',
    'products/hotel/order',
    'products/hotel/words',
    'kit/money',
    'kit/widgets',
  ),
)
const turnTo = (instant: string) => void vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const local = { total: { amount: 320_000, currency: 'THB' }, rateDate: '2026-09-29' }
const stay = {
  hotel: { name: '湄南河酒店', pictures: [] },
  room: { name: '大床房' },
  checkInDate: '2026-12-09',
  checkOutDate: '2026-12-10',
}
const rate = { hotelType: 1, nights: [], nightsOver: [], local }
const check = { ...stay, rate, rooms: 1, cancellation: [], guarantee: { needed: false } } as unknown as HotelCheckResult
const booking = () => renderToStaticMarkup(<StaySummary check={check} paysExcess={false} />)
const ordered = (createdAt: string) => {
  const order = { ...stay, kind: 'booking', createdAt, rate, local, rooms: [], requests: [], requestAnswers: [], hotelType: 1 }
  return renderToStaticMarkup(<OrderStay order={order as unknown as HotelOrderDetail} />)
}
const said = (days: number) => `该汇率已有 ${days} 天，当前汇率可能不同`

test('an amount that was converted at a rate of fifty days is told as it is, from fifty-one days on with the age of its rate', () => {
  turnTo('2026-11-18T15:59:00Z')
  expect(booking()).toContain('按 2026-09-29 公开汇率折算')
  expect(booking()).not.toContain('该汇率已有')
  turnTo('2026-11-18T16:00:00Z')
  expect(booking()).toContain(said(51))
})

test('an order tells the age that its rate had when it was placed, whenever it is read', () => {
  turnTo('2027-09-29T02:00:00Z')
  expect(ordered('2026-11-20T02:00:00Z')).toContain(said(52))
  expect(ordered('2026-10-20T02:00:00Z')).not.toContain('该汇率已有')
})
