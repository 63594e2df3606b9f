import type { BaseRate, Money } from '@sojourn/contract/kit/money'
import { formatMoney, inBase, inWholeBase } from '../text/money'
import { Price } from './price'
import styles from './in-base.module.css'

/** The same fen in the currency of the company's books; nothing where that is the one in which they are said already. */
export function InBase({ fen, rate }: { fen: number; rate: BaseRate | undefined }) {
  return rate && <Beside money={inBase(fen, rate)} />
}

/** The same in whole units, of what there may be none. */
export function InWholeBase({ fen, rate }: { fen: number | undefined; rate: BaseRate | undefined }) {
  return rate && fen !== undefined && <Beside money={inWholeBase(Math.round(fen), rate)} />
}

/** Fen over what they are in the currency of the company's books, where that is another. */
export function BothAmounts({ fen, base }: { fen: number; base: Money | undefined }) {
  return (
    <span className={styles['both']}>
      <Price fen={fen} tone="plain" />
      {base && <Beside money={base} />}
    </span>
  )
}

const Beside = ({ money }: { money: Money }) => <span className={styles['beside']}>{`≈ ${formatMoney(money)}`}</span>
