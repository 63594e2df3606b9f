import { useState, type ReactNode } from 'react'
import { Button } from '../actions/button'
import { ErrorState } from '../feedback/error-state'
import { SkeletonList } from '../feedback/skeleton'
import { Card } from '../layout/page'
import { useText } from '../text/text'
import styles from './change-history.module.css'
import { ChangeWords } from './change-words'
import type { FieldChange } from './edit-fields'

export interface HistoryEntry {
  key: string
  who: ReactNode
  time: ReactNode
  changes: readonly FieldChange[]
}

interface ChangeHistoryProps {
  /** The newest first; undefined as long as they are read. */
  entries: readonly HistoryEntry[] | undefined
  error?: unknown
  onRetry: () => void
  /** What stands here as long as nothing was changed. */
  empty: string
  /** Reads what was before the last of them, where there is more. */
  more?: { busy: boolean; onMore: () => void } | undefined
}

const atOnce = 5

/** Who changed what and when; a long one is folded after the newest. */
export function ChangeHistory({ entries, error, onRetry, ...rest }: ChangeHistoryProps) {
  const text = useText('kit/edit')
  return (
    <Card title={text.history}>
      {entries ? (
        <Entries entries={entries} {...rest} />
      ) : error ? (
        <ErrorState compact error={error} onRetry={onRetry} />
      ) : (
        <SkeletonList count={3} height={44} />
      )}
    </Card>
  )
}

type EntriesProps = Pick<ChangeHistoryProps, 'empty' | 'more'> & { entries: readonly HistoryEntry[] }

function Entries({ entries, empty, more }: EntriesProps) {
  const text = useText('kit/edit')
  const [all, setAll] = useState(false)
  if (entries.length === 0) return <p className={styles['empty']}>{empty}</p>
  const shown = all ? entries : entries.slice(0, atOnce)
  return (
    <>
      <ol className={styles['entries']} aria-label={text.history}>
        {shown.map(({ key, who, time, changes }) => (
          <li key={key}>
            <div className={styles['line']}>
              <strong>{who}</strong>
              <span className={styles['time']}>{time}</span>
            </div>
            {changes.map((change) => (
              <div key={change.key} className={styles['change']}>
                <span className={styles['label']}>{change.label}</span>
                <ChangeWords change={change} />
              </div>
            ))}
          </li>
        ))}
      </ol>
      {entries.length > atOnce && (
        <Button kind="quiet" size="compact" className={styles['fold']} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer : more ? text.earlierOnes : text.earlier({ count: entries.length - atOnce })}
        </Button>
      )}
      {all && more && (
        <Button kind="quiet" size="compact" className={styles['fold']} busy={more.busy} onClick={more.onMore}>
          {text.loadEarlier}
        </Button>
      )}
    </>
  )
}
