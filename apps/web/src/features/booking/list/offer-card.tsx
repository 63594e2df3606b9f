import { useId, type ReactNode } from 'react'
import { classNames } from '../../../kit/browser/class-names'
import styles from './offer-card.module.css'

export interface OfferCardProps {
  /** Where the address of the page leads to. */
  anchor: string
  open: boolean
  /** The product's own shades. */
  className?: string | false | undefined
  /** The product's own columns, as `--offer-columns`. */
  rowClassName: string | undefined
  /** The offer in one line; the id is of what unfolds below. */
  children: (panelId: string) => ReactNode
  /** What unfolds below. */
  panel: ReactNode
}

/** One offer of a list in one line, with what can be chosen of it unfolding below. */
export function OfferCard({ anchor, open, className, rowClassName, children, panel }: OfferCardProps) {
  const id = useId()
  return (
    <li id={anchor} className={classNames(styles['card'], open && styles['open'], className)}>
      <div className={classNames(styles['row'], rowClassName)}>{children(id)}</div>
      {open && (
        <div id={id} className={styles['panel']}>
          {panel}
        </div>
      )}
    </li>
  )
}
