import { isPriceRule, type PolicyRule, type SettleType } from '@sojourn/contract/booking/codes'
import { sum } from '../../kit/money'

/** Who pays what of one order; the three sum to its total. Fen. */
export interface Split {
  company: number
  personal: number
  points: number
}

/** A violation as an order keeps it. `excess` of a price rule is fen above the allowed price; of other rules it is no money. */
export interface ExcessViolation {
  travellerId: string
  rule: PolicyRule
  handling: string
  /** Position of the journey that breaks the rule. */
  journey?: number
  excess?: number
}

type Chosen<V> = Omit<V, 'handling'> & { handling: ExcessHandling<V> }
type ExcessHandling<V> = (V extends { handling: infer H } ? H : never) | 'payExcess' | 'approval' | 'reason'

/** What a traveller answers to broken rules. */
export interface PolicyAnswer {
  paysExcess?: boolean | undefined
  reasonCode?: string | undefined
}

/** Is there money that the person may choose to pay instead of asking for approval? */
export const leavesChoice = (violations: readonly Pick<ExcessViolation, 'rule' | 'handling'>[]): boolean =>
  violations.some(({ rule, handling }) => handling === 'choose' && isPriceRule(rule))

type Settled = Pick<ExcessViolation, 'rule' | 'handling'> & { excuses?: readonly string[] | undefined }

/**
 * Broken rules after the traveller's answer (handbook 7.4): what was left to choose (二选一) becomes what was chosen, and a reason
 * that the rule itself accepts needs nobody's approval.
 */
export const settle = <V extends Settled>(
  violations: readonly V[],
  { paysExcess = false, reasonCode }: PolicyAnswer,
): Chosen<V>[] =>
  violations.map((violation): Chosen<V> => {
    const { rule, handling, excuses } = violation
    const chosen = handling !== 'choose' ? handling : paysExcess && isPriceRule(rule) ? 'payExcess' : 'approval'
    const excused = chosen === 'approval' && reasonCode !== undefined && excuses?.includes(reasonCode)
    return { ...violation, handling: excused ? 'reason' : chosen } as Chosen<V>
  })

/** Who shares one price, as the guests of a room do, pays or asks with the others: as the first of them has chosen. */
export const chosenTogether = <Traveller extends { employeeId: string; paysExcess?: boolean }>(
  travellers: readonly Traveller[],
  groups: readonly (readonly string[])[],
): (Traveller & { paysExcess: boolean })[] =>
  travellers.map((traveller) => {
    const first = groups.find((group) => group.includes(traveller.employeeId))?.[0] ?? traveller.employeeId
    return { ...traveller, paysExcess: travellers.find(({ employeeId }) => employeeId === first)?.paysExcess ?? false }
  })

/**
 * What travellers pay themselves of fares above the standard (超标自付): per traveller and journey the fare above the
 * allowed price; where two rules complain about the same fare, the larger excess counts once (handbook 6.4, 7.4). What is bought beside the
 * fares is money of its own.
 */
export function excessOf(violations: readonly ExcessViolation[]): number {
  const largest = new Map<string, number>()
  for (const { travellerId, rule, handling, journey = 0, excess = 0 } of violations) {
    if (handling !== 'payExcess' || !isPriceRule(rule)) continue
    const key = `${travellerId}/${rule === 'paidExtras' ? rule : journey}`
    largest.set(key, Math.max(largest.get(key) ?? 0, excess))
  }
  return sum([...largest.values()])
}

/** An order whose money is planned. */
export interface PlannedOrder {
  total: number
  settleType: SettleType
  violations: readonly ExcessViolation[]
}

/** A company's method pays what the standard allows and the traveller the rest; a personal method pays all (handbook 6.4). */
export function plannedSplit({ total, settleType, violations }: PlannedOrder): Split {
  const byCompany = settleType !== 'personal'
  const personal = byCompany ? Math.min(total, excessOf(violations)) : total
  return { company: total - personal, personal, points: 0 }
}

/** Puts points in place of personal money, order after order; one point is worth one fen. */
export function withPoints(splits: readonly Split[], points: number): Split[] {
  let left = points
  return splits.map((split) => {
    const used = Math.min(left, split.personal)
    left -= used
    return { company: split.company, personal: split.personal - used, points: split.points + used }
  })
}

export const sumOfSplits = (splits: readonly Split[]): Split => ({
  company: sum(splits.map(({ company }) => company)),
  personal: sum(splits.map(({ personal }) => personal)),
  points: sum(splits.map(({ points }) => points)),
})
