import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { arriveInstant, departInstant } from '@sojourn/domain/products/train/connections'
import { describeRides } from '@sojourn/domain/products/train/describe'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import { cityCodeOfStation, stationName } from '../../../reference/rail-places'
import type { Journey } from '../search/choose'
import { keptRide } from '../supply/from-supply'

export const segmentRecord = ({ ride, seat }: Journey, position: number): NewOrderSegment =>
  segmentOf(keptRide(ride, seat), position)

export const segmentOf = (ride: KeptRide, position: number): NewOrderSegment => ({
  position,
  kind: 'journey',
  serviceNo: ride.trainNo,
  serviceKey: ride.trainKey,
  departCity: cityCodeOfStation(ride.departStation),
  arriveCity: cityCodeOfStation(ride.arriveStation),
  departPlace: ride.departStation,
  arrivePlace: ride.arriveStation,
  worths: {},
  departDate: ride.departDate,
  departAt: departInstant(ride),
  arriveAt: arriveInstant(ride),
  body: ride,
})

/** One line on these rides in every language. */
export function titleOf(
  rides: readonly Pick<KeptRide, 'trainNo' | 'departStation' | 'arriveStation'>[],
  frame: (journey: string, language: (typeof languages)[number]) => string = (journey) => journey,
): LocalText {
  const titles = languages.map((language) => {
    const named = rides.map(({ trainNo, departStation, arriveStation }) => ({
      trainNo,
      departName: stationName(departStation, language),
      arriveName: stationName(arriveStation, language),
    }))
    return [language, frame(describeRides(named, language), language)]
  })
  return Object.fromEntries(titles) as LocalText
}
