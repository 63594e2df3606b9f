import type { Unbilled } from '@sojourn/contract/finance/bill.shapes'
import type { BaseRate } from '@sojourn/contract/kit/money'
import { Fact, FigureTiles } from '../../../kit/lists/facts'
import { InBase } from '../../../kit/marks/in-base'
import { formatFullDate, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './bill.module.css'

interface UnbilledFiguresProps {
  unbilled: Unbilled
  /** Of the company's books. */
  rate?: BaseRate | undefined
}

/** What the next bill would come to today. */
export function UnbilledFigures({ unbilled, rate }: UnbilledFiguresProps) {
  const { from, cutOff, total, due, deferredLines, deferredTotal } = unbilled
  const text = useText('finance/bill/page')
  return (
    <>
      <p className={styles['lead']}>{text.unbilledLead({ from: formatFullDate(from), cutOff: formatFullDate(cutOff) })}</p>
      <FigureTiles>
        <Fact name={text.unbilledTotal}>
          {formatPrice(total)} <InBase fen={total} rate={rate} />
        </Fact>
        <Fact name={text.unbilledDue}>
          {formatPrice(due)} <InBase fen={due} rate={rate} />
        </Fact>
      </FigureTiles>
      {deferredLines > 0 && (
        <p className={styles['small']}>{text.unbilledDeferred({ count: deferredLines, amount: formatPrice(deferredTotal) })}</p>
      )}
    </>
  )
}
