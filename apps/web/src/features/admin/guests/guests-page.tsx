import type { CompanyGuest } from '@sojourn/contract/admin/people/guest.calls'
import { useState, type ReactNode } from 'react'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { searchCompanyGuests } from '../../../api/calls/admin/people/guest'
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
import { AddGuestDialog } from './add-guest-dialog'
import { GuestCard, useGuestColumns } from './guest-columns'
import { GuestDrawer } from './guest-drawer'
import { guestRequest, guestSearch, isNarrowed, withoutFilters } from './guest-search'
import { GuestSteps } from './guest-steps'
import { GuestsBar, type GuestsBarProps } from './guests-bar'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getDepartments, {}))
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/guests/words',
    'admin/record',
    'booking/placing/choice',
    'booking/traveller',
  )
  return null
}

/** People outside the company, as far as the reader may see who keeps them. */
export function Component() {
  const text = useText('admin/guests/words')
  const { search, change, key } = useListSearch(guestSearch)
  const look = useListLook('guests', ['added'])
  const mayChange = mayDo(useEmployee(), 'managePeople')
  const [adding, setAdding] = useState(false)
  const open = (guestId: string) => change({ ...search, guestId }, { replace: true })
  const columns = useGuestColumns(open)
  const pages = usePages(searchCompanyGuests, guestRequest(search), (page) => page)
  const opened = pages.items?.find(({ guestId }) => guestId === search.guestId)
  const add = mayChange && (
    <Button kind="brand" icon="plus" aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  )
  const tools = (
    <>
      <ExportList list="guests" search={guestRequest(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  return (
    <Page title={text.title} action={add}>
      <GuestsBar search={search} onChange={change} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={8} row={56} card={132} />}
        empty={<NoGuests search={search} onChange={change} add={add} />}
      >
        {(guests) => <Guests key={key} guests={guests} columns={columns} look={look.look} mayChange={mayChange} onOpen={open} />}
      </PagedList>
      {opened && <GuestDrawer guest={opened} onClose={() => open('')} />}
      {adding && <AddGuestDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

interface GuestsProps {
  guests: readonly CompanyGuest[]
  columns: readonly Column<CompanyGuest>[]
  look: ListLook
  mayChange: boolean
  onOpen: (guestId: string) => void
}

/** Several may be chosen, to hand them over or remove them together; another search is another list, in which nobody is chosen. */
function Guests({ guests, columns, look, mayChange, onOpen }: GuestsProps) {
  const text = useText('admin/guests/words')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const selection = {
    keyOf: ({ guestId }: CompanyGuest) => guestId,
    chosen,
    onChoose: setChosen,
    offers: () => true,
    refusal: ({ removed }: CompanyGuest) => (removed ? text.removedRefusal : undefined),
    nameOf: ({ name }: CompanyGuest) => text.choose({ name }),
    allName: text.chooseAll,
  }
  const clear = () => setChosen([])
  const selected = guests.filter(({ guestId }) => chosen.includes(guestId))
  return (
    <>
      <Records
        caption={text.table}
        columns={columns}
        rows={guests}
        rowKey={({ guestId }) => guestId}
        look={look}
        selection={mayChange ? selection : undefined}
        card={(guest, box) => <GuestCard guest={guest} onOpen={onOpen} box={box} />}
      />
      <SelectionBar count={selected.length} words={{ chosen: text.chosen, clearChoice: text.clear }} onClear={clear}>
        <GuestSteps guests={selected} onDone={clear} />
      </SelectionBar>
    </>
  )
}

/** Why the list is empty, and where to go from here. */
function NoGuests({ search, onChange, add }: GuestsBarProps & { add: ReactNode }) {
  const text = useText('admin/guests/words')
  if (!isNarrowed(search))
    return (
      <EmptyState icon="users" title={text.noneTitle} action={add}>
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
