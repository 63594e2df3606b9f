import type { HotelDemandDetail } from '@sojourn/contract/products/hotel/demand.shapes'
import { listSearch, oneOf } from '../../../../kit/lists/list-search'
import type { Tone } from '../../../../kit/marks/badge'

export type DemandState = HotelDemandDetail['state']

/** The tabs of the list, each with the states behind it. */
export const demandGroups = ['all', 'open', 'quoted', 'ended'] as const
export type DemandGroup = (typeof demandGroups)[number]

const groupStates: Record<DemandGroup, DemandState[] | undefined> = {
  all: undefined,
  open: ['submitted'],
  quoted: ['quoted'],
  ended: ['ordered', 'expired', 'refused', 'cancelled'],
}
export const statesOf = (group: DemandGroup): DemandState[] | undefined => groupStates[group]

export const demandSearch = listSearch({ group: oneOf(demandGroups, 'all') })

export const demandTones: Record<DemandState, Tone> = {
  submitted: 'brand',
  quoted: 'warn',
  ordered: 'good',
  expired: 'locked',
  refused: 'bad',
  cancelled: 'locked',
}
