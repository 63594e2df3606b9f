import type { Language } from '@sojourn/contract/kit/language'
import type { TrainRide } from '@sojourn/contract/products/train/order.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import { policyText } from '@sojourn/text/booking/policy/words'
import { stationName } from '../../../reference/rail-places'

export const seatName = (seat: string, language: Language): string => policyText[language].seats[seat] ?? seat

/** A kept ride in the reader's words. */
export const rideOf = ({ position, body }: { position: number; body: KeptRide }, language: Language): TrainRide => ({
  index: position,
  trainKey: body.trainKey,
  trainNo: body.trainNo,
  type: body.trainType,
  departStation: body.departStation,
  departStationName: stationName(body.departStation, language),
  departDate: body.departDate,
  departTime: body.departTime,
  arriveStation: body.arriveStation,
  arriveStationName: stationName(body.arriveStation, language),
  arriveDate: addDays(body.departDate, body.spanDays),
  arriveTime: body.arriveTime,
  spanDays: body.spanDays,
  durationMinutes: body.rideMinutes,
  distanceKm: body.distanceKm,
  seat: body.seatClass,
  seatName: seatName(body.seatClass, language),
  ticketPrice: body.fare,
})
