import type { StandardFigure } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import type { ReactNode } from 'react'
import { useText } from '../../../kit/text/text'
import styles from './standard-panel.module.css'

interface BriefProps {
  figures: readonly StandardFigure[]
  /** All of the standard, which unfolds. */
  children: ReactNode
}

/** Of letters; more take the room of two figures. */
const long = 14

/** A standard at a glance: its figures, and everything else on demand. */
export function StandardBrief({ figures, children }: BriefProps) {
  const text = useText('booking/policy/standards')
  return (
    <>
      <dl className={styles['figures']}>
        {figures.map(({ name, value }) => (
          <div key={name} className={value.length > long ? styles['wide'] : undefined}>
            <dt title={name}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className={styles['all']}>
        <summary>{text.rules}</summary>
        {children}
      </details>
    </>
  )
}
