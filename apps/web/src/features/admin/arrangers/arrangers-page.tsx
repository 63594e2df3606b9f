import type { ArrangerSummary } from '@sojourn/contract/admin/people/arranger.shapes'
import { useState, type ReactNode } from 'react'
import { searchArrangers } from '../../../api/calls/admin/people/arranger'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { ExportList } from '../../booking/list-file/export-list'
import { useListLook, type ListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { Records, SkeletonRecords } from '../../../kit/lists/records'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import type { Column } from '../../../kit/lists/table'
import { loadTexts, useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import type { Named } from '../fields/colleague-field'
import { ArrangerCard, useArrangerColumns } from './arranger-columns'
import { ArrangerDrawer } from './arranger-drawer'
import { arrangerRequest, arrangerSearch, isNarrowed, withoutFilters } from './arranger-search'
import { ArrangersBar, type ArrangersBarProps } from './arrangers-bar'
import { GiveDialog } from './give-dialog'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getDepartments, {}))
  await loadTexts('kit/widgets', 'kit/edit', 'kit/drafts', 'admin/people/arrangers', 'admin/record', 'admin/people/person')
  return null
}

/** Who books for others, and for whom, as far as the reader may see them. */
export function Component() {
  const text = useText('admin/people/arrangers')
  const { search, change, key } = useListSearch(arrangerSearch)
  const look = useListLook('arrangers', [])
  const mayGive = mayDo(useEmployee(), 'managePeople')
  const [givenTo, setGivenTo] = useState<readonly Named[]>()
  const open = (employeeId: string) => change({ ...search, employeeId }, { replace: true })
  const columns = useArrangerColumns(open)
  const pages = usePages(searchArrangers, arrangerRequest(search), (page) => page)
  const give = mayGive && (
    <Button kind="brand" icon="plus" aria-haspopup="dialog" onClick={() => setGivenTo([])}>
      {text.give}
    </Button>
  )
  const tools = (
    <>
      <ExportList list="arrangers" search={arrangerRequest(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  return (
    <Page title={text.title} action={give}>
      <ArrangersBar search={search} onChange={change} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={8} row={56} card={132} />}
        empty={<NoArrangers search={search} onChange={change} give={give} />}
      >
        {(arrangers) => (
          <Arrangers
            key={key}
            arrangers={arrangers}
            columns={columns}
            look={look.look}
            mayGive={mayGive}
            onOpen={open}
            onGive={setGivenTo}
          />
        )}
      </PagedList>
      {search.employeeId !== '' && <ArrangerDrawer employeeId={search.employeeId} onGive={setGivenTo} onClose={() => open('')} />}
      {givenTo && <GiveDialog to={givenTo} onClose={() => setGivenTo(undefined)} />}
    </Page>
  )
}

interface ArrangersProps {
  arrangers: readonly ArrangerSummary[]
  columns: readonly Column<ArrangerSummary>[]
  look: ListLook
  mayGive: boolean
  onOpen: (employeeId: string) => void
  onGive: (to: readonly Named[]) => void
}

/** As many as one call takes. */
const most = 50

/** Several may be chosen, to give them a right together; another search is another list, in which nobody is chosen. */
function Arrangers({ arrangers, columns, look, mayGive, onOpen, onGive }: ArrangersProps) {
  const text = useText('admin/people/arrangers')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const selection = {
    keyOf: ({ employeeId }: ArrangerSummary) => employeeId,
    chosen,
    onChoose: setChosen,
    offers: () => true,
    nameOf: ({ name }: ArrangerSummary) => text.choose({ name }),
    allName: text.chooseAll,
  }
  const people = arrangers.filter(({ employeeId }) => chosen.includes(employeeId))
  return (
    <>
      <Records
        caption={text.table}
        columns={columns}
        rows={arrangers}
        rowKey={({ employeeId }) => employeeId}
        look={look}
        selection={mayGive ? selection : undefined}
        card={(arranger, box) => <ArrangerCard arranger={arranger} onOpen={onOpen} box={box} />}
      />
      <SelectionBar count={people.length} words={{ chosen: text.chosen, clearChoice: text.clear }} onClear={() => setChosen([])}>
        <Button
          kind="brand"
          icon="plus"
          aria-haspopup="dialog"
          disabledReason={people.length > most ? text.tooMany({ count: most }) : undefined}
          onClick={() => onGive(people.map(({ employeeId: id, name }) => ({ id, name })))}
        >
          {text.give}
        </Button>
      </SelectionBar>
    </>
  )
}

/** Why the list is empty, and where to go from here. */
function NoArrangers({ search, onChange, give }: ArrangersBarProps & { give: ReactNode }) {
  const text = useText('admin/people/arrangers')
  if (!isNarrowed(search))
    return (
      <EmptyState icon="users" title={text.noneTitle} action={give}>
        {text.noneText}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text.noneFoundTitle}
      action={<Button onClick={() => onChange(withoutFilters(search))}>{text.reset}</Button>}
    >
      {text.noneFoundText}
    </EmptyState>
  )
}
