import { useState } from 'react'
import { Button } from '../actions/button'
import { classNames } from '../browser/class-names'
import { useText } from '../text/text'
import styles from './change-list.module.css'
import { ChangeWords } from './change-words'
import type { FieldChange } from './edit-fields'

interface ChangeListProps {
  changes: readonly FieldChange[]
  onUndo: (key: string) => void
  /** So many at once; the others unfold. */
  most: number
  /** Names above what they say: in a narrow column. */
  stacked?: boolean
}

/** What differs from what is saved, field by field, each with its way back. */
export function ChangeList({ changes, onUndo, most, stacked }: ChangeListProps) {
  const text = useText('kit/edit')
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, most)
  return (
    <>
      <ul className={classNames(styles['list'], stacked && styles['stacked'])}>
        {shown.map((change) => (
          <li key={change.key}>
            <span className={styles['label']}>{text.field({ name: change.label })}</span>
            <ChangeWords change={change} />
            <Button
              kind="quiet"
              size="compact"
              aria-label={text.undoOf({ name: change.label })}
              onClick={() => onUndo(change.key)}
            >
              {text.undo}
            </Button>
          </li>
        ))}
      </ul>
      {changes.length > most && (
        <Button kind="quiet" size="compact" className={styles['fold']} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer : text.moreChanges({ count: changes.length - most })}
        </Button>
      )}
    </>
  )
}
