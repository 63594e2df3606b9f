import type { LogEntry } from '@sojourn/contract/admin/record-log.calls'
import { useState } from 'react'
import { searchRecordLog } from '../../../api/calls/admin/record-log'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { ExportList } from '../../booking/list-file/export-list'
import { useListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { Records, SkeletonRecords } from '../../../kit/lists/records'
import { loadTexts, useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { LogBar, type LogBarProps } from './log-bar'
import { LogCard, useLogColumns } from './log-columns'
import { LogDrawer } from './log-drawer'
import { logSearch } from './log-search'
import styles from './log.module.css'
import { useLogWords } from './use-log-words'
import { logTopics } from '@sojourn/domain/admin/record/log-words'

export const loader = () => loadTexts('kit/widgets', 'kit/edit', ...logTopics).then(() => null)

/** Everything that was changed in the console: by whom, when, and what it was before. */
export function Component() {
  const text = useText('admin/log')
  const { search, change, key } = useListSearch(logSearch)
  const look = useListLook('log', [])
  const [open, setOpen] = useState<LogEntry>()
  const words = useLogWords()
  const columns = useLogColumns({ words, onOpen: setOpen })
  const pages = usePages(searchRecordLog, logSearch.set(search), (page) => page)
  const only = ({ kind, id }: LogEntry) => {
    setOpen(undefined)
    change({ ...logSearch.none, kind, id })
  }
  const tools = (
    <>
      <ExportList list="log" search={logSearch.set(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  return (
    <Page title={text.title}>
      <p className={styles['lead']}>{text.lead}</p>
      <LogBar search={search} onChange={change} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={8} row={56} card={112} />}
        empty={<NoEntries search={search} onChange={change} />}
      >
        {(entries) => (
          <Records
            key={key}
            caption={text.title}
            columns={columns}
            rows={entries}
            rowKey={({ kind, id, version }) => `${kind} ${id} ${version}`}
            look={look.look}
            card={(entry) => <LogCard entry={entry} words={words} onOpen={setOpen} />}
          />
        )}
      </PagedList>
      {open && <LogDrawer entry={open} words={words} onOnly={only} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

function NoEntries({ search, onChange }: LogBarProps) {
  const text = useText('admin/log')
  if (!logSearch.isNarrowed(search))
    return (
      <EmptyState icon="clock" title={text.noneTitle}>
        {text.noneText}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="clock"
      title={text.noneFoundTitle}
      action={<Button onClick={() => onChange(logSearch.none)}>{text.reset}</Button>}
    >
      {text.noneFoundText}
    </EmptyState>
  )
}
