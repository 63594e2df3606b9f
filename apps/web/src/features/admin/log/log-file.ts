import type { LogEntry } from '@sojourn/contract/admin/record-log.calls'
import type { FieldChange, FieldWords } from '../../../kit/edit/edit-fields'
import { fileMoment, type FileColumn } from '../../../kit/lists/list-file'
import type { LogWords } from './use-log-words'

/** One field of one change. */
export interface LogLine {
  entry: LogEntry
  change: FieldChange | undefined
}

/** Each field of a change is a line of the file; one that shows none is a line as well. */
export const linesOfLog = (entries: readonly LogEntry[], { changesOf }: Pick<LogWords, 'changesOf'>): LogLine[] =>
  entries.flatMap((entry) => {
    const changes = changesOf(entry)
    return (changes.length === 0 ? [undefined] : changes).map((change) => ({ entry, change }))
  })

interface FileHeads {
  columns: Readonly<Record<'at' | 'person' | 'record' | 'what', string>>
  file: Readonly<Record<'kind' | 'field' | 'before' | 'after', string>>
  kinds: Readonly<Record<LogEntry['kind'], string>>
}

const cell = (words: FieldWords = ''): string => (typeof words === 'string' ? words : words.join('; '))

export const logFile = ({ columns, file, kinds }: FileHeads, words: LogWords): FileColumn<LogLine>[] => [
  { head: columns.at, value: ({ entry }) => fileMoment(entry.at) },
  { head: columns.person, value: ({ entry }) => words.personOf(entry) },
  { head: file.kind, value: ({ entry }) => kinds[entry.kind] },
  { head: columns.record, value: ({ entry }) => words.nameOf(entry) },
  { head: columns.what, value: ({ entry }) => words.actOf(entry) },
  { head: file.field, value: ({ change }) => change?.label ?? '' },
  { head: file.before, value: ({ change }) => cell(change?.before) },
  { head: file.after, value: ({ change }) => cell(change?.after) },
]
