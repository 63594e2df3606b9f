import type { PolicyRule } from '@sojourn/contract/booking/codes'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { needsReason } from './verdict'

interface ForRules {
  /** Absent or empty: of every type of violation. */
  rules?: readonly PolicyRule[]
}
/** What was broken, and how that is dealt with. */
export type Broken = Pick<Violation, 'handling' | 'rule'>

/** The reasons of a company that say something of what was broken; what needs no reason asks for none. */
export function fittingReasons<Reason extends ForRules>(reasons: readonly Reason[], violations: readonly Broken[]): Reason[] {
  const broken = violations.filter((violation) => needsReason([violation])).map(({ rule }) => rule)
  return reasons.filter(({ rules = [] }) => rules.length === 0 || rules.some((rule) => broken.includes(rule)))
}
