import { addDays } from '@sojourn/domain/kit/local-date'

/** What somebody bought, when, and what became of it. */
export interface DemoOrder {
  account: string
  product: 'flight' | 'hotel' | 'train'
  /** Which of the journeys or houses of the demonstration. */
  choice: number
  orderedOn: string
  travelsOn: string
  nights: number
  outcome: 'used' | 'ahead' | 'refunded' | 'cancelled'
}

const months = 13
const daysBack = 30 * months
const everyDays = 8

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

/** A way out, the nights there and, for some, a train on from there; a part of the month, so that this one has a spend beside last year's. */
function journeyAround(account: string, index: number, today: string): DemoOrder[] {
  const begins = addDays(today, index % 4 === 3 ? 2 : -(index % 3))
  const ahead = { account, choice: index, orderedOn: addDays(today, -(3 + index)), nights: 3, outcome: 'ahead' as const }
  return [
    { ...ahead, product: index % 2 === 0 ? 'flight' : 'train', travelsOn: begins },
    { ...ahead, product: 'hotel', travelsOn: begins },
  ]
}
