import type { Handling, PolicyRule } from '@sojourn/contract/booking/codes'
import type { PolicySectionBody } from '@sojourn/contract/booking/policy/policy.shapes'

/** A section without some of its rules, all of which may be left out, and without what follows from breaking them. */
export function without<Section extends PolicySectionBody>(
  section: Section,
  fields: readonly (keyof Section)[],
  rules: readonly PolicyRule[],
): Section {
  const left = Object.fromEntries(Object.entries(section).filter(([key]) => !fields.some((field) => field === key))) as Section
  const handling = Object.entries(section.handling).filter(([rule]) => !rules.some((each) => each === rule))
  return { ...left, handling: Object.fromEntries(handling) }
}

/** The same section with another handling of one rule. */
export const withHandling = <Section extends PolicySectionBody>(
  section: Section,
  rule: PolicyRule,
  handling: Handling,
): Section => ({ ...section, handling: { ...section.handling, [rule]: handling } })
