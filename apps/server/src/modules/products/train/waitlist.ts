import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreatedTrainOrder } from '@sojourn/contract/products/train-booking.shapes'
import type { joinTrainWaitlist } from '@sojourn/contract/products/train-waitlist.calls'
import { noWishes } from '@sojourn/domain/products/train/kept-wishes'
import { isWaitlistDeadline } from '@sojourn/domain/products/train/waitlist'
import { trainRulesText } from '@sojourn/text/products/train-rules'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { firstOutsideApplication } from '../../booking/lifecycle/application-usage'
import { announce } from '../../booking/lifecycle/announce'
import { submit } from '../../booking/lifecycle/submit'
import { nextOrderNo } from '../../booking/order/store'
import { answer, holdOf } from './book'
import type { Journey } from './choose'
import { keptRide } from './from-supply'
import { openTrainDraft } from './open-draft'
import { fulfillerOf, orderSeries } from './order-words'
import { orderRecord, segmentRecord, titleOf } from './order-record'
import { insertTrainOrder, writePlaces } from './order-store'
import { openPlaces, prepareOrder, type PreparedOrder } from './prepare'
import type { TrainDraft } from './supply'
import { dearest, waitedJourneys } from './waitlist-wishes'

/** An order of its own that is paid in advance at the highest price; its tickets are issued when the railway has matched it. */
export async function joinWaitlist(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof joinTrainWaitlist>,
): Promise<CreatedTrainOrder | Problem> {
  let approverIds: string[] = []
  const created = await once<CreatedTrainOrder>(context, actor, async (sql) => {
    const draft = await openTrainDraft(context, actor, sql, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const journeys = await waitedJourneys(context, actor, sql, draft, request.choices)
    if (isProblem(journeys)) return journeys
    const departures = journeys.map(({ departAt }) => departAt)
    if (!isWaitlistDeadline(request.deadline, departures, context.clock.now().toISOString()))
      return problem('waitlistDeadlineWrong', { field: 'deadline' })
    const fares = [dearest(journeys)].map((adult) => ({ adult, student: adult }))
    const prepared = await prepareOrder(context, actor, sql, draft, request, { journeys, fares, latest: request.deadline })
    if (isProblem(prepared)) return prepared
    approverIds = prepared.chain?.levels[0]?.approverIds ?? []
    return writeWaitlist(context, actor, sql, draft, request, prepared)
  })
  if (!isProblem(created)) announce(context, actor.enterpriseId, created.orderNo, [actor.employeeId, ...approverIds])
  return created
}

/** Writes the order with its best choice as its ride, and all of them as what will do. */
async function writeWaitlist(
  context: Context,
  actor: Actor,
  sql: Sql,
  draft: TrainDraft,
  request: RequestOf<typeof joinTrainWaitlist>,
  prepared: PreparedOrder,
): Promise<CreatedTrainOrder | Problem> {
  const createdAt = context.clock.now()
  const best = { ...prepared, journeys: prepared.journeys.slice(0, 1) }
  const orderNo = await nextOrderNo(sql, orderSeries.waitlist, chinaDate(createdAt))
  const usual = holdOf(context, prepared)
  const deadline = new Date(request.deadline)
  const title = titleOf([best.journeys[0]!.ride], (journey, language) => trainRulesText[language].waitlist({ journey }))
  const made = { orderNo, fulfiller: fulfillerOf.waitlist, title, createdAt, holdExpiresAt: usual < deadline ? usual : deadline }
  const { settleType, purpose = '', remark = '' } = request
  const searchIds = request.choices.map(({ searchId }) => searchId)
  const asked = { settleType, searchIds, purpose, remark }
  const order = {
    ...orderRecord(context, actor, draft, asked, best, made),
    alternatives: prepared.journeys.map(segmentRecord).slice(1),
  }
  const outside = await refuseOutside(sql, actor.enterpriseId, order, prepared.journeys)
  if (outside) return outside
  const { chain, approvers } = prepared
  const booker = { employeeId: actor.employeeId, name: actor.name }
  const submitted = await submit(context, sql, actor.enterpriseId, { order, booker, chain, approvers })
  if (isProblem(submitted)) return submitted
  const choices = prepared.journeys.map(({ ride, seat }) => keptRide(ride, seat))
  const wishes = { ...noWishes, waitlist: { choices, deadline: request.deadline } }
  const none = { lockNo: null, waitlistNo: null, purchaseNo: null, chain: null }
  await insertTrainOrder(sql, actor.enterpriseId, { orderNo, way: 'waitlist', wishes, ...none })
  await writePlaces(sql, actor.enterpriseId, orderNo, openPlaces(prepared.passengers, best.journeys))
  return answer(orderNo, submitted.state, chain ? 'approval' : 'pay', order.holdExpiresAt)
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
