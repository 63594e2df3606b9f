import { products } from '@sojourn/contract/booking/codes'
import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import { trainCarbonGrams, trainDoorToDoor } from '@sojourn/domain/products/train/comparison'
import { withinPolicy } from '@sojourn/domain/booking/policy/verdict'
import { averageFee } from '@sojourn/domain/booking/service-fee'
import { isFastType } from '@sojourn/domain/products/train/numbers'
import type { Work } from '../../../../context'
import type { ComparableOffer, ComparedJourney } from '../../../../capabilities/catalogue'
import { chinaDate } from '../../../../kit/clock'
import { serviceFees } from '../../../booking/settings/service-fees'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { cityCodeOfStation, stationName, stationsOfCityCode } from '../../../reference/rail-places'
import { judgeRides, trainSetting } from '../policy/judge'
import { seatName } from '../order/to-screen'

/** Where and when a search for trains goes, by city. */
export const trainEnds = (searchParams: object) => {
  const { departStationCode, arriveStationCode, departDate } = searchParams as TrainSearchParams
  return { depart: cityCodeOfStation(departStationCode), arrive: cityCodeOfStation(arriveStationCode), date: departDate }
}

/** Every seat of a day between two cities that can be had, for the comparison with other products. */
export async function compareTrains(work: Work, journey: ComparedJourney): Promise<ComparableOffer[]> {
  const departStations = stationsOfCityCode(journey.depart)
  const arriveStations = stationsOfCityCode(journey.arrive)
  if (departStations.length === 0 || arriveStations.length === 0) return []
  const today = chinaDate(work.context.clock.now())
  const [enterprise, people] = await Promise.all([
    findEnterprise(work),
    findPeople(work, journey.travellerIds, {
      today,
      reader: journey.language,
      under: underApplication(work.context, journey.travelApplyNo),
    }),
  ])
  const { date, language, business } = journey
  const search = { departStations, arriveStations, date, fastOnly: false }
  const rides = (await work.context.rail.search(asking(work.context), search)).filter(({ sale }) => sale === 'onSale')
  const verdicts = judgeRides(business ? people : [], rides, trainSetting(enterprise, today), language)
  const serviceFee = averageFee(serviceFees(work, 'train'), journey, people)
  return rides.flatMap((ride, row) =>
    ride.seats.flatMap(({ seat, price, seats }, position): ComparableOffer[] =>
      seats < Math.max(1, people.length) || seat === 'WZ'
        ? []
        : [
            {
              productType: products.code('train'),
              number: ride.trainNo,
              seat: seatName(seat, language),
              from: stationName(ride.departStation, language),
              to: stationName(ride.arriveStation, language),
              departDate: ride.departDate,
              departTime: ride.departTime,
              arriveTime: ride.arriveTime,
              spanDays: ride.spanDays,
              rideMinutes: ride.durationMinutes,
              doorToDoorMinutes: trainDoorToDoor(ride.durationMinutes),
              price: price + serviceFee,
              carbonGrams: trainCarbonGrams(isFastType(ride.type) ? 'fast' : 'other', ride.distanceKm),
              verdict: (verdicts[row]?.[position] ?? withinPolicy).verdict,
            },
          ],
    ),
  )
}
