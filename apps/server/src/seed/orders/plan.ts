import { addDays } from '@sojourn/domain/kit/local-date'

/** What somebody bought, when, and what became of it. */
export interface DemoOrder {
  account: string
  product: 'flight' | 'hotel' | 'train'
  /** Which of the journeys or hotels of the demonstration. */
  choice: number
  orderedOn: string
  travelsOn: string
  nights: number
  outcome: 'used' | 'ahead' | 'refunded' | 'cancelled'
}

const months = 13
const daysBack = 30 * months
const everyDays = 6

/** Of thirteen months an order a week or so for each company, of today and the next days one for each of its people, the same on every machine. */
export function demoOrders(accounts: readonly string[], today: string): DemoOrder[] {
  const past = Array.from({ length: Math.floor(daysBack / everyDays) }, (_, index): DemoOrder => {
    const travelsOn = addDays(today, -daysBack + index * everyDays)
    const product = (['flight', 'hotel', 'train', 'flight', 'train', 'hotel', 'flight'] as const)[index % 7]!
    return {
      account: accounts[index % accounts.length]!,
      product,
      choice: index,
      orderedOn: addDays(travelsOn, -(2 + (index % 9))),
      travelsOn,
      nights: 1 + (index % 3),
      outcome: index % 11 === 7 ? 'cancelled' : product === 'flight' && index % 14 === 3 ? 'refunded' : 'used',
    }
  })
  return [...past, ...accounts.flatMap((account, index) => journeyAround(account, index, today))]
}

/** Of each of its people: how they set out, how many days from now, and the hotel of the city where they arrive. */
const underWay = [
  { product: 'flight', choice: 0, hotel: 0, inDays: 0 },
  { product: 'train', choice: 0, hotel: 0, inDays: 0 },
  { product: 'flight', choice: 1, hotel: 1, inDays: -1 },
  { product: 'train', choice: 2, hotel: 1, inDays: 2 },
  { product: 'flight', choice: 3, hotel: 2, inDays: -2 },
  { product: 'train', choice: 1, hotel: 0, inDays: 0 },
] as const

/** A way out and the nights there. */
function journeyAround(account: string, index: number, today: string): DemoOrder[] {
  const { product, choice, hotel, inDays } = underWay[index % underWay.length]!
  const travelsOn = addDays(today, inDays)
  const ahead = { account, orderedOn: addDays(today, -(3 + index)), travelsOn, nights: 3, outcome: 'ahead' as const }
  return [
    { ...ahead, product, choice },
    { ...ahead, product: 'hotel', choice: hotel },
  ]
}
