import { searchRecordLog, type LogEntry } from '@sojourn/contract/admin/record-log.calls'
import { logWordsOf, type LogWords } from '@sojourn/domain/admin/record/log-words'
import type { FieldChange } from '@sojourn/domain/admin/record/record-words'
import type { Language } from '@sojourn/contract/kit/language'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { logText } from '@sojourn/text/admin/log'
import { listFileOf, momentOf } from '../../booking/list-file/list-file'
import { recordLog } from '../record/log'
import { logTexts } from './log-texts'

/** One field of one change. */
interface LogLine {
  entry: LogEntry
  change: FieldChange | undefined
}

const wordsIn = (language: Language): LogWords => logWordsOf(logTexts(language), (date) => dayInWords(date, language))
const logWords: Readonly<Record<Language, LogWords>> = { 'zh-CN': wordsIn('zh-CN'), 'zh-TW': wordsIn('zh-TW'), en: wordsIn('en') }
const cell = (words: FieldChange['before'] = ''): string => (typeof words === 'string' ? words : words.join('; '))

/** Each field of a change is a line; one that shows none is a line as well. */
export const logFile = listFileOf<LogEntry, LogLine>({
  call: searchRecordLog,
  name: (language) => logText[language].title,
  read: recordLog,
  columns: (_context, { language }) => {
    const { columns, file, kinds } = logText[language]
    const words = logWords[language]
    return [
      { head: columns.at, shows: 'moment', value: ({ entry }) => momentOf(entry.at) },
      { head: columns.person, value: ({ entry }) => words.personOf(entry) },
      { head: file.kind, value: ({ entry }) => kinds[entry.kind] },
      { head: columns.record, value: ({ entry }) => words.nameOf(entry) },
      { head: columns.what, value: ({ entry }) => words.actOf(entry) },
      { head: file.field, value: ({ change }) => change?.label ?? '' },
      { head: file.before, value: ({ change }) => cell(change?.before) },
      { head: file.after, value: ({ change }) => cell(change?.after) },
    ]
  },
  linesOf: (entry, language) => {
    const changes = logWords[language].changesOf(entry)
    return changes.length === 0 ? [{ entry, change: undefined }] : changes.map((change) => ({ entry, change }))
  },
})
