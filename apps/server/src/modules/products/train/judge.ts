import { travelTypes } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { TrainOffer } from '@sojourn/contract/products/train.shapes'
import { evaluateTrains, type TrainSetting } from '@sojourn/domain/booking/policy/evaluate-train'
import { sensibleMinutes } from '@sojourn/domain/booking/policy/sensible-ride'
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
  seats: ride.seats.map(({ seat, price, berths, seats, waitlist }, position) => {
    const { verdict, violations } = verdicts[position] ?? withinPolicy
    const judged = { seat, price, seats, waitlist: waitlist && way === 'railway', verdict, violations }
    return berths ? { ...judged, berths } : judged
  }),
})

/** The cheapest seat that is left and breaks no rule: not standing, and not on a train that takes far longer than others. */
export function lowestCompliant(rides: readonly RailRide[], verdicts: readonly (readonly OfferVerdict[])[]) {
  const longest = sensibleMinutes(rides.map(({ durationMinutes }) => durationMinutes))
  const left = rides.flatMap((ride, row) =>
    ride.sale === 'onSale' && ride.durationMinutes <= longest
      ? ride.seats
          .filter(({ seat, seats }, position) => seats > 0 && seat !== 'WZ' && verdicts[row]?.[position]?.verdict === 'within')
          .map(({ seat, price }) => ({ ride, seat, price }))
      : [],
  )
  const best = left.reduce<(typeof left)[number] | undefined>(
    (found, each) => (found && found.price <= each.price ? found : each),
    undefined,
  )
  return best && { ...placeOf(best.ride), seat: best.seat, price: best.price }
}

export const placeOf = ({ trainKey, departStation, arriveStation }: RailRide) => ({ trainKey, departStation, arriveStation })
