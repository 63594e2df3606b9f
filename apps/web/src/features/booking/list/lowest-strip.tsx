import type { ReactNode } from 'react'
import { classNames } from '../../../kit/class-names'
import { Icon } from '../../../kit/icon'
import styles from './lowest-strip.module.css'

export interface LowestStripProps {
  /** Nothing complies. */
  none?: boolean
  action?: ReactNode
  children: ReactNode
}

/** The cheapest offer that breaks no rule, in one line above the list. */
export function LowestStrip({ none, action, children }: LowestStripProps) {
  return (
    <p className={classNames(styles['strip'], none && styles['none'])}>
      <Icon name={none ? 'info' : 'shield'} size={18} />
      <span className={styles['words']}>{children}</span>
      {action}
    </p>
  )
}
