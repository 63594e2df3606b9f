import type { Language } from '@sojourn/contract/kit/language'
import type { BaseRate } from '@sojourn/contract/kit/money'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { rateText } from '@sojourn/domain/kit/exchange'
import { moneyText } from '@sojourn/text/kit/money'

/** By which rate a file's amounts are converted. */
export function toldRate({ currency, day, fenPerMillion }: BaseRate, language: Language): string {
  const text = moneyText[language]
  return text.byRate({ day: dayInWords(day, language), rate: text.hundred({ currency, yuan: `¥${rateText(fenPerMillion)}` }) })
}
