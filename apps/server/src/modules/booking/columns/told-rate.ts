import type { Language } from '@sojourn/contract/kit/language'
import type { BaseRate } from '@sojourn/contract/kit/money'
import { rateText } from '@sojourn/domain/kit/exchange'
import { moneyText } from '@sojourn/text/kit/money'

/** By which rate a file's amounts are converted. */
export function toldRate({ currency, day, fenPerMillion }: BaseRate, language: Language): string {
  const text = moneyText[language]
  return text.byRate({ day, rate: text.hundred({ currency, yuan: `¥${rateText(fenPerMillion)}` }) })
}
