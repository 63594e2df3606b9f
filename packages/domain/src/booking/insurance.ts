/** What a company says of insurances on business trips (handbook 1.8); on personal ones everybody chooses. */
export type InsuranceRule = 'forbidden' | 'optional' | 'forced'

export const insuranceRuleFor = (set: InsuranceRule | undefined, business: boolean): InsuranceRule =>
  business ? (set ?? 'optional') : 'optional'

/** Why a traveller cannot go with what was chosen of the insurances on offer. */
export function insuranceFault(
  rule: InsuranceRule,
  chosen: readonly string[],
  offered: readonly string[],
): 'insuranceForbidden' | 'insuranceForced' | undefined {
  const allowed = rule === 'forbidden' ? [] : offered
  if (chosen.some((code) => !allowed.includes(code))) return 'insuranceForbidden'
  return rule === 'forced' && offered.some((code) => !chosen.includes(code)) ? 'insuranceForced' : undefined
}
