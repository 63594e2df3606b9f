import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { searchTrainChange } from '@sojourn/contract/products/train/after-sales.calls'
import type { TrainChangeSearchResult } from '@sojourn/contract/products/train/after-sales.shapes'
import { changeRuleSentence, refundTierSentences } from '@sojourn/domain/products/train/price/fee-rule'
import { mayChangeDestination } from '@sojourn/domain/products/train/price/fee-tiers'
import { crossBorderOf } from '@sojourn/domain/products/train/sale-window'
import { isSleeper } from '@sojourn/domain/products/train/seat-choice'
import { station } from '@sojourn/domain/reference/rail/stations'
import type { RailRide } from '@sojourn/supply/ports/rail-ride'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { employeesOf } from '../../../booking/coupon/coupons'
import { newId } from '../../../../kit/id'
import { recordChoiceSet } from '../../../booking/draft/choice-set'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { searchedStations, stationsOfCity } from '../../../reference/rail-places'
import { alterableOrder, pickTickets, type Alterable, type Ticket } from './alterable'
import { shownChoices } from '../search/choice-set'
import { offerOf } from '../supply/from-supply'
import { isBusiness, judgeRides, lowestCompliant, trainSetting } from '../policy/judge'
import { rideOf } from '../order/to-screen'
import { listFrame, refuseSearchDate } from '../search/search'

type Request = RequestOf<typeof searchTrainChange>

/** Trains to change to on a day, with every traveller's verdict; what was shown is kept. */
export const searchChange = (context: Context, actor: Actor, request: Request): Promise<TrainChangeSearchResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const tickets = pickTickets(found, request.coupons)
    if (isProblem(tickets)) return tickets
    const from = rideToChange(found, tickets)
    if (isProblem(from)) return from
    const refused = refuseSearch(context, from, request)
    if (refused) return refused
    const rides = await changeRides(context, from, request)
    const { verdicts, ...frame } = await judged(work, actor, { found, tickets, rides })
    const best = frame.policyApplies ? lowestCompliant(rides, verdicts) : undefined
    const now = context.clock.now().toISOString()
    const departAt = from.departAt.toISOString()
    const crossBorder = crossBorderOf(from.body.departStation, from.body.arriveStation)
    return {
      ...frame,
      ...listFrame(context, actor, changeParams(from, request), rides),
      trains: rides.map((ride, row) => offerOf(ride, verdicts[row] ?? [])),
      ...(best && { lowestCompliant: best }),
      from: rideOf(from, actor.language),
      party: tickets.length,
      otherDestination: mayChangeDestination(departAt, now),
      rule: changeRuleSentence(departAt, now, actor.language),
      refundTiers: refundTierSentences({ departAt, ...(crossBorder && { crossBorder }) }, now, actor.language),
    }
  })

/** The one ride of these tickets; a ticket is changed once, berths and seats apart (handbook 3.8). */
export function rideToChange({ order, kept }: Alterable, tickets: readonly Ticket[]): Ticket['ride'] | Problem {
  if (kept.source === 'local') return problem('officeTicketNotChangeable', { field: 'coupons' })
  if (order.kind === 'change') return problem('changedAlready', { field: 'coupons' })
  if (tickets.every(({ place }) => place.child)) return problem('childAlone', { field: 'coupons' })
  const [first] = tickets
  const same = tickets.every(
    ({ segment, place }) => segment === first?.segment && isSleeper(place.seat) === isSleeper(first.place.seat),
  )
  return first && same ? first.ride : problem('changeTogether', { field: 'coupons' })
}

function refuseSearch(context: Context, from: Ticket['ride'], { departDate, arriveStation }: Request): Problem | undefined {
  const now = context.clock.now()
  const day = refuseSearchDate(departDate, chinaDate(now))
  if (day) return day
  if (chinaDate(now) > from.body.departDate) return problem('trainDeparted', { field: 'coupons' })
  if (arriveStation === undefined) return undefined
  if (!station(arriveStation)) return problem('stationUnknown', { field: 'arriveStation' })
  if (stationsOfCity(from.body.departStation).includes(arriveStation)) return problem('citySame', { field: 'arriveStation' })
  const other = !stationsOfCity(from.body.arriveStation).includes(arriveStation)
  return other && !mayChangeDestination(from.departAt.toISOString(), now.toISOString())
    ? problem('destinationTooLate', { field: 'arriveStation' })
    : undefined
}

/** From any station of the same city, to the same city or another destination. */
const changeRides = (
  context: Context,
  { body }: Ticket['ride'],
  { departDate, arriveStation }: Pick<Request, 'departDate' | 'arriveStation'>,
): Promise<RailRide[]> =>
  context.rail.search(asking(context), {
    departStations: stationsOfCity(body.departStation),
    arriveStations: arriveStation ? searchedStations(arriveStation) : stationsOfCity(body.arriveStation),
    date: departDate,
    fastOnly: false,
  })

const changeParams = ({ body }: Ticket['ride'], { departDate, arriveStation }: Request) => ({
  segmentType: 0 as const,
  departStation: '',
  departStationCode: body.departStation,
  arriveStation: '',
  arriveStationCode: arriveStation ?? body.arriveStation,
  searchFastTrainOnly: false,
  departDate,
})

interface SoughtRides {
  found: Alterable
  tickets: readonly Ticket[]
  rides: readonly RailRide[]
}

/** Judges what is shown and keeps it under the booking's draft, in the place of the ride that is changed. */
async function judged(work: Work, actor: Actor, { found: { order }, tickets, rides }: SoughtRides) {
  const now = work.context.clock.now()
  const today = chinaDate(now)
  const [enterprise, people] = await Promise.all([
    findEnterprise(work),
    findPeople(work, employeesOf(tickets), {
      today,
      reader: actor.language,
      under: underApplication(work.context, order.travelApplyNo),
    }),
  ])
  const policyApplies = isBusiness(order)
  const setting = trainSetting(enterprise, today)
  const judged = policyApplies ? people : []
  const verdicts = judgeRides(judged, rides, setting, actor.language)
  const searchId = newId(now)
  const search = { searchId, tempOrderNo: order.tempOrderNo, journey: tickets[0]!.segment, searchedAt: now }
  await recordChoiceSet(work, search, shownChoices(rides, verdicts, judged, setting))
  return { searchId, verdicts, policyApplies, travellers: people.map((person) => travellerSummary(person, actor)) }
}
