import type { Language } from '@sojourn/contract/kit/language'
import { readRide } from '@sojourn/domain/products/train/kept/kept'
import type { ReportItem } from '../../../../capabilities/report'
import type { LineDisplay } from '../../../../context'
import { trainOrderWords, trainStateName } from './order-words'
import { stationName } from '../../../reference/rail-places'
import { seatName } from './to-screen'

/** A kept ride as lines of a bill name it. */
function rideReportItem(segment: unknown, language: Language): ReportItem {
  const { trainNo, seatClass, departStation, arriveStation } = readRide(segment)
  return {
    service: trainNo,
    carrier: '',
    className: seatName(seatClass, language),
    from: stationName(departStation, language),
    to: stationName(arriveStation, language),
  }
}

export const rideLines: LineDisplay = { reportItem: rideReportItem, stateName: trainStateName, words: trainOrderWords }
