import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import styles from './state.module.css'

export interface EmptyStateProps {
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Takes less room, for a part of a page. */
  compact?: boolean
}

/** Nothing to show: why, and what to do now. */
export function EmptyState({ icon = 'search', title, children, action, compact }: EmptyStateProps) {
  return (
    <div className={classNames(styles['state'], compact && styles['compact'])}>
      <span className={styles['icon']}>
        <Icon name={icon} size={compact ? 22 : 28} />
      </span>
      <p className={styles['title']}>{title}</p>
      {children && <div className={styles['why']}>{children}</div>}
      {action && <div className={styles['actions']}>{action}</div>}
    </div>
  )
}
