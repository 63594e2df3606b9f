import type { Product } from '@sojourn/contract/booking/codes'
import type { Permission } from '@sojourn/contract/kit/call'
import type { LocalText } from '@sojourn/contract/kit/language'

/** Who approves on a level: by relation to the traveller, by name, or anybody who holds a permission. */
export type ApproverRule = 'manager' | 'departmentHead' | { employeeId: string } | { permission: Permission }

/** 'any': the first decision decides (或签); 'all': everybody must agree (会签). */
export type LevelMode = 'any' | 'all'

/** What happens when nobody decides in time (handbook 8.2). */
export type OnSilence = 'reject' | 'approve'

/** A company's flow as data; a condition that is absent does not restrict. */
export interface ApprovalFlow {
  flowId: string
  name: LocalText
  conditions: {
    products?: readonly Product[]
    outOfPolicy?: boolean
    /** Fen, included. */
    minAmount?: number
    departmentIds?: readonly string[]
  }
  levels: readonly { approvers: readonly ApproverRule[]; mode: LevelMode }[]
  deadlineHours: number
  onSilence: OnSilence
}

/** What the choice of a flow depends on. */
export interface ApprovalFacts {
  product: Product
  outOfPolicy: boolean
  amount: number
  bookerId: string
  travellers: readonly { employeeId: string; departmentId: string }[]
  now: string
  /** No decision helps after this instant: seats go back then. */
  decideBefore: string
}

/** The flows are tried in order and the first that fits decides; none means that nobody must approve. */
export const matchFlow = (flows: readonly ApprovalFlow[], facts: ApprovalFacts): ApprovalFlow | undefined =>
  flows.find(
    ({ conditions }) =>
      (conditions.products === undefined || conditions.products.includes(facts.product)) &&
      (conditions.outOfPolicy === undefined || conditions.outOfPolicy === facts.outOfPolicy) &&
      (conditions.minAmount === undefined || facts.amount >= conditions.minAmount) &&
      (conditions.departmentIds === undefined ||
        facts.travellers.some(({ departmentId }) => conditions.departmentIds?.includes(departmentId))),
  )
