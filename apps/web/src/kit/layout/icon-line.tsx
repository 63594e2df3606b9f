import type { ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import styles from './icon-line.module.css'
import type { IconName } from '../marks/icon-paths'

interface IconLineProps {
  icon: IconName
  /** Without, the words step back behind what stands around them. */
  tone?: 'good'
  children: ReactNode
}

/** Words after an icon, which stays on their first line. */
export function IconLine({ icon, tone, children }: IconLineProps) {
  return (
    <p className={classNames(styles['line'], tone && styles[tone])}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </p>
  )
}
