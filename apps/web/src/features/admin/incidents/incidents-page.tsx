import type { Incident } from '@sojourn/contract/admin/orders/incident.shapes'
import { useState, type ReactNode } from 'react'
import { searchIncidents } from '../../../api/calls/admin/orders/incident'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { ExportList } from '../../booking/list-file/export-list'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar } from '../../../kit/lists/list-bar'
import { useListLook, type ListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { formatInstant } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { spanOf } from '../whereabouts/span'
import { incidentSearch, type IncidentSearch } from './incident-search'
import styles from './incidents.module.css'
import { OpenIncidentDialog } from './open-dialog'
import { StatusBadges } from './status-badges'

export async function loader() {
  await loadTexts('kit/widgets', 'kit/drafts', 'admin/orders/incidents', 'admin/named')
  return null
}

/** What happened where people travel (S2.44). */
export function Component() {
  const text = useText('admin/orders/incidents')
  const { search, change } = useListSearch(incidentSearch)
  const [opening, setOpening] = useState(false)
  const pages = usePages(searchIncidents, incidentSearch.set(search), (page) => page)
  const columns = useColumns()
  const look = useListLook('incidents')
  const tools = (
    <>
      <ExportList list="incidents" search={incidentSearch.set(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  const open = (
    <Button kind="brand" icon="alert" aria-haspopup="dialog" onClick={() => setOpening(true)}>
      {text.open}
    </Button>
  )
  return (
    <Page title={text.title} action={open}>
      <Bar search={search} onChange={change} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={4} row={60} card={132} />}
        empty={<NoIncidents search={search} onChange={change} />}
      >
        {(rows) => <List rows={rows} columns={columns} look={look.look} />}
      </PagedList>
      {opening && <OpenIncidentDialog onClose={() => setOpening(false)} />}
    </Page>
  )
}

function useColumns() {
  const text = useText('admin/orders/incidents')
  const { columns: heads } = text
  const columns: readonly Column<Incident>[] = [
    { key: 'title', fixed: true, head: heads.title, cell: (row) => <Title incident={row} /> },
    { key: 'time', head: heads.time, width: 250, cell: (row) => <Time incident={row} /> },
    { key: 'people', head: heads.people, width: 100, cell: ({ people }) => text.people({ count: people }) },
    { key: 'status', head: heads.status, width: 260, cell: (row) => <StatusBadges counts={row} /> },
    { key: 'opened', head: heads.opened, width: 200, cell: (row) => <Opened incident={row} /> },
  ]
  return columns
}

interface ListProps {
  rows: readonly Incident[]
  columns: readonly Column<Incident>[]
  look: ListLook
}

function List({ rows, columns, look }: ListProps) {
  const text = useText('admin/orders/incidents')
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={rows}
      rowKey={({ incidentId }) => incidentId}
      look={look}
      card={(row) => (
        <>
          <Title incident={row} />
          <StatusBadges counts={row} />
          <RecordLine>
            <span className={styles['soft']}>
              <Time incident={row} />
            </span>
          </RecordLine>
        </>
      )}
    />
  )
}

interface RowProps {
  incident: Incident
}

function Title({ incident: { incidentId, title, kind, places } }: RowProps) {
  const { kinds } = useText('admin/orders/incidents')
  return (
    <Words meta={[kinds[kind], ...places.map(({ name }) => name)].join(' · ')}>
      <Link to={paths.incident({ incidentId })} className={styles['name']}>
        {title}
      </Link>
    </Words>
  )
}

function Time({ incident: { from, to } }: RowProps) {
  const text = useText('admin/orders/incidents')
  return text.span(spanOf(from, to))
}

function Opened({ incident: { openedBy, openedAt, closedAt, closedBy } }: RowProps) {
  const text = useText('admin/orders/incidents')
  const closed = closedAt && text.closedBy({ name: closedBy ?? '', at: formatInstant(closedAt) })
  return <Words meta={closed}>{text.openedBy({ name: openedBy, at: formatInstant(openedAt) })}</Words>
}

interface SearchProps {
  search: IncidentSearch
  onChange: (next: IncidentSearch, how?: { replace: boolean }) => void
}

function Bar({ search, onChange, tools }: SearchProps & { tools: ReactNode }) {
  const text = useText('admin/orders/incidents')
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
      }}
      filters={
        <FilterSelect
          label={text.state}
          all={text.current}
          values={['1']}
          names={{ 1: text.past }}
          value={search.closed ? '1' : ''}
          none=""
          onChange={(chosen) => onChange({ ...search, closed: chosen === '1' })}
        />
      }
      narrowed={[]}
      onReset={() => onChange(incidentSearch.none)}
      tools={tools}
    />
  )
}

function NoIncidents({ search, onChange }: SearchProps) {
  const text = useText('admin/orders/incidents')
  if (incidentSearch.isNarrowed(search))
    return (
      <EmptyState
        title={text.noneFoundTitle}
        action={<Button onClick={() => onChange(incidentSearch.none)}>{text.reset}</Button>}
      >
        {text.noneFoundText}
      </EmptyState>
    )
  return (
    <EmptyState icon="shield" tone="good" title={text.noneTitle}>
      {text.noneText}
    </EmptyState>
  )
}
