import type { ApprovalDetail, getApprovalOrder } from '@sojourn/contract/booking/approval/approval.calls'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { decisionProblem } from '@sojourn/domain/booking/approval/decide'
import { pendingApprovers } from '@sojourn/domain/booking/approval/progress'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import type { Actor, Context, ProductOperations, Work } from '../../../context'
import { inSnapshot } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { departmentSpend, findListRow } from '../approval/list-store'
import { isCopied } from '../approval/copy-store'
import { countriesOfOrder } from '../approval/countries'
import { ruleOfProduct } from '../approval/product-rule'
import { findApproval, findRounds, type ApprovalRow } from '../approval/store'
import { findChoiceSets } from '../draft/store'
import { findFormerOrders, findOrders, findOrderSegments, findOrderTravellers, type OrderRow } from '../order/store'
import { bookingBudget } from '../application/application-account'
import { budgetsOfOrder } from '../application/order-budget'
import { buttonsOf, roundViews, summaries } from './approval-views'
import { principalsOf } from './my-approvals'
import type { ApprovalSubject } from '../approval/subject'
import { subjects } from './subjects'

type Alternatives = ApprovalDetail['alternatives']

/** One case as its approver sees it (S2.38): the subject, what else was on offer, the department's month, and may I decide. */
export const approvalDetail = (
  context: Context,
  actor: Actor,
  request: { approvalId: string },
): Promise<ApprovalDetail | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const seen = await caseOf(work, actor, request.approvalId)
    if (isProblem(seen)) return seen
    const { approval, subject, holder } = seen
    const refused = actor.agent
      ? problem('agentNotPermitted')
      : decisionProblem(approval.progress, holder, context.clock.now().toISOString())
    const [row] = await summaries(work, actor, [seen.row])
    const [current] = await roundViews(work, actor, [approval])
    return {
      ...row!,
      canDecide: refused === undefined,
      ...(refused && { reason: problemSentence(refused, actor.language) }),
      buttons: buttonsOf(context, actor, { approval, subject, refused }),
      current: current!,
      ...(approval.object === 'booking' &&
        subject.product && { approvalRule: await ruleOf(work, subject.product, subject.no, actor.language) }),
      envelopeAllowed: approval.object === 'booking' && mayWiden(approval),
      ...(await comparison(work, actor, approval)),
    }
  })

/** One approval order with every round (S2.34). */
export const approvalOrder = (
  context: Context,
  actor: Actor,
  request: { approvalId: string },
): Promise<ResponseOf<typeof getApprovalOrder> | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const seen = await caseOf(work, actor, request.approvalId)
    if (isProblem(seen)) return seen
    const refused = decisionProblem(seen.approval.progress, seen.holder, context.clock.now().toISOString())
    const [row] = await summaries(work, actor, [seen.row])
    const { subjectNo } = seen.approval
    const former = await findFormerOrders(work, subjectNo)
    const found = await Promise.all([subjectNo, ...former.toReversed()].map((no) => findRounds(work, no)))
    const rounds = found.flat()
    return {
      ...row!,
      rounds: await roundViews(work, actor, rounds),
      buttons: buttonsOf(context, actor, { approval: seen.approval, subject: seen.subject, refused }),
    }
  })

const ruleOf = async (work: Work, product: Product, orderNo: string, language: Language): Promise<string> =>
  ruleOfProduct(work, { product, countries: await countriesOfOrder(work, { product, orderNo }) }, language)

/** An approver accepts more than the case only where all before did. */
const mayWiden = ({ progress, envelope }: ApprovalRow): boolean =>
  envelope !== null || !progress.levels.some(({ tasks }) => tasks.some(({ state }) => state === 'agreed'))

/** The approval for whoever has a part in it: applicant, traveller, approver, substitute or reader of a copy. */
async function caseOf(work: Work, actor: Actor, approvalId: string) {
  const { employeeId } = actor
  const approval = await findApproval(work, approvalId)
  if (!approval) return problem('approvalUnknown', { field: 'approvalId' })
  const { subjectKind, subjectNo } = approval
  const [[subject], row, principals] = await Promise.all([
    subjects[subjectKind].find(work, [subjectNo]),
    findListRow(work, employeeId, approvalId, actor.language),
    principalsOf(work, actor),
  ])
  if (!subject || !row) return problem('approvalUnknown', { field: 'approvalId' })
  const approvers = approval.progress.levels.flatMap(({ tasks }) =>
    tasks.flatMap(({ approverId, actedBy }) => [approverId, actedBy]),
  )
  const concerned = [approval.applicantId, subject.applicantId, ...subject.travellerIds, ...approvers]
  const standsIn = principals.some((principalId) => approvers.includes(principalId))
  if (!concerned.includes(employeeId) && !standsIn && !(await isCopied(work, approvalId, employeeId)))
    return problem('approvalNotYours')
  return { approval, subject, row, holder: holderOf(approval, subject, employeeId, principals) }
}

/** Whose task the reader would decide; one's own trip is decided in nobody's place. */
function holderOf(approval: ApprovalRow, subject: ApprovalSubject, employeeId: string, principals: readonly string[]): string {
  const asked = pendingApprovers(approval.progress)
  const own = [approval.applicantId, subject.applicantId, ...subject.travellerIds].includes(employeeId)
  if (asked.includes(employeeId) || own) return employeeId
  return principals.find((principalId) => asked.includes(principalId)) ?? employeeId
}

/** What an order is compared with: the choices beside it, and the department's month. */
async function comparison(work: Work, actor: Actor, approval: ApprovalRow) {
  if (approval.subjectKind !== 'order') return { alternatives: [], departmentSpend: 0, budgets: [] }
  const [[order], travellers] = await Promise.all([
    findOrders(work, [approval.subjectNo]),
    findOrderTravellers(work, [approval.subjectNo], actor.language),
  ])
  const verdict = verdictOf(travellers.flatMap(({ violations }) => violations))
  const monthStart = new Date(`${chinaDate(work.context.clock.now()).slice(0, 7)}-01T00:00:00+08:00`)
  const departmentId = travellers[0]?.departmentId ?? ''
  const product = order && work.context.products[order.product]
  return {
    alternatives: product ? await alternativesOf(work, order, { product, verdict }) : [],
    budgets: (await budgetsOfOrder(work, approval.subjectNo)).map((each) => bookingBudget(each, actor, true)),
    departmentSpend: await departmentSpend(work, departmentId, monthStart),
  }
}

async function alternativesOf(
  work: Work,
  { orderNo, searchIds }: OrderRow,
  { product: { catalogue, reported }, verdict }: { product: ProductOperations; verdict: Verdict },
): Promise<Alternatives> {
  if (!catalogue) return []
  const [sets, segments, fareKeys] = await Promise.all([
    findChoiceSets(work, searchIds),
    findOrderSegments(work, [orderNo]),
    reported?.fareKeys?.(work, [orderNo]),
  ])
  return sets.map(({ journey, searchedAt, body }) => {
    const own = segments.filter((segment) => catalogue.isOf?.(segment.body, journey) ?? segment.position === journey)
    return {
      journey,
      searchedAt: searchedAt.toISOString(),
      list: catalogue.alternatives(
        body,
        own.map((segment) => segment.body),
        verdict,
        fareKeys?.get(orderNo)?.[journey],
      ),
    }
  })
}
