import type { ReactNode } from 'react'
import { Button } from '../actions/button'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  count: number
  words: { chosen: (p: { count: number }) => string; clearChoice: string }
  onClear: () => void
  /** What can be done with all that is chosen. */
  children: ReactNode
}

/** Appears with the first chosen row and stays in sight below the list. */
export function SelectionBar({ count, words, onClear, children }: SelectionBarProps) {
  return (
    <div role="status" className={count > 0 ? styles['bar'] : undefined} data-bottom-action={count > 0 || undefined}>
      {count > 0 && (
        <>
          <span>{words.chosen({ count })}</span>
          <Button kind="quiet" size="compact" onClick={onClear}>
            {words.clearChoice}
          </Button>
          <span className={styles['end']}>{children}</span>
        </>
      )}
    </div>
  )
}
