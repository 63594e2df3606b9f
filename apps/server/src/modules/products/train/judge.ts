import { travelTypes } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { TrainOffer } from '@sojourn/contract/products/train.shapes'
import { evaluateTrains, type TrainSetting } from '@sojourn/domain/booking/policy/evaluate-train'
import { withinPolicy, type OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { RailRide } from '@sojourn/supply/ports/rail'
import type { EnterpriseRow } from '../../booking/settings/store'
import type { PersonRow } from '../../booking/traveller/store'
import { shownTrain } from './kept-train'

export function policyTraveller(person: PersonRow) {
  const policy = person.policy?.body.train
  return { travellerId: person.employeeId, ...(policy ? { policy } : {}) }
}

/** How a company judges travellers of different standards who go together (handbook 7.3). */
export const trainSetting = ({ config }: EnterpriseRow, bookingDate: string): TrainSetting => ({
  bookingDate,
  together: config.settings.togetherBookRule,
})

export const isBusiness = (draft: { travelType: 1 | 2 }): boolean => travelTypes.word(draft.travelType) === 'business'

/** What policy says of every seat class of every ride, ride by ride; personal travel asks for no travellers. */
export function judgeRides(
  people: readonly PersonRow[],
  rides: readonly RailRide[],
  setting: TrainSetting,
  language: Language,
): OfferVerdict[][] {
  const seats = rides.flatMap((ride) => shownTrain(ride).seats)
  const verdicts = evaluateTrains(people.map(policyTraveller), seats, setting, language)
  let first = 0
  return rides.map(({ seats: { length } }) => verdicts.slice(first, (first += length)))
}

/** A ride with the verdict of each of its classes; nobody waits for seats where the company's ticket office buys (handbook 3.10). */
export const judgedRide = (
  ride: RailRide,
  verdicts: readonly OfferVerdict[],
  way: 'railway' | 'local' = 'railway',
): TrainOffer => ({
  ...ride,
  seats: ride.seats.map((seat, position) => {
    const { verdict, violations } = verdicts[position] ?? withinPolicy
    return { ...seat, waitlist: seat.waitlist && way === 'railway', verdict, violations }
  }),
})

/** The cheapest seat that is left, not standing, and breaks no rule. */
export function lowestCompliant(rides: readonly RailRide[], verdicts: readonly (readonly OfferVerdict[])[]) {
  let best: { ride: RailRide; seat: RailRide['seats'][number] } | undefined
  for (const [row, ride] of rides.entries()) {
    if (ride.sale !== 'onSale') continue
    for (const [position, seat] of ride.seats.entries()) {
      const open = seat.seats > 0 && seat.seat !== 'WZ' && verdicts[row]?.[position]?.verdict === 'within'
      if (open && (best === undefined || seat.price < best.seat.price)) best = { ride, seat }
    }
  }
  return best && { ...placeOf(best.ride), seat: best.seat.seat, price: best.seat.price }
}

export const placeOf = ({ trainKey, departStation, arriveStation }: RailRide) => ({ trainKey, departStation, arriveStation })
