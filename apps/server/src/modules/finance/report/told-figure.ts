import type { Language } from '@sojourn/contract/kit/language'
import type { Measures } from '@sojourn/contract/finance/report-words'
import { figureRule, type Figure } from '@sojourn/domain/finance/report/figures'
import { formatYuan } from '@sojourn/domain/kit/money'
import { reportText } from '@sojourn/text/finance/report/words'

const figures = new Intl.NumberFormat('en-US')
const gramsOfKilogram = 1_000
const gramsOfTonne = 1_000_000

/** A figure in the reader's words, as notifications and papers say it: money to the fen. */
export function toldFigure(figure: Figure, sums: Measures, language: Language): string {
  const text = reportText[language]
  const { unit, value: valueOf } = figureRule(figure)
  const value = valueOf(sums)
  if (value === undefined) return text.noValue
  if (unit === 'money') return formatYuan(Math.round(value))
  if (unit === 'discount') return text.tenths({ count: (value / 10).toFixed(2) })
  if (unit === 'share') return `${(value * 100).toFixed(1)}%`
  if (unit === 'count') return figures.format(Math.round(value))
  return Math.abs(value) < gramsOfTonne
    ? text.kilograms({ count: figures.format(Math.round(value / gramsOfKilogram)) })
    : text.tonnes({ count: (value / gramsOfTonne).toFixed(1) })
}
