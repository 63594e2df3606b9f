import type { BaseRate } from '@sojourn/contract/kit/money'
import { formatMoney, inBase } from '../text/money'
import styles from './in-base.module.css'

/** The same fen in the currency of the company's books; nothing where that is the one in which they are said already. */
export function InBase({ fen, rate }: { fen: number; rate: BaseRate | undefined }) {
  return rate && <span className={styles['beside']}>{`≈ ${formatMoney(inBase(fen, rate))}`}</span>
}
