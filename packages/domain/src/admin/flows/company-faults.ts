import type { FlowFaultKind } from '@sojourn/contract/admin/flow-words'
import type { ApprovalFlow, ApproverRule, FlowConditions, FlowLevel } from '../../booking/approval/approval-flow'
import { candidatesOf, idsOf, type ApprovalPeople } from '../../booking/approval/candidates'
import type { NamesOfFlows } from '../../booking/approval/flow-sentences'
import type { FlowFault } from './faults'
import { ringsOf } from './rings'

/** People who are alike to every flow: one department, grade, cost centre and superior. */
export interface PeopleAlike {
  departmentId: string
  /** The department and all above it, where flows ask for departments. */
  withinDepartments?: readonly string[]
  gradeId: string
  costCentreId: string
  managerId: string | undefined
  count: number
  /** Some of them. */
  names: readonly string[]
}

/** What a company is to its flows; sets hold what has not ended. */
export interface FlowCompany {
  /** Who may approve and is in office. */
  people: ApprovalPeople
  /** Who may read copies: the same, and those who only read. */
  readers: ApprovalPeople
  travellers: readonly PeopleAlike[]
  departments: ReadonlySet<string>
  grades: ReadonlySet<string>
  costCentres: ReadonlySet<string>
  projects: ReadonlySet<string>
  /** Superiors by employee, of everybody who is one. */
  superiors: ReadonlyMap<string, string>
}

const namesAtMost = 3

/** What the people and parts of the company make of its flows. */
export function companyFaults(flows: readonly ApprovalFlow[], company: FlowCompany, names: NamesOfFlows): FlowFault[] {
  return [
    ...flows.flatMap((flow) => [
      ...endedFaults(flow, company, names),
      ...goneFaults(flow, company, names),
      ...flow.levels.flatMap((level, place) => levelFaults(flow, level, `levels.${place}`, { company, names })),
    ]),
    ...ringFaults(flows, company, names),
  ]
}

const faultsOf = (
  { flowId }: Pick<ApprovalFlow, 'flowId'>,
  kind: FlowFaultKind,
  path: string,
  about: readonly string[],
): FlowFault[] => (about.length === 0 ? [] : [{ kind, flowId, path, names: about.slice(0, namesAtMost), count: about.length }])

/** Conditions that name what is no longer there. */
function endedFaults(flow: ApprovalFlow, company: FlowCompany, names: NamesOfFlows): FlowFault[] {
  const { departmentIds = [], gradeIds = [], costCentreIds = [], projectCodes = [] } = flow.conditions
  const ended = (ids: readonly string[], present: ReadonlySet<string>, nameOf: (id: string) => string): string[] =>
    ids.filter((id) => !present.has(id)).map(nameOf)
  return [
    ...faultsOf(flow, 'departmentEnded', 'conditions.departmentIds', ended(departmentIds, company.departments, names.department)),
    ...faultsOf(flow, 'gradeEnded', 'conditions.gradeIds', ended(gradeIds, company.grades, names.grade)),
    ...faultsOf(flow, 'costCentreEnded', 'conditions.costCentreIds', ended(costCentreIds, company.costCentres, names.costCentre)),
    ...faultsOf(flow, 'projectEnded', 'conditions.projectCodes', ended(projectCodes, company.projects, names.project)),
  ]
}

/** People who are named and left, or may not approve; roles that nobody has. */
function goneFaults(flow: ApprovalFlow, { people, readers }: FlowCompany, names: NamesOfFlows): FlowFault[] {
  const gone = (rules: readonly ApproverRule[], of: ApprovalPeople): string[] =>
    rules.flatMap((rule) =>
      typeof rule === 'object' && 'employeeId' in rule && !of.isActive(rule.employeeId) ? [names.person(rule.employeeId)] : [],
    )
  const hasNobody = ({ approvers }: FlowLevel): boolean =>
    approvers.some((rule) => typeof rule === 'object' && 'permission' in rule && holders(rule, people).length === 0)
  return [
    ...flow.levels.flatMap((level, place) => [
      ...faultsOf(flow, 'approverGone', `levels.${place}`, gone(level.approvers, people)),
      ...(hasNobody(level)
        ? [{ kind: 'roleUnheld' as const, flowId: flow.flowId, path: `levels.${place}`, names: [], count: 0 }]
        : []),
    ]),
    ...(flow.copies ?? []).flatMap(({ to }, place) => faultsOf(flow, 'copyGone', `copies.${place}`, gone(to, readers))),
  ]
}

const holders = ({ permission }: Extract<ApproverRule, { permission: unknown }>, people: ApprovalPeople): string[] =>
  people.withPermission(permission).filter((id) => people.isActive(id))

interface Within {
  company: FlowCompany
  names: NamesOfFlows
}

/** Of whom the flow may be: everybody whom its conditions do not leave out. */
const concerned = (
  { departmentIds, gradeIds, costCentreIds }: FlowConditions,
  travellers: readonly PeopleAlike[],
): PeopleAlike[] =>
  travellers.filter(
    (each) =>
      (departmentIds?.some((id) => (each.withinDepartments ?? [each.departmentId]).includes(id)) ?? true) &&
      (gradeIds?.includes(each.gradeId) ?? true) &&
      (costCentreIds?.includes(each.costCentreId) ?? true),
  )

/** Whom a level asks of people who are alike, as if they travelled for the projects that the flow names. */
function askedFor(
  { approvers }: FlowLevel,
  { alike, projectCodes }: { alike: PeopleAlike; projectCodes: readonly string[] },
  { people }: FlowCompany,
) {
  const traveller = ''
  const travellers = [{ employeeId: traveller, departmentId: alike.departmentId, gradeId: alike.gradeId }]
  const managerOf = (id: string) => (id === traveller ? alike.managerId : people.managerOf(id))
  return candidatesOf(approvers, { travellers, costCentreIds: [alike.costCentreId], projectCodes }, { ...people, managerOf })
}

/** For whom nobody is found on a level: the administrators step in, or nobody can decide; where people are only told, nobody is. */
function levelFaults(flow: ApprovalFlow, level: FlowLevel, path: string, { company, names }: Within): FlowFault[] {
  if (level.approvers.length === 0) return []
  const all = concerned(flow.conditions, company.travellers)
  const { projectCodes = [] } = flow.conditions
  const asked = all.map((alike) => ({ alike, found: askedFor(level, { alike, projectCodes }, company) }))
  const vacant = asked.filter(({ found }) => found.every(({ why }) => why === 'nobody')).map(({ alike }) => alike)
  const most = Math.max(0, ...asked.map(({ found }) => new Set(idsOf(found)).size))
  const tooMany = level.mode === 'count' && !flow.tells && all.length > 0 && (level.need ?? 1) > most
  return [
    ...vacancies(flow, path, { vacant, all, nobody: asked.some(({ found }) => found.length === 0) }),
    ...missingPosts(flow, level, path, { vacant, company, names }),
    ...(tooMany ? [{ kind: 'needTooMany' as const, flowId: flow.flowId, path, names: [], count: most }] : []),
  ]
}

interface Vacancy {
  vacant: readonly PeopleAlike[]
  all: readonly PeopleAlike[]
  nobody: boolean
}

function vacancies({ flowId, tells }: ApprovalFlow, path: string, { vacant, all, nobody }: Vacancy): FlowFault[] {
  const count = vacant.reduce((sum, each) => sum + each.count, 0)
  if (count === 0) return []
  const kind = tells ? 'toldVacant' : nobody ? 'levelNobody' : vacant.length === all.length ? 'levelUnfilled' : 'levelVacant'
  return [{ kind, flowId, path, names: vacant.flatMap((each) => each.names).slice(0, namesAtMost), count }]
}

/** The posts that stand empty behind such a vacancy. */
function missingPosts(
  flow: ApprovalFlow,
  { approvers }: FlowLevel,
  path: string,
  { vacant, company: { people }, names }: Within & Pick<Vacancy, 'vacant'>,
): FlowFault[] {
  const asksHead = approvers.some((rule) => rule === 'departmentHead' || (typeof rule === 'object' && 'departmentHead' in rule))
  const departments = new Set(vacant.map(({ departmentId }) => departmentId).filter((id) => people.headOf(id) === undefined))
  const costCentres = new Set(vacant.map(({ costCentreId }) => costCentreId).filter((id) => people.ownerOf(id) === undefined))
  return [
    ...(asksHead ? faultsOf(flow, 'headsMissing', path, [...departments].map(names.department)) : []),
    ...(approvers.includes('costCentreOwner')
      ? faultsOf(flow, 'ownersMissing', path, [...costCentres].map(names.costCentre))
      : []),
  ]
}

/** Superiors of each other: who goes up among them comes back to where it began. */
function ringFaults(flows: readonly ApprovalFlow[], { superiors }: FlowCompany, names: NamesOfFlows): FlowFault[] {
  const goesUp = ({ levels, onOwn, onSilence, tells }: ApprovalFlow): boolean =>
    levels.length > 0 &&
    (onOwn === 'up' ||
      (onSilence === 'escalate' && !tells) ||
      levels.some(({ approvers }) =>
        approvers.some(
          (rule) => rule === 'manager' || (typeof rule === 'object' && 'departmentHead' in rule && rule.departmentHead > 1),
        ),
      ))
  if (!flows.some(goesUp)) return []
  return ringsOf(superiors).map((ring) => ({
    kind: 'superiorRing',
    path: '',
    names: ring.map(names.person),
    count: ring.length,
  }))
}
