import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import type { ApprovalObject } from '@sojourn/contract/booking/approval/approval.shapes'
import type { OnSilence, PolicyRule, Product } from '@sojourn/contract/booking/codes'
import type { Permission } from '@sojourn/contract/kit/call'
import type { TravelRegion } from '@sojourn/contract/booking/travel-regions'
import type { LocalText } from '@sojourn/contract/kit/language'
import { regionOf } from '../travel-region'

/**
 * Who approves on a level (handbook 8.2): by relation to the travellers, by name, or anybody who holds a permission.
 * `departmentHead` 1 is the head of the traveller's department, 2 the head's superior, and so on.
 */
export type ApproverRule =
  | 'manager'
  | 'departmentHead'
  | 'costCentreOwner'
  | 'projectOwner'
  | { departmentHead: number }
  | { employeeId: string }
  | { permission: Permission }

/**
 * 'any': the first decision decides (或签); 'anyAgree': the same, but a rejection counts only when all reject;
 * 'all': everybody must agree (会签); 'sequential': all, one after the other (依次); 'count': `need` of them (票签).
 */
export type LevelMode = 'any' | 'anyAgree' | 'all' | 'sequential' | 'count'

/** The booker names the approvers among those of the rules: one, or several (S3.14). */
export type BookerChoice = 'one' | 'several'

export interface FlowLevel {
  approvers: readonly ApproverRule[]
  mode: LevelMode
  /** Of mode 'count'. */
  need?: number
  choice?: BookerChoice
}

/** What a flow asks of a case; a condition that is absent does not restrict. Amounts are fen, both ends included. */
export interface FlowConditions {
  objects?: readonly ApprovalObject[]
  products?: readonly Product[]
  /** The farthest place to which it leads. */
  regions?: readonly TravelRegion[]
  /** It leads to one of these, by their ISO codes. */
  countries?: readonly string[]
  outOfPolicy?: boolean
  /** One of these rules is broken. */
  rules?: readonly PolicyRule[]
  minAmount?: number
  maxAmount?: number
  /** Each with all departments below it. */
  departmentIds?: readonly string[]
  gradeIds?: readonly string[]
  costCentreIds?: readonly string[]
  projectCodes?: readonly string[]
  travellerTypes?: readonly TravellerType[]
  /** The order is booked under an approved application. */
  insideApplication?: boolean
}
export type TravellerType = 'employee' | 'guest'

/** A company's flow as data. Without levels it approves by itself. */
export interface ApprovalFlow {
  flowId: string
  name: LocalText
  conditions: FlowConditions
  levels: readonly FlowLevel[]
  /** Whom the levels name is told, and decides nothing: what is asked for goes on at once. */
  tells?: boolean
  /** Read-only, without a decision (抄送). */
  copies?: readonly { to: readonly ApproverRule[]; when: CopyMoment }[]
  /** An approver who travels or books passes (the default), or is replaced by the superior. */
  onOwn?: 'pass' | 'up'
  deadlineHours: number
  onSilence: OnSilence
}
export type CopyMoment = 'submit' | 'finish' | 'both'

/** What the choice of a flow and its people depends on. */
export interface ApprovalFacts {
  object: ApprovalObject
  product?: Product
  /** ISO codes of all countries that it touches, the mainland too; none where nobody knows. */
  countries: readonly string[]
  outOfPolicy: boolean
  rules?: readonly PolicyRule[]
  amount: number
  bookerId: string
  travellers: readonly FactTraveller[]
  costCentreIds?: readonly string[]
  /** Of those of the travellers that go on a project; an application has none. */
  projectCodes?: readonly string[]
  insideApplication?: boolean
  now: string
  /** No decision helps after this instant: seats go back then. An application has none. */
  decideBefore?: string
  /** When the company works, where deadlines count that time alone. */
  hours?: OfficeHours
  /** Whom the booker named, by level of the flow (from 1); absent where whoever asks can name nobody: then all who could be are asked. */
  chosen?: Readonly<Record<number, readonly string[]>>
}
export interface FactTraveller {
  employeeId: string
  departmentId: string
  /** The own department and all above it, where flows ask for departments. */
  withinDepartments?: readonly string[]
  gradeId?: string
  type?: TravellerType
}

/** The flows are tried in order and the first that fits decides; none means that nobody must approve. */
export const matchFlow = (flows: readonly ApprovalFlow[], facts: ApprovalFacts): ApprovalFlow | undefined =>
  flows.find(({ conditions }) => unmetCondition(conditions, facts) === undefined)

/** From which amounts on a booking may be decided otherwise than below them, in fen, the lowest first. */
export function bookingSteps(flows: readonly ApprovalFlow[]): number[] {
  const steps = flows
    .filter(({ conditions: { objects } }) => objects?.includes('booking') ?? true)
    .flatMap(({ conditions: { minAmount = 0, maxAmount = -1 } }) => [minAmount, maxAmount + 1])
  return [...new Set(steps)].filter((amount) => amount > 0).sort((one, other) => one - other)
}

export type ConditionKey = keyof FlowConditions

/** The first condition that a case does not meet; undefined where it meets them all. */
export const unmetCondition = (conditions: FlowConditions, facts: ApprovalFacts): ConditionKey | undefined =>
  conditionKeys.find((key) => conditions[key] !== undefined && !meets[key](conditions, facts))

const meets: Readonly<Record<ConditionKey, (conditions: FlowConditions, facts: ApprovalFacts) => boolean>> = {
  objects: ({ objects }, { object }) => oneOf(objects, [object]),
  products: ({ products }, { product }) => oneOf(products, product === undefined ? [] : [product]),
  regions: ({ regions }, { countries }) =>
    oneOf(
      regions,
      [regionOf(countries)].flatMap((region) => region ?? []),
    ),
  countries: (conditions, { countries }) => oneOf(conditions.countries, countries),
  outOfPolicy: (conditions, facts) => conditions.outOfPolicy === facts.outOfPolicy,
  rules: (conditions, { rules = [] }) => oneOf(conditions.rules, rules),
  minAmount: ({ minAmount = 0 }, { amount }) => amount >= minAmount,
  maxAmount: ({ maxAmount = Infinity }, { amount }) => amount <= maxAmount,
  insideApplication: (conditions, { insideApplication = false }) => conditions.insideApplication === insideApplication,
  costCentreIds: (conditions, { costCentreIds = [] }) => oneOf(conditions.costCentreIds, costCentreIds),
  projectCodes: (conditions, { projectCodes = [] }) => oneOf(conditions.projectCodes, projectCodes),
  departmentIds: ({ departmentIds }, { travellers }) =>
    oneOf(
      departmentIds,
      travellers.flatMap(({ departmentId, withinDepartments }) => withinDepartments ?? [departmentId]),
    ),
  gradeIds: ({ gradeIds }, { travellers }) =>
    oneOf(
      gradeIds,
      travellers.flatMap(({ gradeId }) => gradeId ?? []),
    ),
  travellerTypes: ({ travellerTypes }, { travellers }) =>
    oneOf(
      travellerTypes,
      travellers.map(({ type }) => type ?? 'employee'),
    ),
}
const conditionKeys = Object.keys(meets) as ConditionKey[]

const oneOf = <Value>(wanted: readonly Value[] | undefined, given: readonly Value[]): boolean =>
  wanted === undefined || given.some((value) => wanted.includes(value))
