import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from '../browser/class-names'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

export type Tone = 'neutral' | 'brand' | 'good' | 'warn' | 'excess' | 'bad' | 'locked'

/** A short word in a tone, with an icon so that colour never stands alone. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconName | undefined; children: ReactNode }) {
  return (
    <span className={classNames(styles['badge'], styles[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}
