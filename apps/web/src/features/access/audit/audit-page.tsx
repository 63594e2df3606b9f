import type { AuditEntry } from '@sojourn/contract/access/audit.calls'
import { useState } from 'react'
import { getAuditLog } from '../../../api/calls/access/audit'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { formatInstant } from '../../../kit/text/format'
import { Page } from '../../../kit/layout/page'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { loadTexts, useText } from '../../../kit/text/text'
import { Words } from '../../../kit/layout/words'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import styles from '../agency/agent-desk.module.css'
import { AuditFilters, noAuditFilters } from './audit-filters'
import { auditWords } from './audit-words'

export const loader = () => loadTexts('access/audit', 'kit/widgets').then(() => null)

/** The company's audit log, for who manages it. */
export function Component() {
  const text = useText('access/audit')
  const [search, setSearch] = useState(noAuditFilters)
  const request = {
    ...(search.person && { person: search.person }),
    ...(search.kind && { kind: search.kind }),
    ...(search.day && { day: search.day }),
  }
  const pages = usePages(getAuditLog, request, (page) => page)
  const columns: Column<AuditEntry>[] = [
    { key: 'at', head: text.columns.at, width: 176, cell: ({ at }) => formatInstant(at) },
    { key: 'kind', head: text.columns.kind, width: 200, cell: (row) => <Kind entry={row} /> },
    { key: 'person', head: text.columns.person, width: 160, cell: ({ person }) => person },
    { key: 'what', head: text.columns.what, cell: (row) => <Words meta={row.what}>{auditWords(text, row)}</Words> },
    { key: 'address', head: text.columns.address, width: 160, cell: ({ address }) => address },
  ]
  return (
    <Page title={text.title}>
      <p className={styles['lead']}>{text.lead}</p>
      <AuditFilters key={JSON.stringify(search)} search={search} onChange={setSearch} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={48} card={120} />}
        empty={
          <EmptyState icon="shield" title={text.none}>
            {text.noneWhy}
          </EmptyState>
        }
      >
        {(items) => (
          <Records
            caption={text.title}
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
            card={(row) => <Card entry={row} />}
          />
        )}
      </PagedList>
    </Page>
  )
}

function Card({ entry }: { entry: AuditEntry }) {
  const text = useText('access/audit')
  return (
    <>
      <RecordLine>
        <Kind entry={entry} />
        <span>{entry.person}</span>
      </RecordLine>
      <Words meta={[formatInstant(entry.at), entry.address].filter(Boolean).join(' · ')}>{auditWords(text, entry)}</Words>
    </>
  )
}

function Kind({ entry: { kind, count } }: { entry: AuditEntry }) {
  const text = useText('access/audit')
  return <Words meta={count > 1 ? text.times({ count }) : ''}>{text.kinds[kind]}</Words>
}
