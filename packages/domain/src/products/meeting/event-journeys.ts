import type { Product } from '@sojourn/contract/booking/codes'
import type { MeetingJourneys } from '@sojourn/contract/products/meeting/journey.calls'
import { compareDates } from '../../kit/local-date'
import { sum } from '../../kit/money'
import { perPerson } from './plan-price'

interface Period {
  startDate: string
  endDate: string
}

/** Whether somebody who travels in these days can be on their way to an event, at it, or on their way home. */
export const meetsEvent = ({ startDate, endDate }: Period, days: readonly string[]): boolean =>
  compareDates(startDate, days.at(-1)!) <= 0 && compareDates(endDate, days[0]!) >= 0

/** What an order takes of an application. */
export interface JourneyUse {
  product: Product
  travellerIds: readonly string[]
  state: 'encumbered' | 'spent' | 'released'
  amount: number
}

/** Fen that are held or spent for it: what was given back costs nothing. */
export const heldAmount = ({ state, amount }: Pick<JourneyUse, 'state' | 'amount'>): number => (state === 'released' ? 0 : amount)

interface EventMoney {
  uses: readonly JourneyUse[]
  meeting: number
  meetingBy: MeetingJourneys['cost']['meetingBy']
  people: number
}

type EventCost = Omit<MeetingJourneys['cost'], 'byProduct'> & { byProduct: { product: Product; amount: number }[] }

/** What an event costs so far: its journeys by product, and the meeting itself. */
export function eventCost({ uses, meeting, meetingBy, people }: EventMoney): EventCost {
  const held = uses.filter((use) => heldAmount(use) > 0)
  const known = [...new Set(held.map(({ product }) => product))]
  const of = (product: Product): number => sum(held.filter((use) => use.product === product).map(heldAmount))
  const journeys = sum(held.map(heldAmount))
  const total = journeys + meeting
  return {
    byProduct: known.map((product) => ({ product, amount: of(product) })),
    journeys,
    meeting,
    meetingBy,
    total,
    perPerson: perPerson(total, people),
  }
}

/** Of those who are to travel, who has nothing booked that stands. */
export const withoutJourney = (travellerIds: readonly string[], uses: readonly JourneyUse[]): string[] => {
  const booked = new Set(uses.filter(({ state }) => state !== 'released').flatMap((use) => use.travellerIds))
  return [...new Set(travellerIds)].filter((id) => !booked.has(id))
}
