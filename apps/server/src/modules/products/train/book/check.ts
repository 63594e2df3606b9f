import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { checkTrainBooking, checkTrainPassengers } from '@sojourn/contract/products/train/train.calls'
import type { TrainCheckResult } from '@sojourn/contract/products/train/booking.shapes'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { serviceFeesOf } from '@sojourn/domain/booking/service-fee'
import { conflictSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { rideFare, totalOf, trainPriceLines } from '@sojourn/domain/products/train/price/price'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { serviceFees } from '../../../booking/settings/service-fees'
import { conflictsOf } from '../../../booking/party/conflicts'
import { refuseTravellers } from '../../../booking/party/draft-travellers'
import { findEnterprise, type EnterpriseRow } from '../../../booking/settings/store'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { findPeople } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { namedStations } from '../../../reference/rail-places'
import { atAccepted, plannedSegment, ridesOnOffer } from '../search/choose'
import { blockingProblem, isBlocking } from './conflicts'
import { offerOf } from '../supply/from-supply'
import { isBusiness, judgeRides, trainSetting } from '../policy/judge'
import { openTrainDraft } from '../draft/open-draft'
import { peopleOfDraft } from '../search/search'
import { noticesOf, rulesOf, type RuledRide } from './rules-before-paying'
import { violationsOf } from './violations'
import { sourceOf } from '../office/local'
import { waitedJourneys } from '../search/waitlist-wishes'

/** Price and seats verified before the booking page. */
export const checkBooking = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof checkTrainBooking>,
): Promise<TrainCheckResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openTrainDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const today = chinaDate(context.clock.now())
    const journeys = await ridesOnOffer(context, draft, request.rides)
    if (isProblem(journeys)) return journeys
    const [enterprise, people] = await Promise.all([findEnterprise(work), peopleOfDraft(work, actor, draft, today)])
    const travellers = isBusiness(draft) ? people : []
    const rides = journeys.map(({ ride, seat, offers }, index) => {
      const verdicts = judgeRides(travellers, offers, trainSetting(enterprise, today), actor.language)
      const train = offerOf(ride, verdicts[offers.indexOf(ride)] ?? [])
      const judged = train.seats.find((each) => each.seat === seat.seat)!
      const seen = request.rides[index]!.price
      return { train, seat: judged, ...(seat.price > seen && { formerPrice: seen }) }
    })
    if (rides.some(({ seat }) => seat.verdict === 'forbidden')) return problem('policyForbids', { field: 'rides' })
    const soldOut = rides.findIndex(({ seat }) => seat.seats === 0)
    if (soldOut >= 0)
      return problem('trainSoldOut', { field: `rides.${soldOut}`, detail: { number: rides[soldOut]!.train.trainNo } })
    const [serviceFee] = serviceFeesOf(serviceFees(work, 'train'), actor, people)
    const prices = trainPriceLines({
      fares: journeys.map(({ seat }) => rideFare(seat)),
      adults: 1,
      students: 0,
      children: 0,
      serviceFees: [serviceFee],
    })
    return {
      outcome: rides.some((ride) => 'formerPrice' in ride) ? 'changed' : 'same',
      rides,
      ...aboutRides(
        context,
        actor,
        journeys.map(({ ride }) => ride),
        enterprise,
      ),
      prices,
      totalPerTraveller: totalOf(prices),
    }
  })

/** Names, rules and notices of the rides. */
const aboutRides = ({ clock }: Context, { language }: Actor, rides: readonly RuledRide[], enterprise: EnterpriseRow) => ({
  stations: namedStations(
    rides.flatMap((ride) => [ride.departStation, ride.arriveStation]),
    language,
  ),
  rules: rides.map((ride) => rulesOf(ride, clock.now().toISOString(), language)),
  notices: noticesOf(rides, sourceOf(enterprise), language),
})

/** Before submitting: whom the railway would refuse, whose times are tight, and every traveller's violations. */
export const checkPassengers = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof checkTrainPassengers>,
): Promise<ResponseOf<typeof checkTrainPassengers> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openTrainDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const refusal = refuseTravellers(context, actor, { draft, employeeIds: request.employeeIds })
    if (refusal) return refusal
    const today = chinaDate(context.clock.now())
    const under = underApplication(context, draft.travelApplyNo)
    const people = await findPeople(work, request.employeeIds, { today, reader: actor.language, under })
    if (people.length < request.employeeIds.length) return problem('travellerUnknown', { field: 'employeeIds' })
    const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [draft.product], field: 'employeeIds' })
    if (uncovered) return uncovered
    const journeys = await (request.waitlist
      ? waitedJourneys(work, draft, request.rides)
      : ridesOnOffer(context, draft, request.rides))
    if (isProblem(journeys)) return journeys
    const planned = journeys.map(plannedSegment)
    const found = await conflictsOf(work, request.employeeIds, planned)
    const nameOf = (id: string): string => people.find(({ employeeId }) => employeeId === id)?.name ?? ''
    const enterprise = await findEnterprise(work)
    return {
      blocked: found.flatMap((each) => {
        const refused = blockingProblem(each, nameOf(each.employeeId))
        return refused
          ? [{ ...person(each.employeeId, nameOf, refused.booked), sentence: problemSentence(refused.problem, actor.language) }]
          : []
      }),
      conflicts: found.flatMap(({ employeeId, conflicts }) =>
        conflicts
          .filter((conflict) => !isBlocking(conflict))
          .map(({ booked, kind }) => ({
            ...person(employeeId, nameOf, booked),
            departAt: booked.departAt,
            sentence: conflictSentence(
              kind,
              { name: nameOf(employeeId), serviceNo: booked.serviceNo, departAt: momentInWords(booked.departAt, actor.language) },
              actor.language,
            ),
          })),
      ),
      violations: isBusiness(draft)
        ? violationsOf(people, atAccepted(journeys, request.rides), trainSetting(enterprise, today), actor.language)
        : [],
    }
  })

const person = (employeeId: string, nameOf: (id: string) => string, booked: { orderNo: string; serviceNo: string }) => ({
  employeeId,
  name: nameOf(employeeId),
  orderNo: booked.orderNo,
  number: booked.serviceNo,
})
