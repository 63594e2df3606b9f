import { expect, test } from 'vitest'
import { ratesAsked, type AskedPayment } from './asked-rates'

const rates = [
  { rateId: 'cheap', hotelType: 2 },
  { rateId: 'desk', hotelType: 1 },
  { rateId: 'free', hotelType: 2 },
] as const

test.each<[string, AskedPayment, string[], string[]]>([
  ['either way', 0, ['cheap', 'desk', 'free'], []],
  ['at the hotel: the cheaper prepaid one is not what was asked', 1, ['desk'], ['cheap', 'free']],
  ['in advance', 2, ['cheap', 'free'], ['desk']],
])('rates for a search that wants to pay %s, each part in its order', (_title, payment, asked, others) => {
  const parted = ratesAsked(rates, payment)
  const ids = (list: readonly { rateId: string }[]) => list.map(({ rateId }) => rateId)
  expect([ids(parted.asked), ids(parted.others)]).toEqual([asked, others])
})
