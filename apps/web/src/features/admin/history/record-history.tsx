import {
  getCompanyChanges,
  getDeskChanges,
  getIncidentChanges,
  getRecordChanges,
  getRuleChanges,
} from '../../../api/calls/admin/record-change'
import type { RecordChanges, RecordKind } from '@sojourn/contract/admin/record-change.calls'
import { ChangeHistory } from '../../../kit/edit/change-history'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { usePages } from '../../booking/paging/use-pages'
import { wordOfAct, wordsOfChanges, type RecordWords } from '@sojourn/domain/admin/record/record-words'

interface RecordProps {
  kind: RecordKind
  id: string
}

/** Who may read what was changed differs by what it is. */
const calls = {
  person: getRecordChanges,
  department: getRecordChanges,
  grade: getRecordChanges,
  gradeOrder: getRecordChanges,
  guest: getRecordChanges,
  policy: getRuleChanges,
  goldenTrip: getRuleChanges,
  flows: getRuleChanges,
  delegates: getRuleChanges,
  company: getCompanyChanges,
  costCentre: getCompanyChanges,
  project: getCompanyChanges,
  legalEntity: getCompanyChanges,
  budget: getCompanyChanges,
  notice: getCompanyChanges,
  officeHours: getCompanyChanges,
  customField: getCompanyChanges,
  customFieldOrder: getCompanyChanges,
  agreement: getCompanyChanges,
  deskHours: getDeskChanges,
  incident: getIncidentChanges,
} satisfies Record<RecordKind, unknown>

const useChanges = (record: RecordProps) => usePages(calls[record.kind], record, (page: RecordChanges) => page)

/** Who changed what of a record and when, the newest first. */
export function RecordHistory({ words, empty, ...record }: RecordProps & { words: RecordWords; empty: string }) {
  const text = useText('admin/record')
  const { items, error, retry, hasMore, loadingMore, loadMore } = useChanges(record)
  const entries = items?.map(({ version, at, act, byName, changes }) => ({
    key: String(version),
    who: text.by({ name: byName || text.product, act: wordOfAct(text.acts, record.kind, act) }),
    time: formatInstant(at),
    changes: wordsOfChanges(changes, words),
  }))
  const more = hasMore ? { busy: loadingMore, onMore: loadMore } : undefined
  return <ChangeHistory entries={entries} error={error} onRetry={retry} empty={empty} more={more} />
}

/** Who saved the version that stands now, as a sentence; nothing as long as it is not known. */
export function SavedBy({ version, ...record }: RecordProps & { version: number }) {
  const text = useText('admin/record')
  const change = useChanges(record).items?.find((each) => each.version === version)
  return change ? text.savedBy({ name: change.byName || text.product, moment: formatInstant(change.at) }) : null
}
