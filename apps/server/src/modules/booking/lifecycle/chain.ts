import type { Product } from '@sojourn/contract/booking/codes'
import type { ApprovalFacts } from '@sojourn/domain/booking/approval/approval-flow'
import { resolveChain, type ApprovalChain, type ApprovalPeople } from '@sojourn/domain/booking/approval/resolve-chain'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { findApprovers, type ApproverRow } from '../traveller/store'
import { findFlows } from '../approval/store'

type Traveller = { employeeId: string; departmentId: string; managerId: string | null }

/** Who must approve, level by level, from the company's flows and people as they are now. */
export async function chainOf(
  sql: Sql,
  enterpriseId: number,
  travellers: readonly Traveller[],
  facts: Omit<ApprovalFacts, 'travellers'>,
): Promise<{ chain: ApprovalChain | undefined; approvers: ApproverRow[] }> {
  const [approvers, flows] = await Promise.all([findApprovers(sql, enterpriseId), findFlows(sql, enterpriseId)])
  return { chain: resolveChain(flows, { ...facts, travellers }, peopleOf(approvers, travellers)), approvers }
}

function peopleOf(approvers: readonly ApproverRow[], travellers: readonly Traveller[]): ApprovalPeople {
  const managers = new Map([...approvers, ...travellers].map(({ employeeId, managerId }) => [employeeId, managerId ?? undefined]))
  const active = new Set(approvers.map(({ employeeId }) => employeeId))
  return {
    managerOf: (employeeId) => managers.get(employeeId),
    headOf: (departmentId) => approvers.find(({ headsDepartments }) => headsDepartments.includes(departmentId))?.employeeId,
    withPermission: (permission) =>
      approvers.filter(({ permissions }) => permissions.includes(permission)).map(({ employeeId }) => employeeId),
    isActive: (employeeId) => active.has(employeeId),
  }
}

/** The same before anything is booked, for the summary of the booking page. */
export async function approvalPreview(
  context: Context,
  sql: Sql,
  actor: Actor,
  request: {
    product: Product
    outOfPolicy: boolean
    travellers: readonly Traveller[]
    departDate: string
  },
): Promise<{ level: number; approvers: string[] }[]> {
  const { chain, approvers } = await chainOf(sql, actor.enterpriseId, request.travellers, {
    product: request.product,
    outOfPolicy: request.outOfPolicy,
    amount: 0,
    bookerId: actor.employeeId,
    now: context.clock.now().toISOString(),
    decideBefore: `${request.departDate}T00:00:00.000Z`,
  })
  const nameOf = (id: string): string => approvers.find(({ employeeId }) => employeeId === id)?.name ?? ''
  return chain?.levels.map(({ level, approverIds }) => ({ level, approvers: approverIds.map(nameOf) })) ?? []
}
