import { compareDates } from '../../kit/local-date'
import type { documentEntryConditionsText } from '@sojourn/text/booking/document/entry-conditions'
import { lazy } from '../lazy'
import { tableRows } from '../rows'
import { otherPassportsOn, otherPassportTable } from '../tables/other-passports'
import { visaRuleChangeTable } from '../tables/visa-rule-changes'
import { visaOfChinesePassport, visasOn, type VisaNeed } from './entry-rules'

/** For what somebody goes; a rule for `any` says it of both. */
export type VisaPurpose = 'business' | 'tourism'
export type VisaCondition = keyof typeof documentEntryConditionsText.en

/** What a country asks of the holders of a passport, for one purpose or any. */
export interface VisaRule {
  purpose: VisaPurpose | 'any'
  need: VisaNeed
  days?: number
  condition?: VisaCondition
  /** Absent where it held already when its table was taken. */
  validFrom?: string
  checkedOn: string
  source: 'index' | 'own'
}

/** Where to, for what, and on which day one travels. */
interface Trip {
  country: string
  purpose: VisaPurpose
  onDay: string
}

const changes = lazy(() => {
  const found = new Map<string, VisaRule[]>()
  for (const cell of tableRows(visaRuleChangeTable)) {
    const key = `${cell(0)} ${cell(1)}`
    const rule: VisaRule = {
      purpose: cell(2) as VisaRule['purpose'],
      validFrom: cell(3),
      need: cell(4) as VisaNeed,
      ...(cell(5) && { days: Number(cell(5)) }),
      ...(cell(6) && { condition: cell(6) as VisaCondition }),
      checkedOn: cell(7),
      source: 'own',
    }
    found.set(key, [...(found.get(key) ?? []), rule])
  }
  return found
})

/** Of the rules for a purpose, the newest whose day is not after that of travel; the one that was taken with its table before any. */
function ruleInForce(rules: readonly VisaRule[], { purpose, onDay }: Trip, taken: VisaRule): VisaRule {
  const serving = rules.filter(
    (rule) => (rule.purpose === 'any' || rule.purpose === purpose) && compareDates(rule.validFrom ?? '', onDay) <= 0,
  )
  return serving.reduce(
    (newest, rule) => (compareDates(rule.validFrom ?? '', newest.validFrom ?? '') >= 0 ? rule : newest),
    taken,
  )
}

/** Passports whose rules were looked up: ordinary ones of the mainland, and of people of Hong Kong, Macau and Taiwan. */
const columns = { HK: 1, MO: 2, TW: 3 } as const
export type KnownPassport = 'CN' | keyof typeof columns
export const isKnownPassport = (country: string): country is KnownPassport => country === 'CN' || country in columns

const others = lazy(() => new Map(tableRows(otherPassportTable).map((cell) => [cell(0), cell])))

/** Of the table that was looked up whole; `unknown` where nobody has, never taken for free. */
function takenRule(passport: KnownPassport, country: string): VisaRule {
  if (passport === 'CN') return { purpose: 'any', ...visaOfChinesePassport(country), checkedOn: visasOn, source: 'index' }
  const [need = '', days] = others().get(country)?.(columns[passport]).split(' ') ?? []
  return {
    purpose: 'any',
    need: need === '' ? 'unknown' : (need as VisaNeed),
    ...(days && { days: Number(days) }),
    checkedOn: otherPassportsOn,
    source: 'own',
  }
}

/** What a country asks of the holders of a passport for a purpose on the day of travel, over what its table said. */
export function visaRuleOf(passport: KnownPassport, country: string, purpose: VisaPurpose, onDay: string): VisaRule {
  const trip = { country, purpose, onDay }
  return ruleInForce(changes().get(`${passport} ${country}`) ?? [], trip, takenRule(passport, country))
}
