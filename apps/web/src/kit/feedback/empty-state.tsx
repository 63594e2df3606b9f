import type { ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import styles from './state.module.css'

export interface EmptyStateProps {
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** What the icon says of an outcome; without, nothing happened. */
  tone?: 'good' | 'bad' | undefined
  /** Takes less room, for a part of a page. */
  compact?: boolean
}

/** Nothing to show: why, and what to do now. */
export function EmptyState({ icon = 'search', title, children, action, tone, compact }: EmptyStateProps) {
  return (
    <div className={classNames(styles['state'], compact && styles['compact'])}>
      <span className={classNames(styles['icon'], tone && styles[tone])}>
        <Icon name={icon} size={compact ? 22 : 28} />
      </span>
      <p className={styles['title']}>{title}</p>
      {children && <div className={styles['why']}>{children}</div>}
      {action && <div className={styles['actions']}>{action}</div>}
    </div>
  )
}
