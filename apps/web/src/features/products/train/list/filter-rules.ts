import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { listFilters, type Filters } from '../../../booking/list/list-filters'
import { bandOf, timeBands } from '../../../booking/list/time-bands'
import { isFree, isSold } from '../seat-rules'

/** Groups of the filter column. */
const filterGroups = ['band', 'arriveBand', 'type', 'departStation', 'arriveStation', 'seat'] as const
export type FilterGroup = (typeof filterGroups)[number]

/** Single conditions: a class within policy, seats left, only G, D and C (handbook 3.1). */
const filterSwitches = ['within', 'available', 'fast', 'fuxing'] as const
type FilterSwitch = (typeof filterSwitches)[number]

export type TrainFilters = Filters<FilterGroup, FilterSwitch>

const fastTypes: readonly TrainOffer['type'][] = ['G', 'D', 'C']
const isFast = (train: TrainOffer): boolean => fastTypes.includes(train.type)

/** One class must meet all conditions on classes at once. */
function someSeatPasses(train: TrainOffer, { within, available, seat: classes }: TrainFilters): boolean {
  if (!within && !available && classes.length === 0) return true
  return train.seats.some(
    (seat) =>
      (classes.length === 0 || classes.includes(seat.seat)) &&
      (!within || seat.verdict === 'within') &&
      (!available || (isSold(train) && isFree(seat))),
  )
}

function passes(train: TrainOffer, filters: TrainFilters): boolean {
  const allows = (group: FilterGroup, value: string) => filters[group].length === 0 || filters[group].includes(value)
  return (
    allows('band', bandOf(train.departTime)) &&
    allows('arriveBand', bandOf(train.arriveTime)) &&
    allows('type', train.type) &&
    allows('departStation', train.departStation) &&
    allows('arriveStation', train.arriveStation) &&
    (!filters.fast || isFast(train)) &&
    (!filters.fuxing || train.fuxing) &&
    someSeatPasses(train, filters)
  )
}

/** The trains to show. */
export const applyFilters = (trains: readonly TrainOffer[], filters: TrainFilters): TrainOffer[] =>
  trains.filter((train) => passes(train, filters))

const valuesOf: Record<FilterGroup, (train: TrainOffer) => string[]> = {
  band: (train) => [bandOf(train.departTime)],
  arriveBand: (train) => [bandOf(train.arriveTime)],
  type: (train) => [train.type],
  departStation: (train) => [train.departStation],
  arriveStation: (train) => [train.arriveStation],
  seat: (train) => train.seats.map(({ seat }) => seat),
}

const typeOrder: readonly TrainOffer['type'][] = ['G', 'D', 'C', 'Z', 'T', 'K', 'other']
/** From the finest to the plainest, seats before berths. */
const seatOrder: readonly TrainSeat['seat'][] = ['9', 'P', 'D', 'M', 'O', 'S', '2', '1', 'A', '6', 'F', 'I', '4', 'J', '3', 'WZ']
export const trainFilters = listFilters<TrainOffer, FilterGroup, FilterSwitch, undefined>({
  groups: filterGroups,
  switches: filterSwitches,
  apply: applyFilters,
  valuesOf,
  orders: { band: timeBands, arriveBand: timeBands, type: typeOrder, seat: seatOrder },
  always: ['band', 'arriveBand'],
  chips: ['band', 'arriveBand'],
})
