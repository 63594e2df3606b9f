import type { Language } from '@sojourn/contract/kit/language'
import { readRide } from '@sojourn/domain/products/train/kept/kept'
import type { ReportItem } from '../../../../capabilities/report'
import { stationName } from '../../../reference/rail-places'
import { seatName } from './to-screen'

/** A kept ride as lines of a bill name it. */
export function rideReportItem(segment: unknown, language: Language): ReportItem {
  const { trainNo, seatClass, departStation, arriveStation } = readRide(segment)
  return {
    service: trainNo,
    carrier: '',
    className: seatName(seatClass, language),
    from: stationName(departStation, language),
    to: stationName(arriveStation, language),
  }
}
