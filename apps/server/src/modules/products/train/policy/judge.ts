import type { TravelType } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { evaluateTrains, type TrainSetting } from '@sojourn/domain/products/train/policy/evaluate'
import { sensibleMinutes } from '@sojourn/domain/products/train/policy/sensible-ride'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { trainSectionOf } from '@sojourn/domain/products/train/policy/section'
import type { RailRide } from '@sojourn/supply/ports/rail-ride'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { PersonRow } from '../../../booking/traveller/store'
import { judgedTrain, type PolicyRide } from '../supply/from-supply'

export function policyTraveller(person: PersonRow) {
  const policy = trainSectionOf(person.policy?.body)
  return { travellerId: person.employeeId, ...(policy ? { policy } : {}) }
}

/** How a company judges travellers of different standards who go together (handbook 7.3). */
export const trainSetting = ({ config }: EnterpriseRow, bookingDate: string): TrainSetting => ({
  bookingDate,
  together: config.settings.togetherBookRule,
})

export const isBusiness = (draft: { travelType: TravelType }): boolean => draft.travelType === 'business'

/** What policy says of every seat class of every ride, ride by ride; personal travel asks for no travellers. */
export function judgeRides(
  people: readonly PersonRow[],
  rides: readonly PolicyRide[],
  setting: TrainSetting,
  language: Language,
): OfferVerdict[][] {
  const seats = rides.flatMap((ride) => judgedTrain(ride).seats)
  const verdicts = evaluateTrains(people.map(policyTraveller), seats, setting, language)
  let first = 0
  return rides.map(({ seats: { length } }) => verdicts.slice(first, (first += length)))
}

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

const placeOf = ({ trainKey, departStation, arriveStation }: RailRide) => ({ trainKey, departStation, arriveStation })
