import type { FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { day, listSearch, oneOf, words, type Searched } from '../../../../kit/lists/list-search'
import type { Tone } from '../../../../kit/marks/badge'

/** The number of a state (handbook 2.5). */
export type DemandCode = FlightDemandDetail['state']

export const stateWords = {
  0: 'draft',
  1: 'submitted',
  2: 'quoted',
  3: 'chosen',
  4: 'approving',
  5: 'awaitingPayment',
  6: 'rejected',
  7: 'expired',
  8: 'refused',
  9: 'obsolete',
  10: 'issued',
} as const satisfies Record<DemandCode, string>

/** The tabs of the list, each with the states behind it. */
export const demandGroups = ['all', 'open', 'quoted', 'chosen', 'ended'] as const
export type DemandGroup = (typeof demandGroups)[number]

const groupStates: Record<DemandGroup, DemandCode[] | undefined> = {
  all: undefined,
  open: [0, 1],
  quoted: [2, 6],
  chosen: [3, 4, 5],
  ended: [7, 8, 9, 10],
}
export const statesOf = (group: DemandGroup): DemandCode[] | undefined => groupStates[group]

export const demandSearch = listSearch({
  group: oneOf(demandGroups, 'all'),
  traveller: words(),
  demandNo: words(40),
  depart: words(3),
  arrive: words(3),
  from: day(''),
  to: day(''),
})

export type DemandSearch = Searched<typeof demandSearch>

export const demandTones: Record<DemandCode, Tone> = {
  0: 'locked',
  1: 'brand',
  2: 'warn',
  3: 'brand',
  4: 'brand',
  5: 'brand',
  6: 'bad',
  7: 'locked',
  8: 'bad',
  9: 'locked',
  10: 'good',
}
