import {
  approvalStates,
  approvalTaskStates,
  bookTypes,
  couponStates,
  credentialTypes,
  settleTypes,
} from '@sojourn/contract/booking/codes'
import type { OrderCore, OrderSummary } from '@sojourn/contract/booking/order.shapes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import type { Static } from 'typebox'
import { pendingApprovers } from '@sojourn/domain/booking/approval/progress'
import { payerAccounts, paymentMethods } from '@sojourn/domain/booking/ledger/accounts'
import { toldField, type KeptField } from '@sojourn/domain/booking/custom-field-kept-value'
import { nextStep } from '@sojourn/domain/booking/order/order-sentences'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import type { OrderWords } from '@sojourn/domain/booking/order/order-words'
import { isKept } from '@sojourn/domain/booking/order/travel-status'
import { ownPercent } from '@sojourn/domain/booking/cost/cost-shares'
import { holdsSeats, isNeverTicketed } from '@sojourn/domain/booking/order/transitions'
import { plannedSplit } from '@sojourn/domain/booking/ledger/split'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { maskEmail, maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { formatYuan } from '@sojourn/domain/kit/money'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor, Context, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findChildren } from '../coupon/store'
import { approverOf, findRounds, findLatestTasks, type ApprovalRow, type TaskRow } from '../approval/store'
import { findReturns } from '../ledger/store'
import { summariesOf, wordsOf } from '../order/summary'
import {
  findOrders,
  findOrderSegments,
  findOrderTravellers,
  type OrderRow,
  type OrderSegmentRow,
  type OrderTravellerRow,
} from '../order/store'
import { findTickets, type TicketRow } from '../order/ticket-store'
import type { TravellerCost } from '../order/record'
import { paymentLines, type PaymentLine } from '../payment/lines'
import { findPaymentsOfOrder, type PaymentRow } from '../payment/store'
import { reasonsFor } from '../settings/reasons'
import { baseRateAt } from '../settings/base-rate'
import { findEnterprise, type EnterpriseSettings } from '../settings/store'
import { violationsOf } from '../payment/payment-parts'
import { balanceOfOrder } from '../application/application-balance'
import { insurancesOf, insuredOrder, type InsuredOrder } from './insurances'
import { missedIn } from './missed-segments'
import { noteOpened, readsForCompany } from './company-reader'
import { orderHistory } from './order-history'
import { storedReason } from '../party/stored-reason'

type Core = Static<typeof OrderCore>

/** With what was read of it, for its product to say more. */
export interface FoundOrder {
  core: Core
  order: OrderRow
  /** In the letters of the caller. */
  travellers: OrderTravellerRow[]
  segments: OrderSegmentRow[]
}

/**
 * The shared part of an order for somebody concerned: booker, traveller, approver, and for business travel who reads orders for the
 * company or for its departments; anybody else finds nothing.
 */
export async function orderCore(work: Work, actor: Actor, orderNo: string): Promise<FoundOrder | undefined> {
  const [[order], travellers, rounds, tasks] = await Promise.all([
    findOrders(work, [orderNo]),
    findOrderTravellers(work, [orderNo], actor.language),
    findRounds(work, orderNo),
    findLatestTasks(work, orderNo, actor.language),
  ])
  if (!order) return undefined
  const [approval] = rounds
  const parties = [...travellers.map(({ employeeId }) => employeeId), ...tasks.map(({ approverId }) => approverId)]
  const business = order.travelType === 'business'
  if (![order.bookerId, ...parties].includes(actor.employeeId)) {
    if (!(await readsForCompany(work, actor, order))) return undefined
    await noteOpened(work, actor, orderNo)
  }
  const words = wordsOf(work.context, order, actor.language)
  const [{ summary, tickets, segments, payments, afterSales, settings }, history, returns, balance] = await Promise.all([
    readBeside(work, actor, order),
    orderHistory(work, actor, { order, rounds, travellers }, words),
    returnedBy(work, actor, order),
    balanceOfOrder(work, actor, order),
  ])
  const missed = missedIn(work.context, order, tickets, segments)
  const insured = await insuredOrder(work, order, { travellers, tickets, segments })
  const core: Core = {
    ...summary,
    version: order.version,
    bookType: bookTypes.code(order.bookType),
    settleType: settleTypes.code(order.settleType),
    contact: contactOf(work.context, order),
    travellerList: travellers.map((traveller) =>
      travellerOf(traveller, { insured, settings, actor, more: { business, missed, fields: order.fields } }),
    ),
    prices: order.prices,
    ...channelOf(order),
    goneSegments: goneSegments(tickets),
    split: splitOf(order, travellers, payments),
    payments: paymentsOf(order, payments, actor),
    returns,
    ...(approval ? { approval: approvalOf(approval, tasks, actor.language) } : {}),
    afterSales: afterSales.map(afterSaleOf).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    history,
    nextStep: nextStepOf(order, approval, payments, { tasks, words, missed, actor }),
    ...writtenOf(order, actor),
    ...(approval && order.state === 'draft' && { reasons: reasonsOf(settings, order, actor) }),
    ...balance,
  }
  return { core, order, travellers, segments }
}

/** What is read of an order beside its own row, on one way. */
async function readBeside(work: Work, actor: Actor, { orderNo, createdAt }: OrderRow) {
  const [[summary], tickets, segments, payments, afterSales, enterprise] = await Promise.all([
    summariesOf(work, actor, [orderNo]),
    findTickets(work, orderNo),
    findOrderSegments(work, [orderNo]),
    findPaymentsOfOrder(work, orderNo),
    findChildren(work, orderNo).then((children) => summariesOf(work, actor, children)),
    findEnterprise(work),
  ])
  const base = baseRateAt(work.context, enterprise, createdAt)
  const { settings } = enterprise.config
  return { summary: { ...summary!, ...(base && { base }) }, tickets, segments, payments, afterSales, settings }
}

/** Whom to reach, masked. */
function contactOf(context: Context, { contactCipher }: OrderRow): Core['contact'] {
  const { name, mobile, email } = JSON.parse(context.vault.open(contactCipher)) as Core['contact']
  return { name, mobile: maskMobile(mobile), email: maskEmail(email) }
}

const channelOf = ({ agentName }: OrderRow): Pick<Core, 'channel' | 'agent'> =>
  agentName === null ? { channel: 'online' } : { channel: 'agent', agent: agentName }

const reasonsOf = (settings: EnterpriseSettings, { product }: OrderRow, { language }: Actor): NonNullable<Core['reasons']> =>
  reasonsFor(settings, product).map(({ code, name, needsText }) => ({ code, name: name[language], needsText }))

/** What the booker wrote. */
const writtenOf = ({ purpose, remark, fields }: OrderRow, { language }: Actor): Pick<Core, 'purpose' | 'remark' | 'fields'> => ({
  ...(purpose ? { purpose } : {}),
  ...(remark ? { remark } : {}),
  ...told(fieldsOf(fields, undefined), language),
})

/** What the company asked of the order, or of one traveller. */
const fieldsOf = (fields: readonly KeptField[], employeeId: string | undefined): KeptField[] =>
  fields.filter((field) => field.employeeId === employeeId)
const told = (fields: readonly KeptField[], language: Language): Pick<Core, 'fields'> =>
  fields.length > 0 ? { fields: fields.map((field) => toldField(field, language)) } : {}

/** As planned from what the travellers answered to the standard; once something was paid, as it was paid. */
function splitOf(order: OrderRow, travellers: readonly OrderTravellerRow[], payments: readonly PaymentRow[]): Core['split'] {
  if (payments.length > 0) return { company: order.companyPart, personal: order.personalPart, points: order.pointsPart }
  return plannedSplit({ total: order.total, settleType: order.settleType, violations: violationsOf(travellers) })
}

/** Segments of which no coupon is kept. */
function goneSegments(tickets: readonly TicketRow[]): number[] {
  const coupons = tickets.flatMap((ticket) => ticket.coupons)
  const kept = coupons.filter(({ state }) => isKept(state)).map(({ segment }) => segment)
  return [...new Set(coupons.map(({ segment }) => segment))].filter((segment) => !kept.includes(segment))
}

const paymentsOf = (order: OrderRow, payments: readonly PaymentRow[], actor: Actor): Core['payments'] =>
  payments
    .flatMap((payment) => paymentLines(payment, order.orderNo))
    .map((line) => paymentOf(isUndone(order) ? returned(line) : line, actor))

const afterSaleOf = ({
  orderNo,
  kind,
  state,
  stateName,
  travelStatus,
  title,
  travellers,
  total,
  createdAt,
}: OrderSummary): Core['afterSales'][number] => ({
  orderNo,
  kind,
  state,
  stateName,
  travelStatus,
  title,
  travellers,
  total,
  createdAt,
})

interface TravellerLook {
  insured: InsuredOrder
  settings: EnterpriseSettings
  actor: Actor
  more: { business: boolean; missed: readonly number[]; fields: readonly KeptField[] }
}

function travellerOf(
  row: OrderTravellerRow,
  { insured, settings, actor, more: { business, missed, fields } }: TravellerLook,
): Core['travellerList'][number] {
  const text = orderText[actor.language]
  const say = (words: LocalText): string => words[actor.language]
  return {
    employeeId: row.employeeId,
    name: passengerName(row, actor.language),
    passenger: row.passenger,
    credentialType: credentialTypes.code(row.credentialType),
    credentialNumber: row.credentialMasked,
    ...(business && costShown(row.costCentre, say)),
    ...told(fieldsOf(fields, row.employeeId), actor.language),
    ...(row.reason ? { reason: storedReason(row.reason, actor.language) } : {}),
    violations: row.violations.map(({ sentence, change, ...figures }) => ({
      ...figures,
      sentence: say(sentence),
      ...(change ? { change: say(change) } : {}),
    })),
    insurances: insurancesOf(row, insured, settings, actor),
    tickets: insured.tickets
      .filter(({ traveller }) => traveller === row.position)
      .map(({ ticketNo, coupons }) => ({
        ticketNo,
        coupons: coupons.map(({ segment, state }) => ({
          segment,
          state: couponStates.code(state),
          stateName: state === 'open' && missed.includes(segment) ? text.couponMissed : text.coupons[state],
        })),
      })),
  }
}

/** Who bears what the traveller costs. */
function costShown({ others = [], project, ...own }: TravellerCost, say: (words: LocalText) => string) {
  const named = ({ code, name }: Pick<TravellerCost, 'code' | 'name'>): string => `${code} ${say(name)}`
  const all = [{ ...own, percent: ownPercent(others) }, ...others]
  return {
    costCentre: named(own),
    ...(others.length > 0 && { costShares: all.map((share) => ({ costCentre: named(share), percent: share.percent })) }),
    ...(project && { project: named(project) }),
  }
}

/** What was paid for an order that never came about has gone back to whoever paid it. */
const isUndone = ({ state }: OrderRow): boolean => isNeverTicketed(state)
const returned = (line: PaymentLine): PaymentLine => (line.state === 'paid' ? { ...line, state: 'refunded' } : line)

const paymentOf = ({ method, amount, state, at }: PaymentLine, actor: Actor): Core['payments'][number] => {
  const text = orderText[actor.language]
  return { method: method === 'points' ? text.points : text.settleTypes[method], amount, state, at: at.toISOString() }
}

/** Money that a refund, a cheaper change, a lower price in the end or somebody who left gave back, by who had paid it. */
async function returnedBy(tenant: Tenant, { language }: Actor, order: OrderRow): Promise<Core['returns']> {
  const { settleTypes, points } = orderText[language]
  const accountsOf = (side: 'source' | 'held') => paymentMethods.map((method) => payerAccounts[method][side])
  // Of an order that never came about all has gone back, which its payments say.
  const held = isUndone(order) ? [] : accountsOf('held')
  const returns = await findReturns(tenant, order.orderNo, { sources: accountsOf('source'), held })
  return returns.map(({ account, amount, at }) => {
    const method = paymentMethods.find((each) => payerAccounts[each].source === account || payerAccounts[each].held === account)!
    return { method: method === 'points' ? points : settleTypes[method], amount, at: at.toISOString() }
  })
}

const approvalOf = (approval: ApprovalRow, tasks: readonly TaskRow[], language: Language): NonNullable<Core['approval']> => ({
  state: approvalStates.code(approval.progress.state),
  deadline: approval.deadline.toISOString(),
  onSilence: approval.progress.onSilence,
  tasks: tasks.map((task) => ({
    level: task.level,
    approver: approverOf(task, language),
    state: approvalTaskStates.code(task.state),
    ...(task.decidedAt ? { decidedAt: task.decidedAt.toISOString() } : {}),
    ...(task.reason ? { reason: task.reason } : {}),
  })),
})

/** To whom the money of an order that never came about has gone back, and when. */
function returnsOf(order: OrderRow, payments: readonly PaymentRow[], actor: Actor): string[] {
  if (!isUndone(order)) return []
  const text = orderText[actor.language]
  const at = momentInWords(order.updatedAt.toISOString(), actor.language)
  return payments
    .flatMap((payment) => paymentLines(payment, order.orderNo))
    .filter(({ state }) => state === 'paid' || state === 'refunded')
    .map(({ method, amount }) =>
      text.returnedTo({ amount: formatYuan(amount), method: method === 'points' ? text.points : text.settleTypes[method], at }),
    )
}

interface StepLook {
  tasks: readonly TaskRow[]
  words: OrderWords
  missed: readonly number[]
  actor: Actor
}

/** What happens next, and what has come back already. */
const nextStepOf = (
  order: OrderRow,
  approval: ApprovalRow | undefined,
  payments: readonly PaymentRow[],
  look: StepLook,
): string =>
  returnsOf(order, payments, look.actor).reduce(
    (said, more) => orderText[look.actor.language].sentences({ said, more }),
    stepOf(order, approval, look),
  )

function stepOf(
  order: OrderRow,
  approval: ApprovalRow | undefined,
  { tasks, words, missed, actor: { language } }: StepLook,
): string {
  const { state } = order
  const pending = approval ? pendingApprovers(approval.progress) : []
  const deadline = state === 'approving' && approval ? approval.deadline : order.holdExpiresAt
  return nextStep(
    {
      kind: order.kind,
      state,
      missed: missed.length > 0,
      pendingApprovers: tasks.filter(({ approverId }) => pending.includes(approverId)).map((task) => approverOf(task, language)),
      ...(holdsSeats(state) ? { deadline: deadline.toISOString() } : {}),
      ...(state === 'draft' && approval ? { withdrawn: true } : {}),
      ...(approval?.progress.state === 'timedOut' ? { decideBefore: approval.deadline.toISOString() } : {}),
    },
    words,
  )
}
