import { getAuditLog, type AuditEntry } from '@sojourn/contract/access/audit.calls'
import { auditWords } from '@sojourn/domain/access/audit-words'
import { auditText } from '@sojourn/text/access/audit'
import { momentOf, plainListFile } from '../../booking/list-file/list-file'
import { auditLog } from './list'

/** The audit log, with each record as it was written. */
export const auditFile = plainListFile<AuditEntry>({
  call: getAuditLog,
  name: (language) => auditText[language].title,
  read: auditLog,
  columns: (_context, { language }) => {
    const text = auditText[language]
    const { columns, kinds, record, count: times } = text
    return [
      { head: columns.at, shows: 'moment', value: ({ at }) => momentOf(at) },
      { head: columns.kind, value: ({ kind }) => kinds[kind] },
      { head: columns.person, value: ({ person }) => person },
      { head: columns.what, value: (entry) => auditWords(text, entry) },
      { head: record, value: ({ what }) => what },
      { head: columns.address, value: ({ address }) => address },
      { head: times, shows: 'count', value: ({ count }) => count },
    ]
  },
})
