import type { EntryNeed, PassportHome } from '@sojourn/contract/products/visa/visa-words'
import { visaRuleOf, type VisaPurpose, type VisaRule } from '../../../reference/place/visa-rules'

/** What a country asks of a passport, with when somebody looked it up and where; whoever uses it says to check before travel. */
export interface EntryRuleOfPassport extends Omit<VisaRule, 'need'> {
  passport: PassportHome
  need: EntryNeed
}

/** The rule for one passport, country and purpose that is in force on the day of travel. */
export const entryRuleOf = (
  passport: PassportHome,
  country: string,
  purpose: VisaPurpose,
  onDay: string,
): EntryRuleOfPassport => ({ passport, ...visaRuleOf(passport, country, purpose, onDay) })

/** The rules of a passport on a day: one where it is the same for every purpose, else one for each. */
export function rulesOfPassport(passport: PassportHome, country: string, onDay: string): EntryRuleOfPassport[] {
  const [business, tourism] = [
    entryRuleOf(passport, country, 'business', onDay),
    entryRuleOf(passport, country, 'tourism', onDay),
  ]
  const isOne = business.need === tourism.need && business.days === tourism.days && business.condition === tourism.condition
  return isOne
    ? [{ ...business, purpose: 'any' }]
    : [
        { ...business, purpose: 'business' },
        { ...tourism, purpose: 'tourism' },
      ]
}
