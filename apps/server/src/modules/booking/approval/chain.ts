import { approvalPersonModes, type ApprovalInfo, type ChosenApprovers } from '@sojourn/contract/booking/approval.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { ApprovalFacts, ApproverRule } from '@sojourn/domain/booking/approval/approval-flow'
import {
  choicesOf,
  firstInOffice,
  resolveChain,
  type ApprovalChain,
  type ApprovalPeople,
} from '@sojourn/domain/booking/approval/resolve-chain'
import type { Actor, Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findFlows } from './store'
import { approverName, findApprovers, findReadersOfCopies, type ApproverRow } from '../traveller/store'

export type ChainTraveller = ApprovalFacts['travellers'][number] & { managerId: string | null }

/** Whom the booker named, as rules read it. */
export const chosenByLevel = (chosen: ChosenApprovers | undefined): Pick<ApprovalFacts, 'chosen'> =>
  chosen ? { chosen: Object.fromEntries(chosen.map(({ type, employeeIds }) => [type, employeeIds])) } : {}

/** Who must approve, level by level, from the company's flows and people as they are now. */
export async function chainOf(
  tenant: Tenant,
  travellers: readonly ChainTraveller[],
  facts: Omit<ApprovalFacts, 'travellers'>,
): Promise<{ chain: ApprovalChain | undefined; approvers: ApproverRow[] } | Problem> {
  const [approvers, flows] = await Promise.all([findApprovers(tenant), findFlows(tenant)])
  const copied = flows.flatMap(({ copies = [] }) => copies.flatMap(({ to }) => to))
  const readers = copied.length > 0 ? await findReadersOfCopies(tenant, wantedReaders(copied, travellers)) : []
  const chain = resolveChain(
    flows,
    { ...facts, travellers },
    peopleOf(approvers, travellers),
    peopleOf([...approvers, ...readers], travellers),
  )
  return isProblem(chain) ? chain : { chain, approvers }
}

/** Whom the rules of copies may mean, beside those who hold a post. */
const wantedReaders = (rules: readonly ApproverRule[], travellers: readonly ChainTraveller[]) => ({
  employeeIds: [
    ...rules.flatMap((rule) => (typeof rule === 'object' && 'employeeId' in rule ? [rule.employeeId] : [])),
    ...travellers.flatMap(({ managerId }) => managerId ?? []),
  ],
  permissions: rules.flatMap((rule) => (typeof rule === 'object' && 'permission' in rule ? [rule.permission] : [])),
})

function peopleOf(approvers: readonly ApproverRow[], travellers: readonly ChainTraveller[]): ApprovalPeople {
  const managers = new Map([...approvers, ...travellers].map(({ employeeId, managerId }) => [employeeId, managerId ?? undefined]))
  const active = new Set(approvers.map(({ employeeId }) => employeeId))
  return {
    managerOf: (employeeId) => managers.get(employeeId),
    headOf: (departmentId) => approvers.find(({ headsDepartments }) => headsDepartments.includes(departmentId))?.employeeId,
    ownerOf: (costCentreId) => approvers.find(({ ownsCostCentres }) => ownsCostCentres.includes(costCentreId))?.employeeId,
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

interface PreviewRequest {
  product: Product
  outOfPolicy: boolean
  travellers: readonly ChainTraveller[]
  departDate: string
  insideApplication?: boolean
}

/** Before anything is booked: what the booker may choose (S3.14), and who decides level by level; a chosen level names its candidates. */
export async function approvalInfo(
  work: Work,
  actor: Actor,
  { departDate, ...request }: PreviewRequest,
): Promise<{ info: ApprovalInfo; levels: { level: number; approvers: string[] }[] }> {
  const facts: ApprovalFacts = {
    ...request,
    object: 'booking',
    amount: 0,
    bookerId: actor.employeeId,
    now: work.context.clock.now().toISOString(),
    decideBefore: `${departDate}T00:00:00.000Z`,
  }
  const [approvers, flows] = await Promise.all([findApprovers(work), findFlows(work)])
  const people = peopleOf(approvers, request.travellers)
  const nameOf = (id: string): string => approverName(approvers, id, actor.language)
  const choices = choicesOf(flows, facts, people)
  const chosen = Object.fromEntries(
    choices.map(({ level, choice, candidateIds }) => [level, choice === 'one' ? candidateIds.slice(0, 1) : candidateIds]),
  )
  const chain = resolveChain(flows, { ...facts, chosen }, people)
  const levels = chain && !isProblem(chain) ? chain.levels : []
  return {
    info: infoOf(choices, nameOf),
    levels: levels.map(({ level, approverIds }) => ({ level, approvers: approverIds.map(nameOf) })),
  }
}

function infoOf(choices: ReturnType<typeof choicesOf>, nameOf: (id: string) => string): ApprovalInfo {
  const several = choices.some(({ choice }) => choice === 'several')
  return {
    approvalPersonMode: approvalPersonModes.code(several ? 'chooseSeveral' : choices.length > 0 ? 'chooseOne' : 'fixed'),
    personGroupList: choices.map(({ level, candidateIds }) => ({
      type: level,
      personList: candidateIds.map((employeeId) => ({
        employeeId,
        name: nameOf(employeeId),
        isSelect: candidateIds.length === 1,
      })),
    })),
  }
}
