import type { FigureUnit } from '@sojourn/domain/finance/report/figures'
import { formatDiscount, formatFigure, formatPrice } from '../../../kit/text/format'
import { readText } from '../../../kit/text/text'

const gramsOfKilogram = 1_000
const gramsOfTonne = 1_000_000
const fenOfYuan = 100

export const formatShare = (share: number): string => `${(share * 100).toFixed(1).replace('.0', '')}%`

/** A figure in the reader's words; money in whole yuan. */
export function formatValue(unit: FigureUnit, value: number | undefined): string {
  const text = readText('finance/report/words')
  if (value === undefined) return text.noValue
  if (unit === 'money') return formatPrice(Math.round(value / fenOfYuan) * fenOfYuan)
  if (unit === 'discount') return formatDiscount(Math.round(value))
  if (unit === 'share') return formatShare(value)
  if (unit === 'count') return formatFigure(value)
  return Math.abs(value) < gramsOfTonne
    ? text.kilograms({ count: formatFigure(Math.round(value / gramsOfKilogram)) })
    : text.tonnes({ count: formatFigure(Math.round((value / gramsOfTonne) * 10) / 10) })
}
