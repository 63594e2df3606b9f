import type { AuditEntry } from '@sojourn/contract/access/audit.calls'
import { useMemo } from 'react'
import { fileMoment, type FileColumn } from '../../../kit/lists/list-file'
import { useText } from '../../../kit/text/text'
import { auditWords } from './audit-words'

/** The log as a file, with the record as it was written. */
export function useAuditFile(): readonly FileColumn<AuditEntry>[] {
  const text = useText('access/audit')
  return useMemo(() => {
    const { columns, kinds, record, count } = text
    return [
      { head: columns.at, value: ({ at }) => fileMoment(at) },
      { head: columns.kind, value: ({ kind }) => kinds[kind] },
      { head: columns.person, value: ({ person }) => person },
      { head: columns.what, value: (entry) => auditWords(text, entry) },
      { head: record, value: ({ what }) => what },
      { head: columns.address, value: ({ address }) => address },
      { head: count, value: (entry) => entry.count },
    ]
  }, [text])
}
