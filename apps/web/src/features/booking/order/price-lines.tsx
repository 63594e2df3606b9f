import type { BaseRate } from '@sojourn/contract/kit/money'
import { Fact, FigureList, TotalFact } from '../../../kit/lists/facts'
import { formatPrice } from '../../../kit/text/format'
import { InBase } from '../../../kit/marks/in-base'
import { Price } from '../../../kit/marks/price'
import { RateNote } from '../../../kit/marks/rate-note'
import styles from './price-lines.module.css'

export interface PriceLinesProps {
  lines: readonly { kind: string; item?: string; unit: number; count: number; amount: number }[]
  /** What the product calls its kinds of lines. */
  names: Readonly<Record<string, string>>
  total: number
  totalLabel: string
  /** By what the total is told in the currency of the company's books too. */
  rate: BaseRate | undefined
  /** On which day the rate's age counts, where that is not today. */
  on?: string | undefined
}

/** What is paid for, part by part, and the sum. */
export function PriceLines({ lines, names, total, totalLabel, rate, on }: PriceLinesProps) {
  return (
    <>
      <FigureList>
        {lines.map((line) => (
          <Fact
            key={`${line.kind} ${line.item ?? ''} ${line.unit}`}
            name={
              <>
                {[names[line.kind] ?? line.kind, line.item].filter(Boolean).join(' ')}
                {line.count > 1 && (
                  <span className={styles['times']}>
                    {formatPrice(line.unit)} × {line.count}
                  </span>
                )}
              </>
            }
          >
            {formatPrice(line.amount)}
          </Fact>
        ))}
        <TotalFact name={totalLabel}>
          <Price fen={total} size="large" /> <InBase fen={total} rate={rate} />
        </TotalFact>
      </FigureList>
      <RateNote rate={rate} on={on} />
    </>
  )
}
