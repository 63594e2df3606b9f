import type { VisaSection } from '@sojourn/contract/products/visa/policy.shapes'
import type { VisaKind } from '@sojourn/contract/products/visa/visa-words'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import { shortYuan } from '../../../kit/money'
import { brokenAdvanceDays } from '../../../booking/policy/advance-days'
import { changeSentences, groupNumbers } from '../../../booking/policy/change-sentences'
import { judgeList, type BrokenRule, type Judge, type JudgedList, type PolicyTraveller } from '../../../booking/policy/engine'

/** One visa at one speed. */
export interface PolicyVisa {
  productId: string
  /** As a person reads it. */
  name: string
  kind: VisaKind
  express: boolean
  /** Fen of one applicant. */
  price: number
}
export interface VisaSetting {
  bookingDate: string
  departDate: string
}

/** Every visa of a country for a party (handbook 5.1, 7.1). */
export function judgeVisas(
  travellers: readonly PolicyTraveller<VisaSection>[],
  visas: readonly PolicyVisa[],
  setting: VisaSetting,
  language: Language,
): JudgedList {
  const name = (offer: number): string => `${visas[offer]!.name} ${shortYuan(visas[offer]!.price)}`
  return judgeList({
    travellers,
    count: visas.length,
    judge: (section: VisaSection) => judge(section, visas, setting, language),
    placed: () => {
      const groups = groupNumbers(visas.map(({ productId }) => productId))
      return visas.map(({ kind, price }, offer) => ({ group: groups[offer]!, kind, lane: '', position: price, price }))
    },
    change: changeSentences(language, name),
  })
}

function judge(section: VisaSection, visas: readonly PolicyVisa[], setting: VisaSetting, language: Language): Judge {
  const { kinds, maxPrice, forbidExpress, advanceDays } = section
  const late = brokenAdvanceDays(advanceDays, setting.bookingDate, setting.departDate)
  const broken = (offer: number): BrokenRule[] => {
    const { kind, express, price } = visas[offer]!
    return [
      ...(kinds && !kinds.includes(kind) ? [{ rule: 'visaKind' as const, expected: kinds.join(','), actual: kind }] : []),
      ...(maxPrice !== undefined && price > maxPrice
        ? [{ rule: 'visaPrice' as const, expected: maxPrice, actual: price, excess: price - maxPrice }]
        : []),
      ...(forbidExpress && express ? [{ rule: 'visaExpress' as const, expected: '', actual: '' }] : []),
      ...(late ? [late] : []),
    ]
  }
  return { handling: section.handling, broken, sentence: (rule) => sentence(section, rule, language) }
}

function sentence({ kinds = [] }: VisaSection, { rule, actual, expected }: BrokenRule, language: Language): string {
  const text = policyText[language]
  const named = visaRulesText[language].kinds
  if (rule === 'visaKind')
    return text.visaKindBroken({
      actual: named[actual as VisaKind],
      expected: text.list({ items: kinds.map((kind) => named[kind]) }),
    })
  if (rule === 'visaPrice')
    return text.visaPriceBroken({ actual: shortYuan(Number(actual)), expected: shortYuan(Number(expected)) })
  if (rule === 'visaExpress') return text.visaExpressBroken
  return text.advanceDaysBroken({ actual: Number(actual), expected: Number(expected) })
}
