import type { ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import type { IconName } from '../marks/icon-paths'
import styles from './timeline.module.css'

export interface TimelineEntry {
  key: string
  title: ReactNode
  time?: ReactNode
  detail?: ReactNode
  /** done and failed are the past, current is where it stands, todo is still to come. */
  state: 'done' | 'current' | 'todo' | 'failed'
  icon?: IconName | undefined
}

const icons: Record<TimelineEntry['state'], IconName | undefined> = {
  done: 'check',
  failed: 'close',
  current: undefined,
  todo: undefined,
}

/** What happened and what comes, from top to bottom. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label?: string }) {
  return (
    <ol aria-label={label} className={styles['timeline']}>
      {entries.map((entry) => {
        const icon = entry.icon ?? icons[entry.state]
        return (
          <li
            key={entry.key}
            className={classNames(styles['entry'], styles[entry.state])}
            aria-current={entry.state === 'current' ? 'step' : undefined}
          >
            <span className={styles['mark']}>{icon && <Icon name={icon} size={12} />}</span>
            <div className={styles['content']}>
              <div className={styles['line']}>
                <span className={styles['title']}>{entry.title}</span>
                {entry.time && <span className={styles['time']}>{entry.time}</span>}
              </div>
              {entry.detail && <div className={styles['detail']}>{entry.detail}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
