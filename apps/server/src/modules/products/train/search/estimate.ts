import { cityKey } from '@sojourn/domain/reference/place/city-text'
import { estimateJourney } from '@sojourn/domain/booking/application/estimate'
import { serviceFeesOf } from '@sojourn/domain/booking/service-fee'
import { sum } from '@sojourn/domain/kit/money'
import { trainSectionOf } from '@sojourn/domain/products/train/policy/section'
import { serviceFees } from '../../../booking/settings/service-fees'
import { asking } from '../../../booking/lifecycle/asking'
import { stationsOfCityCode } from '../../../reference/rail-places'
import type { Work } from '../../../../context'
import type { JourneyEstimate, PlannedJourney } from '../../../../capabilities/catalogue'
import { chinaDate } from '../../../../kit/clock'
import { findEnterprise } from '../../../booking/settings/store'
import { findPlannedPeople } from '../../../booking/traveller/planned-people'
import { judgeRides, trainSetting } from '../policy/judge'

/** Of a city, by its code, one of its airports or its name. */
const stationsOf = (code: string): string[] => stationsOfCityCode(cityKey({ code, name: '' }))

/** What trains of a planned day cost now; a day that is not on sale yet has the same fares. Standing places count for nothing. */
export async function estimateTrain(work: Work, journey: PlannedJourney): Promise<JourneyEstimate | undefined> {
  const departStations = stationsOf(journey.depart)
  const arriveStations = stationsOf(journey.arrive)
  if (departStations.length === 0 || arriveStations.length === 0) return undefined
  const now = work.context.clock.now()
  const today = chinaDate(now)
  const search = { departStations, arriveStations, date: journey.date, fastOnly: false }
  const [enterprise, people, found] = await Promise.all([
    findEnterprise(work),
    findPlannedPeople(work, journey),
    work.context.rail.search(asking(work.context), search),
  ])
  const rides = found
    .filter(({ sale }) => sale === 'onSale' || sale === 'notYetOnSale')
    .map((ride) => ({ ...ride, seats: ride.seats.filter(({ seat }) => seat !== 'WZ') }))
  const verdicts = judgeRides(people, rides, trainSetting(enterprise, today), 'zh-CN')
  const fees = serviceFeesOf(serviceFees(work, 'train'), journey, people)
  const limited = people.some(({ policy }) => trainSectionOf(policy?.body) !== undefined)
  const within = (ride: number, seat: number): boolean => verdicts[ride]?.[seat]?.verdict === 'within'
  return estimateJourney(
    rides.map(({ seats }) => seats.map(({ price }) => price * fees.length + sum(fees))),
    limited ? within : undefined,
  )
}
