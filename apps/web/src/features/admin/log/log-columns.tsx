import type { LogEntry } from '@sojourn/contract/admin/record-log.calls'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordLine } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './log.module.css'
import { placeOf } from './record-places'
import type { LogWords } from '@sojourn/domain/admin/record/log-words'

interface EntryProps {
  entry: LogEntry
  words: LogWords
  onOpen: (entry: LogEntry) => void
}

export function useLogColumns({ words, onOpen }: Omit<EntryProps, 'entry'>): readonly Column<LogEntry>[] {
  const { columns, kinds } = useText('admin/log')
  return [
    { key: 'at', fixed: true, head: columns.at, width: 176, cell: ({ at }) => formatInstant(at) },
    { key: 'person', head: columns.person, width: 140, cell: words.personOf },
    {
      key: 'record',
      fixed: true,
      head: columns.record,
      width: 220,
      cell: (entry) => (
        <Words meta={kinds[entry.kind]}>
          <Link to={placeOf(entry)}>{words.nameOf(entry)}</Link>
        </Words>
      ),
    },
    { key: 'what', fixed: true, head: columns.what, cell: (entry) => <What entry={entry} words={words} onOpen={onOpen} /> },
  ]
}

/** What happened opens what was before and after. */
function What({ entry, words, onOpen }: EntryProps) {
  const text = useText('admin/log')
  const act = words.actOf(entry)
  const fields = words.changesOf(entry).map(({ label }) => label)
  return (
    <Words meta={text.fields({ names: [...new Set(fields)] })}>
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        aria-label={text.openOf({ act, name: words.nameOf(entry) })}
        onClick={() => onOpen(entry)}
      >
        {act}
      </button>
    </Words>
  )
}

/** An entry where there is no room for a table. */
export function LogCard({ entry, words, onOpen }: EntryProps) {
  const text = useText('admin/log')
  return (
    <>
      <RecordLine>
        <Link to={placeOf(entry)}>{words.nameOf(entry)}</Link>
        <span className={styles['soft']}>{text.kinds[entry.kind]}</span>
      </RecordLine>
      <What entry={entry} words={words} onOpen={onOpen} />
      <span className={styles['soft']}>{[words.personOf(entry), formatInstant(entry.at)].join(' · ')}</span>
    </>
  )
}
