import { useId, type ReactNode } from 'react'
import { classNames } from '../browser/class-names'
import styles from './edit-section.module.css'

/** Sections of one form on one card, a line between each two. */
export const EditSections = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={styles['card']} aria-label={label}>
    {children}
  </section>
)

interface EditSectionProps {
  title: ReactNode
  /** What it is for and what follows from it. */
  explanation?: ReactNode
  /** Beside the title: a mark, a state. */
  mark?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** What is set at the left with a word on why, and how at the right; on a phone one under the other. */
export function EditSection({ title, explanation, mark, children, className }: EditSectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['about']}>
        <div className={styles['head']}>
          <h2 id={id}>{title}</h2>
          {mark}
        </div>
        {explanation && <div className={styles['explanation']}>{explanation}</div>}
      </div>
      <div className={classNames(styles['controls'], className)}>{children}</div>
    </section>
  )
}
