import type { EntryNeed, PassportHome } from '@sojourn/contract/products/visa/visa-words'
import { lazy } from '../../../reference/lazy'
import { tableRows } from '../../../reference/rows'
import { chineseVisaRule, visaRuleOn, type VisaPurpose, type VisaRule } from '../../../reference/place/visa-rules'
import { otherPassportsOn, otherPassportTable } from './other-passports'

/** What a country asks of a passport, with when somebody looked it up and where; whoever uses it says to check before travel. */
export interface EntryRuleOfPassport extends Omit<VisaRule, 'need'> {
  passport: PassportHome
  need: EntryNeed
}

type Other = Exclude<PassportHome, 'CN'>
const columns = { HK: 1, MO: 2, TW: 3 } as const satisfies Record<Other, number>
const others = lazy(() => new Map(tableRows(otherPassportTable).map((cell) => [cell(0), cell])))

/** Of the table that was looked up whole; `unknown` where nobody has, never taken for free. */
function takenRule(passport: Other, country: string): VisaRule {
  const [need = '', days] = others().get(country)?.(columns[passport]).split(' ') ?? []
  return {
    purpose: 'any',
    need: need === '' ? 'unknown' : (need as VisaRule['need']),
    ...(days && { days: Number(days) }),
    checkedOn: otherPassportsOn,
    source: 'own',
  }
}

/** The rule for one passport, country and purpose that is in force on the day of travel. */
export function entryRuleOf(passport: PassportHome, country: string, purpose: VisaPurpose, onDay: string): EntryRuleOfPassport {
  const rule =
    passport === 'CN'
      ? chineseVisaRule(country, purpose, onDay)
      : visaRuleOn(passport, { country, purpose, onDay }, takenRule(passport, country))
  return { passport, ...rule }
}

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
