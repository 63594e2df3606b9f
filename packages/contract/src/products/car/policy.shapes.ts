import { Type, type Static } from 'typebox'
import { policyBounds } from '../../booking/policy/policy-bounds'
import { Clock, Fen, handlingOf, optional, within, Word } from '../../booking/policy/policy-terms.shapes'
import { Latitude, Longitude } from '../../kit/numbers'
import { words } from '../../kit/words'
import { carPlaceKinds, fencePartsAtMost } from './car-words'

export const carClasses = ['economy', 'comfort', 'business', 'luxury'] as const
export const CarSection = Type.Object({
  classes: optional(Type.Array(words(...carClasses), { minItems: 1, maxItems: 4 })),
  /** Fen per ride, by its estimate. */
  maxPrice: optional(Fen),
  /** Simplified Chinese names of the cities in which cars may be ordered. */
  cityNames: optional(Type.Array(Word, { minItems: 1, maxItems: 400 })),
  /** One end of a ride is a place of one of these kinds; with none of them only sites and pairs say where rides go. */
  placeKinds: optional(Type.Array(words(...carPlaceKinds), { maxItems: carPlaceKinds.length })),
  /** Places of the company's own: whatever lies within so many metres is one. One that no pair names is enough at one end. */
  sites: optional(
    Type.Array(Type.Object({ name: Word, latitude: Latitude, longitude: Longitude, metres: within(policyBounds.siteMetres) }), {
      maxItems: fencePartsAtMost,
    }),
  ),
  /** Both ends of a ride, whichever way it goes: each the name of a site, a kind of place, or `anywhere`. */
  pairs: optional(Type.Array(Type.Object({ one: Word, other: Word }), { maxItems: fencePartsAtMost })),
  /** Hours in which a ride may begin; a window may span midnight. */
  times: optional(Type.Array(Type.Object({ from: Clock, to: Clock }), { minItems: 1, maxItems: 7 })),
  /** Rides in a calendar month. */
  monthlyCount: optional(within(policyBounds.rides)),
  /** Fen of one person in a calendar month. */
  monthlyMoney: optional(Fen),
  handling: handlingOf('carClass', 'carPrice', 'carCity', 'carPlace', 'carTime', 'carCount', 'carMonth'),
})
export type CarSection = Static<typeof CarSection>
