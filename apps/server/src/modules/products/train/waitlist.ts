import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import type { joinTrainWaitlist } from '@sojourn/contract/products/train-waitlist.calls'
import { noWishes } from '@sojourn/domain/products/train/kept-wishes'
import { isWaitlistDeadline } from '@sojourn/domain/products/train/waitlist'
import { trainRulesText } from '@sojourn/text/products/train-rules'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { firstOutsideApplication } from '../../booking/lifecycle/application-usage'
import type { Submission } from '../../booking/lifecycle/submit'
import { nextOrderNo } from '../../booking/order/store'
import { placeOrder } from '../../booking/placing/place-order'
import type { Proposal } from '../../booking/placing/proposal'
import { holdOf } from './book'
import type { Journey } from './choose'
import { keptRide } from './from-supply'
import { openTrainDraft } from './open-draft'
import { fulfillerOf, orderSeries } from './order-words'
import { orderRecord, segmentRecord, titleOf } from './order-record'
import { insertTrainOrder, nothingYet, writePlaces } from './order-store'
import { openPlaces, prepareOrder, type PreparedOrder } from './prepare'
import type { TrainDraft } from './supply'
import { dearest, waitedJourneys } from './waitlist-wishes'

/** An order of its own that is paid in advance at the highest price; the railway hears of it when it is paid, and has matched it when it is issued. */
export const joinWaitlist = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof joinTrainWaitlist>,
): Promise<CreatedOrder | Problem> =>
  placeOrder(context, actor, {
    async look(sql) {
      const draft = await openTrainDraft(context, actor, sql, request.tempOrderNo)
      if (isProblem(draft)) return draft
      const journeys = await waitedJourneys(context, actor, sql, draft, request.choices)
      return isProblem(journeys) ? journeys : { draft, journeys }
    },
    async propose(sql, { draft, journeys }) {
      const departures = journeys.map(({ departAt }) => departAt)
      if (!isWaitlistDeadline(request.deadline, departures, context.clock.now().toISOString()))
        return problem('waitlistDeadlineWrong', { field: 'deadline' })
      const fares = [dearest(journeys)].map((adult) => ({ adult, student: adult }))
      const prepared = await prepareOrder(context, actor, sql, draft, request, { journeys, fares, latest: request.deadline })
      if (isProblem(prepared)) return prepared
      const order = await newWaitlist(context, actor, sql, draft, request, prepared)
      return (await refuseOutside(sql, actor.enterpriseId, order, journeys)) ?? proposalOf(actor, request, prepared, order)
    },
  })

/** The order with its best choice as its ride, and all of them as what will do. */
async function newWaitlist(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: TrainDraft,
  request: RequestOf<typeof joinTrainWaitlist>,
  prepared: PreparedOrder,
): Promise<Submission['order']> {
  const createdAt = context.clock.now()
  const best = { ...prepared, journeys: prepared.journeys.slice(0, 1) }
  const orderNo = await nextOrderNo(sql, orderSeries.waitlist, chinaDate(createdAt))
  const usual = holdOf(context, prepared)
  const deadline = new Date(request.deadline)
  const title = titleOf([best.journeys[0]!.ride], (journey, language) => trainRulesText[language].waitlist({ journey }))
  const made = { orderNo, fulfiller: fulfillerOf.waitlist, title, createdAt, holdExpiresAt: usual < deadline ? usual : deadline }
  const { settleType, purpose = '', remark = '' } = request
  const searchIds = request.choices.map(({ searchId }) => searchId)
  return {
    ...orderRecord(context, actor, draft, { settleType, searchIds, purpose, remark }, best, made),
    alternatives: prepared.journeys.map(segmentRecord).slice(1),
  }
}

function proposalOf(
  { enterpriseId, employeeId, name }: Actor,
  { deadline }: RequestOf<typeof joinTrainWaitlist>,
  { chain, approvers, journeys, passengers }: PreparedOrder,
  order: Submission['order'],
): Proposal {
  const { orderNo } = order
  const choices = journeys.map(({ ride, seat }) => keptRide(ride, seat))
  const wishes = { ...noWishes, waitlist: { choices, deadline } }
  return {
    submission: { order, booker: { employeeId, name }, chain, approvers },
    async keep(sql) {
      await insertTrainOrder(sql, enterpriseId, { orderNo, way: 'waitlist', wishes, ...nothingYet })
      await writePlaces(sql, enterpriseId, orderNo, openPlaces(passengers, journeys.slice(0, 1)))
      return undefined
    },
  }
}

/** The order may become any of its choices, so its application has to cover them all. */
async function refuseOutside(
  sql: Sql,
  enterpriseId: number,
  order: ReturnType<typeof orderRecord>,
  journeys: readonly Journey[],
): Promise<Problem | undefined> {
  const at = await firstOutsideApplication(sql, enterpriseId, order, journeys.map(segmentRecord))
  if (at === undefined) return undefined
  const { trainNo: number, departDate: date } = journeys[at]!.ride
  return problem('waitlistOutsideApplication', { field: `choices.${at}`, detail: { number, date } })
}
