import type { ReactNode } from 'react'
import { classNames } from '../../../kit/browser/class-names'
import { Icon } from '../../../kit/marks/icon'
import type { IconName } from '../../../kit/marks/icon-paths'
import styles from './offer-strip.module.css'

export interface OfferStripProps {
  /** It warns: nothing complies, or something was left over. */
  warns?: boolean
  icon?: IconName
  action?: ReactNode
  children: ReactNode
}

/** One offer in one line above a list: the cheapest that breaks no rule, or a ticket that was never used. */
export function OfferStrip({ warns, icon = warns ? 'info' : 'shield', action, children }: OfferStripProps) {
  return (
    <p className={classNames(styles['strip'], warns && styles['warns'])}>
      <Icon name={icon} size={18} />
      <span className={styles['words']}>{children}</span>
      {action}
    </p>
  )
}
