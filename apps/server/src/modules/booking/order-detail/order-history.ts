import { orderStates } from '@sojourn/contract/booking/codes'
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import { actSentence, substitutionSentence } from '@sojourn/domain/booking/approval/approval-sentences'
import { historySentence, rescheduledInWords, type Rescheduled } from '@sojourn/domain/booking/order/order-sentences'
import type { OrderWords } from '@sojourn/domain/booking/order/order-words'
import type { OrderEvent } from '@sojourn/domain/booking/order/transitions'
import { formatYuan } from '@sojourn/domain/kit/money'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findActs, type ActRow } from '../approval/act-store'
import { findRounds, type ApprovalRow } from '../approval/store'
import { findHistory, inPlaceOf, type HistoryRow } from '../order/history-store'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { findCostChanges, type CostChangeRow } from '../order/cost-change-store'
import type { TravellerCost } from '../order/record'
import { findFormerOrders, type OrderRow, type OrderTravellerRow } from '../order/store'
import { findActings, type ActingRow } from '../order/acting-store'
import { actedIn } from '../columns/acted-in'
import { nameIn } from '../columns/latin-column'

type Entry = OrderCore['history'][number]

/** What happened to an order, from the first that it was submitted again for: its steps, and what approvers did on the way to a decision. */
export async function orderHistory(
  tenant: Tenant,
  actor: Actor,
  { order, rounds, travellers }: { order: OrderRow; rounds: readonly ApprovalRow[]; travellers: readonly OrderTravellerRow[] },
  words: OrderWords,
): Promise<Entry[]> {
  const former = order.resubmits === null ? [] : await findFormerOrders(tenant, order.orderNo)
  const [corrected, acted, ...rows] = await Promise.all([
    findCostChanges(tenant, order.orderNo, actor.language),
    findActings(tenant, order.orderNo),
    ...former.map(async (orderNo) => rowsOf(tenant, actor, orderNo, await findRounds(tenant, orderNo))),
    rowsOf(tenant, actor, order.orderNo, rounds),
  ])
  const steps = rows.flat().map((row) => ('act' in row ? actOf(row, actor) : stepOf(row, order, actor, words)))
  const aside = [
    ...corrected.map((change) => correctionOf(change, travellers, actor)),
    ...acted.map((row) => actingOf(row, actor)),
  ]
  return withAside(steps, aside)
}

/** What moves the order nowhere. */
type Aside = Omit<Entry, 'toState'>

/** It stands between the steps by its time. */
const withAside = (steps: readonly Entry[], aside: readonly Aside[]): Entry[] =>
  aside.reduce<Entry[]>(
    (entries, each) => {
      const place = entries.findLastIndex((entry) => entry.at <= each.at) + 1
      const { toState } = (entries[place - 1] ?? entries[0])!
      return entries.toSpliced(place, 0, { ...each, toState })
    },
    [...steps],
  )

function correctionOf(
  { at, actorName, position, before, after, reason }: CostChangeRow,
  travellers: readonly OrderTravellerRow[],
  { language }: Actor,
): Aside {
  const named = ({ code, name, project }: TravellerCost): string =>
    [`${code} ${name[language]}`, ...(project ? [`${project.code} ${project.name[language]}`] : [])].join(' · ')
  const traveller = travellers.find((each) => each.position === position)
  const sentence = orderText[language].costCorrected({
    actor: actorName,
    traveller: traveller ? passengerName(traveller, language) : '',
    before: named(before),
    after: named(after),
    reason,
  })
  return { at: at.toISOString(), actor: actorName, event: 'correctCost', sentence }
}

function actingOf({ at, agentName, personName, reason }: ActingRow, { language }: Actor): Aside {
  const [agent, person] = [nameIn(agentName, language), nameIn(personName, language)]
  return { at: at.toISOString(), actor: agent, event: 'actFor', sentence: orderText[language].seenTo({ agent, person, reason }) }
}

async function rowsOf(
  tenant: Tenant,
  { language }: Actor,
  orderNo: string,
  rounds: readonly ApprovalRow[],
): Promise<(HistoryRow | ActRow)[]> {
  const approvalIds = rounds.map(({ approvalId }) => approvalId)
  const [steps, acts] = await Promise.all([
    findHistory(tenant, orderNo, language),
    approvalIds.length === 0 ? [] : findActs(tenant, approvalIds, language),
  ])
  const between = rounds.flatMap(({ approvalId, progress }) => {
    const own = acts.filter((act) => act.approvalId === approvalId)
    // The last consent is the step of the order itself.
    const deciding = progress.state === 'approved' ? own.findLast(({ act }) => act === 'agree') : undefined
    return own.filter((act) => act !== deciding && isOnTheWay(act))
  })
  return merged(
    steps,
    between.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  )
}

const isOnTheWay = ({ act }: ActRow): boolean => ['agree', 'transfer', 'addSigner', 'tell'].includes(act)

const begins: readonly string[] = ['queue', 'submit', 'skipApproval']
/** By time; of one moment, after the submission and before the decision. */
function merged(steps: readonly HistoryRow[], acts: readonly ActRow[]): (HistoryRow | ActRow)[] {
  const left = [...acts]
  const before = (step: HistoryRow): ActRow[] => {
    const until = step.at.getTime() - (begins.includes(step.event) ? 1 : 0)
    return left.splice(0, left.filter(({ at }) => at.getTime() <= until).length)
  }
  return [...steps.flatMap((step) => [...before(step), step]), ...left]
}

const actOf = (act: ActRow, { language }: Actor): Entry => ({
  at: act.at.toISOString(),
  actor: actedIn(act.actorName, act.actedForName ?? undefined, language),
  event: `approval.${act.act}`,
  sentence: actSentence(act, language),
  toState: orderStates.code('approving'),
})

const stepOf = (row: HistoryRow, order: OrderRow, actor: Actor, words: OrderWords): Entry => ({
  at: row.at.toISOString(),
  actor: whoDid(row, actor),
  event: row.event,
  sentence: sentenceOf(row, order, actor, words),
  ...(row.fromState === null ? {} : { fromState: numberOfKept({ ...order, state: row.fromState }) }),
  toState: numberOfKept({ ...order, state: row.toState }),
})

/** Both people, where an agent acted for the person or a substitute decided for the approver. */
function whoDid({ actorName, agentName, detail }: HistoryRow, { language }: Actor): string {
  if (agentName && actorName) return orderText[language].agentFor({ agent: agentName, person: actorName })
  return agentName ?? actedIn(actorName, inPlaceOf(detail), language)
}

/** What happened and, where another option was taken within an approval, which and why. */
function sentenceOf(row: HistoryRow, { kind }: OrderRow, actor: Actor, words: OrderWords): string {
  const entry = {
    kind,
    event: row.event as OrderEvent,
    ...(row.actorName ? { actor: whoDid(row, actor) } : {}),
    ...reasonOf(row, actor),
    ...leaverOf(row, actor),
  }
  const said = historySentence(entry, words)
  const instead = row.detail['to'] !== undefined && substitutionSentence(row.detail, actor.language)
  return instead ? orderText[actor.language].sentences({ said, more: instead }) : said
}

/** What a person wrote, why a supplier refused, or which service leaves when; former steps keep that as a reason. */
function reasonOf({ detail, event }: HistoryRow, actor: Actor): { reason?: string } {
  if (event === 'reschedule' && 'service' in detail) return { reason: rescheduledInWords(detail as Rescheduled, actor.language) }
  const { failures } = orderText[actor.language]
  const said = detail['reason'] ?? failures[detail['failure'] as keyof typeof failures]
  return said ? { reason: String(said) } : {}
}

/** Who left a party, and what came back for them. */
function leaverOf({ event, detail }: HistoryRow, { language }: Actor): { traveller?: string; amount?: string } {
  if (event !== 'leaveOne') return {}
  return { traveller: String(detail[language === 'en' ? 'latinName' : 'name']), amount: formatYuan(Number(detail['amount'])) }
}
