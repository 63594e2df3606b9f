import { Fact, FigureList, TotalFact } from '../../../kit/lists/facts'
import { formatPrice } from '../../../kit/text/format'
import { Price } from '../../../kit/marks/price'
import styles from './price-lines.module.css'

export interface PriceLinesProps {
  lines: readonly { kind: string; item?: string; unit: number; count: number; amount: number }[]
  /** What the product calls its kinds of lines. */
  names: Readonly<Record<string, string>>
  total: number
  totalLabel: string
}

/** What is paid for, part by part, and the sum. */
export function PriceLines({ lines, names, total, totalLabel }: PriceLinesProps) {
  return (
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
        <Price fen={total} size="large" />
      </TotalFact>
    </FigureList>
  )
}
