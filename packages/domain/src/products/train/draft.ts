import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import { checkDay } from '../../booking/date-section'

export interface TrainSearchContext {
  today: string
  horizonEnd: string
  knowsStation(code: string): boolean
}

/** S5.11, S9.10 */
export const longestTrainNumber = 10
/** Prefixes of 12306: G, D and C are fast, Z, T, K, L, Y and S are not, ordinary trains have digits only. */
const trainNumber = /^[GDCZTKLYS]?\d{1,4}$/

/** As tickets print it: capitals, half width, no spaces around. */
export const normalTrainNumber = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase()
export const isTrainNumber = (typed: string): boolean => trainNumber.test(normalTrainNumber(typed))

/** The first thing wrong with a search for trains (S5.10, S5.11). */
export function checkTrainSearch(params: TrainSearchParams, context: TrainSearchContext): Problem | undefined {
  const { departStationCode, arriveStationCode, trainNo = '' } = params
  if (departStationCode === '') return problem('cityMissing', { field: 'departStationCode' })
  if (arriveStationCode === '') return problem('cityMissing', { field: 'arriveStationCode' })
  if (departStationCode === arriveStationCode) return problem('citySame', { field: 'arriveStationCode' })
  if (!context.knowsStation(departStationCode)) return unknown('departStationCode', params.departStation)
  if (!context.knowsStation(arriveStationCode)) return unknown('arriveStationCode', params.arriveStation)
  if (trainNo.trim() !== '' && !isTrainNumber(trainNo)) return problem('trainNumberInvalid', { field: 'trainNo' })
  return checkDay('departDate', params.departDate, context)
}

const unknown = (field: string, station: string): Problem => problem('stationUnknown', { field, detail: { station } })
