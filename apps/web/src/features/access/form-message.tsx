import type { ReactNode } from 'react'
import { Icon } from '../../kit/marks/icon'
import styles from './account.module.css'

/** What happened, above the fields: `bad` interrupts a screen reader, otherwise it waits. */
export const FormMessage = ({ bad, children }: { bad?: boolean; children: ReactNode }) => (
  <div role={bad ? 'alert' : 'status'} className={bad ? styles['bad'] : styles['said']}>
    <Icon name={bad ? 'alert' : 'info'} size={18} />
    <span>{children}</span>
  </div>
)
