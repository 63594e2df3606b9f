import { decideApproval, getApprovalDetail, getApprovalOrder } from '@sojourn/contract/booking/approval/approval.calls'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import type { ApprovalFlow, FlowLevel } from '@sojourn/domain/booking/approval/approval-flow'
import { book, expectResult, type Search, type Wanted } from './flights'
import type { TestServer } from './server'

const name = { 'zh-CN': '测试流程', 'zh-TW': '測試流程', en: 'Test flow' }

export const flow = (levels: readonly FlowLevel[], more: Partial<ApprovalFlow> = {}): ApprovalFlow => ({
  flowId: 'test',
  name,
  conditions: {},
  levels,
  deadlineHours: 24,
  onSilence: 'reject',
  ...more,
})
export const person = (account: string, enterpriseId = 1) => ({ employeeId: `${enterpriseId}-${account}` })
export const level = (mode: FlowLevel['mode'], ...accounts: string[]): FlowLevel => ({
  approvers: accounts.map((account) => person(account)),
  mode,
})

/** From now on company 1 has these flows and no others. */
export const setFlows = (server: TestServer, ...flows: ApprovalFlow[]): Promise<unknown> =>
  server.database.pool.query(
    `UPDATE approval_flows_version SET flows = $1
     WHERE enterprise_id = 1 AND version = (SELECT max(version) FROM approval_flows_version WHERE enterprise_id = 1)`,
    [JSON.stringify(flows)],
  )

/** Those that company 1 has now. */
export async function currentFlows(server: TestServer): Promise<ApprovalFlow[]> {
  const { rows } = await server.database.pool.query<{ flows: ApprovalFlow[] }>(
    'SELECT flows FROM approval_flows_version WHERE enterprise_id = 1 ORDER BY version DESC LIMIT 1',
  )
  return rows[0]!.flows
}

/** The newest round of a subject. */
export async function approvalOf(server: TestServer, subjectNo: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ approval_id: string }>(
    'SELECT approval_id FROM approval WHERE order_no = $1 ORDER BY round DESC',
    [subjectNo],
  )
  return rows[0]!.approval_id
}

/** An order that waits for its approvers. */
export async function submitted(server: TestServer, search: Search, wanted?: Wanted, who = 'employee') {
  const { created, request, choice } = await book(server, who, search, wanted)
  return { orderNo: created.orderNo, request, choice, approvalId: await approvalOf(server, created.orderNo) }
}

export const answer = (
  server: TestServer,
  who: string,
  approvalId: string,
  more: { decision?: 'agree' | 'reject'; version?: number; reason?: string; envelope?: { amount: number; hours: number } } = {},
) => server.call(who, decideApproval, { approvalId, decision: 'agree', version: 1, ...more })

export const caseOf = async (server: TestServer, who: string, approvalId: string) =>
  expectResult(await server.call(who, getApprovalDetail, { approvalId }))
export const roundsOf = async (server: TestServer, who: string, approvalId: string) =>
  expectResult(await server.call(who, getApprovalOrder, { approvalId })).rounds

export const refusedAs = (problem: ProblemName) => ({
  success: false,
  code: problems[problem].code,
  status: problems[problem].status,
})

/** The flow that an order's approval follows. */
export async function flowOf(server: TestServer, orderNo: string): Promise<string | undefined> {
  const { rows } = await server.database.pool.query<{ flow_id: string }>(
    'SELECT flow_id FROM approval WHERE order_no = $1 ORDER BY round DESC LIMIT 1',
    [orderNo],
  )
  return rows[0]?.flow_id
}
