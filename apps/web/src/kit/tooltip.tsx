import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import styles from './tooltip.module.css'

/** Words that appear over something when pointed at or focused; Escape takes them away. The child must not be a control. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true)
  }
  return (
    <span
      className={styles['anchor']}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
      onKeyDown={escape}
    >
      <button type="button" className={styles['trigger']} aria-describedby={id}>
        {children}
      </button>
      <span role="tooltip" id={id} className={styles['tip']} hidden={dismissed}>
        {text}
      </span>
    </span>
  )
}
