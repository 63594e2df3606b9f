import { approvalTaskStates, orderStates } from '@sojourn/contract/booking/codes'
import type { ApprovalDetail } from '@sojourn/contract/booking/approval.calls'
import type { Verdict } from '@sojourn/contract/booking/verdict.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { currentLevel, decisionProblem } from '@sojourn/domain/booking/approval/decide'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { departmentSpend } from '../approval-list/store'
import { findApproval, findTasks } from '../approval/store'
import { findChoiceSets } from '../draft/store'
import { summariesOf } from '../order-list/summary'
import { findOrders, findOrderSegments, findOrderTravellers, type OrderRow } from '../order/store'

type Alternatives = ApprovalDetail['alternatives']
/** What of a choice set an approver compares; the product reads its own. */
export type ReadAlternatives = (body: string, segment: unknown, verdict: Verdict) => Alternatives[number]['list']

const spendingStates = (['approving', 'awaitingPayment', 'issuing', 'issued', 'completed'] as const).map((state) =>
  orderStates.code(state),
)

/** One case as its approver sees it (S2.38): the order, what else was on offer, the department's month, and may I decide. */
export const approvalDetail =
  (readAlternatives: ReadAlternatives) =>
  (context: Context, actor: Actor, request: { approvalId: string }): Promise<ApprovalDetail | Problem> =>
    context.database.snapshot(actor.enterpriseId, async (sql) => {
      const approval = await findApproval(sql, actor.enterpriseId, request.approvalId)
      if (!approval) return problem('approvalUnknown', { field: 'approvalId' })
      const [order] = await findOrders(sql, actor.enterpriseId, [approval.orderNo])
      const travellers = await findOrderTravellers(sql, actor.enterpriseId, [approval.orderNo])
      const tasks = await findTasks(sql, actor.enterpriseId, approval.approvalId)
      const own = tasks.find(({ approverId }) => approverId === actor.employeeId)
      const concerned =
        own ?? [approval.applicantId, ...travellers.map(({ employeeId }) => employeeId)].includes(actor.employeeId)
      if (!order || !concerned) return problem('approvalNotYours')
      const [summary] = await summariesOf(context, sql, actor, [order.orderNo])
      const refused = decisionProblem(approval.progress, actor.employeeId, context.clock.now().toISOString())
      return {
        approvalId: approval.approvalId,
        order: summary!,
        level: currentLevel(approval.progress)?.level ?? own?.level ?? approval.progress.levels.length,
        levels: approval.progress.levels.length,
        taskState: own?.state ?? approvalTaskStates.code('pending'),
        applicant: approval.applicantName,
        submittedAt: approval.submittedAt.toISOString(),
        deadline: approval.deadline.toISOString(),
        orderVersion: order.version,
        canDecide: refused === undefined,
        ...(refused ? { reason: problemSentence(refused, actor.language) } : {}),
        alternatives: await alternativesOf(sql, actor, order, (body, segment) =>
          readAlternatives(body, segment, verdictOf(travellers.flatMap(({ violations }) => violations))),
        ),
        departmentSpend: await departmentSpend(
          sql,
          actor.enterpriseId,
          travellers[0]!.departmentId,
          monthStart(context),
          spendingStates,
        ),
      }
    })

async function alternativesOf(
  sql: Sql,
  actor: Actor,
  order: OrderRow,
  read: (body: string, segment: unknown) => Alternatives[number]['list'],
): Promise<Alternatives> {
  const sets = await findChoiceSets(sql, actor.enterpriseId, order.searchIds)
  const segments = await findOrderSegments(sql, actor.enterpriseId, [order.orderNo])
  return sets.map((set) => ({
    journey: set.journey,
    searchedAt: set.searchedAt.toISOString(),
    list: read(set.body, segments.find(({ position }) => position === set.journey)?.body),
  }))
}

const monthStart = (context: Context): Date => new Date(`${chinaDate(context.clock.now()).slice(0, 7)}-01T00:00:00+08:00`)
