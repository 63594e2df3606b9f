import { expect, test } from 'vitest'
import { seenOffers, type JudgedOffers } from '../booking/policy/choice-set'
import { compliantFirst, needsReason } from '../booking/policy/verdict'
import { withinHours } from '../booking/policy/within-hours'
import { policySections } from './index'

const setting = { bookingDate: '2026-12-01' }
const fare = (bookingClass: string, cabin: 'Y' | 'C', ticketPrice: number) => ({ bookingClass, cabin, ticketPrice })

test.each<[string, object[], string[]]>([
  [
    'flight',
    [
      { flightNo: 'MU5101', departTime: '09:00', arriveTime: '11:10', fares: [fare('R', 'Y', 500_00), fare('J', 'C', 2500_00)] },
      { flightNo: 'CA1', departTime: '10:00', arriveTime: '12:15', fares: [fare('Y', 'Y', 1000_00)] },
      { flightNo: 'CA3', departTime: '11:00', arriveTime: '13:15', fares: [] },
    ],
    ['MU5101 09:00–11:10 经济舱 R 50000', 'MU5101 09:00–11:10 公务舱 J 250000', 'CA1 10:00–12:15 经济舱 Y 100000'],
  ],
  ['intlFlight', [{ name: 'NH960', cabins: ['Y', 'C', 'Y'], price: 3000_00 }], ['NH960 经济舱 · 公务舱 300000']],
  ['car', [{ name: '经济型 神州', price: 45_00 }], ['经济型 神州 4500']],
  ['hotel', [{ name: '全季', nights: [{ price: 400_00 }, { price: 520_00 }, { price: 380_00 }] }], ['全季 52000']],
  ['intlHotel', [{ name: 'Hilton', nights: [{ price: 1200_00 }] }], ['Hilton 120000']],
])('what a %s search showed is read one line per offer, at the price that standards limit', (product, offers, lines) => {
  const seen = seenOffers({ product, offers, setting } as unknown as JudgedOffers, policySections, 'zh-CN')
  expect(seen.map(({ label, price }) => `${label} ${price}`)).toEqual(lines)
})

test.each([
  ['07:00', '22:00', '06:59', false],
  ['07:00', '22:00', '07:00', true],
  ['07:00', '22:00', '22:00', true],
  ['07:00', '22:00', '22:01', false],
  ['22:00', '06:00', '21:59', false],
  ['22:00', '06:00', '22:00', true],
  ['22:00', '06:00', '03:00', true],
  ['22:00', '06:00', '06:00', true],
  ['22:00', '06:00', '06:01', false],
  ['08:00', '08:00', '08:00', true],
  ['08:00', '08:00', '08:01', false],
])('between %s and %s lies %s: %s', (from, to, time, inside) => {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  expect(withinHours(minute, { from, to })).toBe(inside)
})

test('[handbook 7.4] one of several broken rules that asks for a reason is enough; what keeps the standard comes first', () => {
  expect(needsReason([{ handling: 'remind' }, { handling: 'reason' }])).toBe(true)
  expect(needsReason([])).toBe(false)
  expect((['forbidden', 'within', 'remind', 'within'] as const).toSorted(compliantFirst)).toEqual([
    'within',
    'within',
    'forbidden',
    'remind',
  ])
})
