import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import { reuseDaySearch } from '@sojourn/domain/booking/search-cache'
import { checkTrainSearch, normalTrainNumber } from '@sojourn/domain/products/train/draft'
import type { CalendarRules } from '../../../../kit/dates/calendar-model'
import { keepProductCache, readProductCache } from '../../../../kit/browser/product-cache'
import { several } from '../../../../kit/lists/list-search'
import type { SearchPlan } from '../../../booking/search/search-frame'
import type { StationPlace } from '../../../reference/use-stations'

export interface TrainFormState {
  depart: StationPlace | undefined
  arrive: StationPlace | undefined
  departDate: string
  trainNo: string
  fastOnly: boolean
}

/** train_data_pc (S3.57) */
interface Cache extends Omit<TrainFormState, 'depart' | 'arrive'> {
  depart: StationPlace | null
  arrive: StationPlace | null
  currentTimeStamp: number
}

/** S9.06, by their names in the reader's language. */
const defaults = (names: { depart: string; arrive: string }): Pick<TrainFormState, 'depart' | 'arrive'> => ({
  depart: { code: 'SHH', name: names.depart, kind: 3, szmCode: 'sh' },
  arrive: { code: 'BJP', name: names.arrive, kind: 3, szmCode: 'bj' },
})

/** The last search when it is young enough (S4.21), else Shanghai to Beijing today (S9.04, S9.06). */
export function initialTrainState(now: number, today: string, names: { depart: string; arrive: string }): TrainFormState {
  const stored = readProductCache<Cache>('train_data_pc', ['depart', 'arrive', 'departDate', 'trainNo', 'fastOnly'])
  const cache = stored && reuseDaySearch(stored, now, today)
  if (!cache) return { ...defaults(names), departDate: today, trainNo: '', fastOnly: false }
  const { depart, arrive, departDate, trainNo, fastOnly } = cache
  return { depart: depart ?? undefined, arrive: arrive ?? undefined, departDate, trainNo, fastOnly }
}

const stationOf = (place: SearchStart['depart']): StationPlace | undefined => place && { ...place, szmCode: place.szmCode ?? '' }

/** As a travel application plans it. */
export const startedTrainState = ({ depart, arrive, startDate }: SearchStart): TrainFormState => ({
  depart: stationOf(depart),
  arrive: stationOf(arrive),
  departDate: startDate,
  trainNo: '',
  fastOnly: false,
})

/** As the search of a list has it. */
export const editedTrainState = (search: TrainSearchParams): TrainFormState => ({
  depart: { code: search.departStationCode, name: search.departStation, kind: 3, szmCode: search.departStationSZMCode ?? '' },
  arrive: { code: search.arriveStationCode, name: search.arriveStation, kind: 3, szmCode: search.arriveStationSZMCode ?? '' },
  departDate: search.departDate,
  trainNo: search.trainNo ?? '',
  fastOnly: search.searchFastTrainOnly,
})

export const keepTrainSearch = (state: TrainFormState, now: number): void =>
  keepProductCache('train_data_pc', {
    ...state,
    depart: state.depart ?? null,
    arrive: state.arrive ?? null,
    currentTimeStamp: now,
  } satisfies Cache)

/** S4.24 */
export const swapEnds = (state: TrainFormState): TrainFormState => ({ ...state, depart: state.arrive, arrive: state.depart })

/** The search that the form asks for; which stations exist is the server's to know. */
export function trainPlan(state: TrainFormState, rules: CalendarRules, filters = ''): SearchPlan<TrainSearchParams> {
  const { depart, arrive, departDate } = state
  const trainNo = normalTrainNumber(state.trainNo)
  const arriveBand = several.read(new URLSearchParams(filters).get('arriveBand') ?? '') ?? []
  const searchParams: TrainSearchParams = {
    segmentType: 0,
    departStation: depart?.name ?? '',
    departStationCode: depart?.code ?? '',
    ...(depart && { departStationSZMCode: depart.szmCode }),
    arriveStation: arrive?.name ?? '',
    arriveStationCode: arrive?.code ?? '',
    ...(arrive && { arriveStationSZMCode: arrive.szmCode }),
    searchFastTrainOnly: state.fastOnly,
    departDate,
    returnDate: departDate,
    ...(trainNo && { trainNo }),
    ...(arriveBand.length > 0 && { arriveBand }),
  }
  const days = { today: rules.today, horizonEnd: rules.last }
  return { wrong: checkTrainSearch(searchParams, { ...days, knowsStation: () => true }), searchParams }
}
