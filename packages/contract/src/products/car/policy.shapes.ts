import { Type, type Static } from 'typebox'
import { policyBounds } from '../../booking/policy/policy-bounds'
import { Clock, Fen, handlingOf, optional, within, Word } from '../../booking/policy/policy-terms.shapes'
import { words } from '../../kit/words'
import { carPlaceKinds } from './car-words'

export const carClasses = ['economy', 'comfort', 'business', 'luxury'] as const
export const CarSection = Type.Object({
  classes: optional(Type.Array(words(...carClasses), { minItems: 1, maxItems: 4 })),
  /** Fen per ride, by its estimate. */
  maxPrice: optional(Fen),
  /** Simplified Chinese names of the cities in which cars may be ordered. */
  cityNames: optional(Type.Array(Word, { minItems: 1, maxItems: 400 })),
  /** One end of a ride is a place of one of these kinds. */
  placeKinds: optional(Type.Array(words(...carPlaceKinds), { minItems: 1, maxItems: carPlaceKinds.length })),
  /** Hours in which a ride may begin; a window may span midnight. */
  times: optional(Type.Array(Type.Object({ from: Clock, to: Clock }), { minItems: 1, maxItems: 7 })),
  /** Rides in a calendar month. */
  monthlyCount: optional(within(policyBounds.rides)),
  /** Fen of one person in a calendar month. */
  monthlyMoney: optional(Fen),
  handling: handlingOf('carClass', 'carPrice', 'carCity', 'carPlace', 'carTime', 'carCount', 'carMonth'),
})
export type CarSection = Static<typeof CarSection>
