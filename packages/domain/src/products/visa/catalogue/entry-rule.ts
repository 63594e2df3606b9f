import type { EntryNeed, PassportHome } from '@sojourn/contract/products/visa/visa-words'
import { lazy } from '../../../reference/lazy'
import { tableRows } from '../../../reference/rows'
import { visaOfChinesePassport, visasOn } from '../../../reference/place/entry-rules'
import { otherPassportsOn, otherPassportTable } from './other-passports'

/** What a country asks of a passport, with when somebody looked it up and where; whoever uses it says to check before travel. */
export interface EntryRuleOfPassport {
  passport: PassportHome
  need: EntryNeed
  /** Days without a visa. */
  days?: number
  checkedOn: string
  source: 'index' | 'own'
}

type Other = Exclude<PassportHome, 'CN'>
const columns = { HK: 1, MO: 2, TW: 3 } as const satisfies Record<Other, number>
const others = lazy(() => new Map(tableRows(otherPassportTable).map((cell) => [cell(0), cell])))

/** The rule for one passport and country; `unknown` where nobody has looked it up, never taken for free. */
export function entryRuleOf(passport: PassportHome, country: string): EntryRuleOfPassport {
  if (passport === 'CN') return { passport, ...visaOfChinesePassport(country), checkedOn: visasOn, source: 'index' }
  const [need = '', days] = others().get(country)?.(columns[passport]).split(' ') ?? []
  return {
    passport,
    need: need === '' ? 'unknown' : (need as EntryNeed),
    ...(days && { days: Number(days) }),
    checkedOn: otherPassportsOn,
    source: 'own',
  }
}
