import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { isBefore } from '@sojourn/domain/kit/local-date'
import { answerDueBy } from '@sojourn/domain/products/meeting/settlement'
import { given } from '@sojourn/domain/kit/given'
import { lossOf } from '@sojourn/domain/products/meeting/cancelling'
import { meetingStateOfOrder } from '@sojourn/domain/products/meeting/meeting-state'
import { termsOf } from '@sojourn/domain/products/meeting/terms'
import { linesFor, linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import { meetingRulesText } from '@sojourn/text/products/meeting/rules'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { inCompany } from '../../../../work'
import { sideOf } from '../../../booking/demand/demand'
import { orderCore } from '../../../booking/order-detail/order-core'
import { findOrders, type OrderRow } from '../../../booking/order/store'
import { balanceOf, payingOf, unansweredSince } from '../order/balance'
import { findEvidence, missingOf, type EvidenceRow } from '../order/evidence-store'
import { roomChargeTold } from '../room-block/rooms-told'
import { findMeeting, type MeetingRow } from '../order/meeting-store'
import { stepSentence } from '../order/sentence'
import { findSteps } from '../order/step-store'

type Meeting = MeetingOrderDetail['meeting']

/** A meeting by the order of its deposit or of its balance, with everything that its page shows. */
export const orderDetail = (
  context: Context,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<MeetingOrderDetail | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await orderCore(work, actor, orderId)
    if (found?.order.product !== 'meeting') return problem('orderUnknown', { field: 'orderId' })
    const meeting = await findMeeting(work, orderId)
    const deposit = await depositOf(work, found.order, meeting)
    return isProblem(deposit) ? deposit : { ...found.core, meeting: await toldMeeting(work, actor, { order: deposit, meeting }) }
  })

/** The order of the deposit: whoever reads that of the balance reads of the same meeting. */
async function depositOf(work: Work, order: OrderRow, { orderNo }: MeetingRow): Promise<OrderRow | Problem> {
  if (order.orderNo === orderNo) return order
  const [deposit] = await findOrders(work, [orderNo])
  return deposit ?? problem('orderUnknown', { field: 'orderId' })
}

interface Read {
  order: OrderRow
  meeting: MeetingRow
}

async function toldMeeting(work: Work, actor: Actor, read: Read): Promise<Meeting> {
  const { order, meeting } = read
  const { language } = actor
  const { plan, people, deposit } = meeting.body
  const [evidence, steps, paying, charged] = await Promise.all([
    findEvidence(work, order.orderNo),
    findSteps(work, order.orderNo),
    payingOf(work, meeting),
    roomChargeTold(work, order.orderNo),
  ])
  return {
    depositNo: order.orderNo,
    ...given({ balanceNo: meeting.balanceNo ?? undefined, contractNo: meeting.contractNo ?? undefined }),
    demandNo: meeting.demandNo,
    terms: termsOf(plan, language),
    ...stateTold(work.context, actor, read),
    venueName: plan.venueName[language],
    address: plan.address[language],
    hallName: plan.hallName[language],
    layout: plan.layout,
    seats: plan.seats,
    days: plan.days,
    people,
    quoted: plan.lines,
    quotedTotal: linesTotal(plan.lines),
    deposit,
    ...expectedTold(meeting),
    ...statementTold(meeting, paying),
    ...charged,
    evidence: evidence.map((row) => evidenceTold(work.context, row)),
    missing: missingOf(evidence),
    ...canDo(work.context, actor, read, paying.underWay),
    events: steps.map((row) => ({
      at: row.at.toISOString(),
      actor: row.actorName,
      sentence: stepSentence(row, language),
    })),
  }
}

function stateTold({ clock }: Context, { language }: Actor, { order, meeting }: Read): Pick<Meeting, 'state' | 'stateName'> {
  const booked = { lastDay: meeting.body.plan.days.at(-1)!, calledOff: meeting.stage === 'calledOff' }
  const state = meetingStateOfOrder(order.state, booked, chinaDate(clock.now()))
  return { state, stateName: meetingRulesText[language].states[state] }
}

function expectedTold({ body: { plan, people, quotedPeople = people } }: MeetingRow): Pick<Meeting, 'expected'> {
  if (people === quotedPeople) return {}
  const lines = linesFor(plan.lines, { quoted: quotedPeople, people })
  return { expected: { lines, total: linesTotal(lines) } }
}

function statementTold({ statement, body, stage }: MeetingRow, { paid }: { paid: boolean }): Pick<Meeting, 'statement'> {
  if (!statement) return {}
  const { revision, lines, objection } = statement
  const balance = balanceOf({ statement, body }) ?? 0
  const since = stage === 'confirmed' ? unansweredSince({ statement, body }) : undefined
  const answerBy = since && answerDueBy(since)
  return {
    statement: { revision, lines, total: linesTotal(lines), balance, balancePaid: paid, ...given({ objection, answerBy }) },
  }
}

const evidenceTold = ({ vault }: Context, row: EvidenceRow): Meeting['evidence'][number] => ({
  evidenceId: row.evidenceId,
  kind: row.kind,
  fileName: vault.open(row.fileNameCipher),
  size: row.size,
  uploadedAt: row.uploadedAt.toISOString(),
  by: row.uploadedBy,
})

/** What the reader can do now: whoever holds the meeting, or the agency in a session of theirs. */
function canDo({ clock }: Context, actor: Actor, { order, meeting }: Read, paying: boolean) {
  const { stage, body, statement } = meeting
  const today = chinaDate(clock.now())
  const [firstDay, lastDay] = [body.plan.days[0]!, body.plan.days.at(-1)!]
  const isOwn = order.bookerId === actor.employeeId
  const isOnItsWay = isOwn && order.state === 'issuing' && stage === 'confirmed' && !paying
  const isAgency = sideOf(actor) === 'agency'
  const isAhead = isOnItsWay && today < firstDay
  const since = unansweredSince(meeting)
  return {
    ...(isAhead && { loss: lossOf(body.deposit, today, firstDay) }),
    canUpload: isOnItsWay,
    canState: isOnItsWay && isAgency && today > lastDay,
    canAnswer: isOnItsWay && !isAgency && statement !== null && statement.objection === undefined,
    canClose: isOnItsWay && isAgency && since !== undefined && !isBefore(clock.now().toISOString(), answerDueBy(since)),
    canChangePeople: isAhead,
    canTellPeople: isOnItsWay && isAgency && today <= lastDay && body.peopleUntoldSince !== undefined,
  }
}
