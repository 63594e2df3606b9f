import type { ChosenApprovers } from '@sojourn/contract/booking/approval/approval.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { ApprovalFacts, ApprovalFlow, ApproverRule } from '@sojourn/domain/booking/approval/approval-flow'
import { firstInOffice, type ApprovalPeople } from '@sojourn/domain/booking/approval/candidates'
import { resolveChain, type ApprovalChain } from '@sojourn/domain/booking/approval/resolve-chain'
import { toldPeople, type ToldPeople } from '@sojourn/domain/booking/approval/tell'
import type { Tenant } from '../../../db/tenant'
import { findFlows, findOfficeHours } from './store'
import { withinDepartments } from './within-departments'
import { findApprovers, findReadersOfCopies, type ApproverRow } from '../traveller/store'

export type ChainTraveller = ApprovalFacts['travellers'][number] & { managerId: string | null }

/** Whom the booker named, as rules read it. */
export const chosenByLevel = (chosen: ChosenApprovers | undefined): Pick<ApprovalFacts, 'chosen'> =>
  chosen ? { chosen: Object.fromEntries(chosen.map(({ type, employeeIds }) => [type, employeeIds])) } : {}

/** What the company says of who decides about these travellers, whatever they ask for. */
export interface Deciders {
  flows: readonly ApprovalFlow[]
  approvers: ApproverRow[]
  /** Who may read a copy beside them. */
  readers: readonly ApproverRow[]
  hours: Awaited<ReturnType<typeof findOfficeHours>>
  travellers: Awaited<ReturnType<typeof withinDepartments<ChainTraveller>>>
}

export async function findDeciders(tenant: Tenant, travellers: readonly ChainTraveller[]): Promise<Deciders> {
  const [approvers, flows, hours] = await Promise.all([findApprovers(tenant), findFlows(tenant), findOfficeHours(tenant)])
  const [readers, placed] = await Promise.all([
    readersOfCopies(tenant, flows, travellers),
    withinDepartments(tenant, flows, travellers),
  ])
  return { flows, approvers, readers, hours, travellers: placed }
}

/** Who decides, or who is told where nobody does. */
export interface Resolved {
  chain: ApprovalChain | undefined
  told?: ToldPeople
  approvers: ApproverRow[]
}

/** Who must approve, level by level, from the company's flows and people as they are now. */
export const chainOf = async (
  tenant: Tenant,
  travellers: readonly ChainTraveller[],
  facts: Omit<ApprovalFacts, 'travellers'>,
): Promise<Resolved | Problem> => chainOfDeciders(await findDeciders(tenant, travellers), facts)

export function chainOfDeciders(
  { flows, approvers, readers, hours, travellers }: Deciders,
  facts: Omit<ApprovalFacts, 'travellers'>,
): Resolved | Problem {
  const asked = [
    flows,
    { ...facts, travellers, ...(hours?.approvals && { hours }) },
    peopleOf(approvers, travellers),
    peopleOf([...approvers, ...readers], travellers),
  ] as const
  const chain = resolveChain(...asked)
  if (isProblem(chain)) return chain
  const told = chain ? undefined : toldPeople(...asked)
  return { chain, ...(told && { told }), approvers }
}

/** To whom copies of these flows may go beside the approvers. */
export async function readersOfCopies(
  tenant: Tenant,
  flows: readonly ApprovalFlow[],
  travellers: readonly ChainTraveller[],
): Promise<ApproverRow[]> {
  const copied = flows.flatMap(({ copies = [] }) => copies.flatMap(({ to }) => to))
  return copied.length > 0 ? findReadersOfCopies(tenant, wantedReaders(copied, travellers)) : []
}

/** Whom the rules of copies may mean, beside those who hold a post. */
const wantedReaders = (rules: readonly ApproverRule[], travellers: readonly ChainTraveller[]) => ({
  employeeIds: [
    ...rules.flatMap((rule) => (typeof rule === 'object' && 'employeeId' in rule ? [rule.employeeId] : [])),
    ...travellers.flatMap(({ managerId }) => managerId ?? []),
  ],
  permissions: rules.flatMap((rule) => (typeof rule === 'object' && 'permission' in rule ? [rule.permission] : [])),
})

export function peopleOf(approvers: readonly ApproverRow[], travellers: readonly ChainTraveller[]): ApprovalPeople {
  const managers = new Map([...approvers, ...travellers].map(({ employeeId, managerId }) => [employeeId, managerId ?? undefined]))
  const active = new Set(approvers.map(({ employeeId }) => employeeId))
  return {
    managerOf: (employeeId) => managers.get(employeeId),
    headOf: (departmentId) => approvers.find(({ headsDepartments }) => headsDepartments.includes(departmentId))?.employeeId,
    ownerOf: (costCentreId) => approvers.find(({ ownsCostCentres }) => ownsCostCentres.includes(costCentreId))?.employeeId,
    projectOwnerOf: (code) => approvers.find(({ ownsProjects }) => ownsProjects.includes(code))?.employeeId,
    withPermission: (permission) =>
      approvers.filter(({ permissions }) => permissions.includes(permission)).map(({ employeeId }) => employeeId),
    isActive: (employeeId) => active.has(employeeId),
  }
}

/** Who is asked when an approver stays silent: the nearest superior in office. */
export async function superiorsOf(tenant: Tenant): Promise<(approverId: string) => string | undefined> {
  const people = peopleOf(await findApprovers(tenant), [])
  return (approverId) => firstInOffice(people.managerOf(approverId), people)[0]
}
