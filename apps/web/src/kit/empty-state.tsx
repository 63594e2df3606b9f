import type { ReactNode } from 'react'
import styles from './state.module.css'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

/** Nothing to show: why, and what to do now. */
export function EmptyState({
  icon = 'search',
  title,
  children,
  action,
}: {
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles['state']}>
      <span className={styles['icon']}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles['title']}>{title}</p>
      {children && <div className={styles['why']}>{children}</div>}
      {action && <div className={styles['actions']}>{action}</div>}
    </div>
  )
}
