import type { ReactNode } from 'react'
import styles from './docked-card.module.css'

/** A card beside the work with its sum and its answer; where there is one column it stays at the bottom edge. */
export function DockedCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles['docked']} aria-label={label} data-bottom-action>
      {children}
    </section>
  )
}
