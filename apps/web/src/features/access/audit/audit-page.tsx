import type { AuditEntry } from '@sojourn/contract/access/audit.calls'
import { useMemo } from 'react'
import { getAuditLog } from '../../../api/calls/access/audit'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { formatInstant } from '../../../kit/text/format'
import { Page } from '../../../kit/layout/page'
import { ExportList } from '../../booking/list-file/export-list'
import { useListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { loadTexts, useText } from '../../../kit/text/text'
import { Words } from '../../../kit/layout/words'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import styles from '../agency/agent-desk.module.css'
import { AuditBar } from './audit-bar'
import { auditRequest, auditSearch } from './audit-search'
import { auditWords } from '@sojourn/domain/access/audit-words'

export const loader = () => loadTexts('access/audit', 'kit/widgets').then(() => null)

/** The company's audit log, for who manages it. */
export function Component() {
  const text = useText('access/audit')
  const { search, change, key } = useListSearch(auditSearch)
  const look = useListLook('audit')
  const pages = usePages(getAuditLog, auditRequest(search), (page) => page)
  const columns = useAuditColumns()
  const tools = (
    <>
      <ExportList list="audit" search={auditRequest(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  return (
    <Page title={text.title}>
      <p className={styles['lead']}>{text.lead}</p>
      <AuditBar search={search} onChange={change} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={48} card={120} />}
        empty={
          <EmptyState
            icon="shield"
            title={text.none}
            action={auditSearch.isNarrowed(search) && <Button onClick={() => change(auditSearch.none)}>{text.reset}</Button>}
          >
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
            look={look.look}
            key={key}
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

function useAuditColumns(): readonly Column<AuditEntry>[] {
  const text = useText('access/audit')
  return useMemo(
    () => [
      { key: 'at', fixed: true, head: text.columns.at, width: 176, cell: ({ at }) => formatInstant(at) },
      { key: 'kind', head: text.columns.kind, width: 200, cell: (row) => <Kind entry={row} /> },
      { key: 'person', head: text.columns.person, width: 160, cell: ({ person }) => person },
      {
        key: 'what',
        fixed: true,
        head: text.columns.what,
        cell: (row) => <Words meta={row.what}>{auditWords(text, row)}</Words>,
      },
      { key: 'address', head: text.columns.address, width: 160, cell: ({ address }) => address },
    ],
    [text],
  )
}
