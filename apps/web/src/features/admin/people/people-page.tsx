import type { ChosenPerson, PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import { useState } from 'react'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { getPersonChoices, searchPeople } from '../../../api/calls/admin/people/person'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { ExportList } from '../../booking/list-file/export-list'
import { useListLook, type ListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { PeopleBar } from './people-bar'
import { PeopleBulkBar } from './people-bulk-bar'
import { PersonCard, usePeopleColumns } from './people-columns'
import { isNarrowed, peopleRequest, peopleSearch, sortOf, withoutFilters, withSort, type PeopleSearch } from './people-search'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getDepartments, {}))
  void queryClient.prefetchQuery(readOptions(getPersonChoices, {}))
  await loadTexts('kit/widgets', 'admin/people/people', 'admin/people/person', 'booking/custom-field', 'admin/account/accounts')
  return null
}

/** Seldom looked at, and each takes room from what is; a number stands with its name, too. */
const hiddenAtFirst = ['number', 'costCentre', 'office', 'roles', 'joinedOn', 'ownFields']
const noFields: readonly AskedField[] = []

/** The company's people, as far as the reader may see them. */
export function Component() {
  const text = useText('admin/people/people')
  const { search, change, key } = useListSearch(peopleSearch)
  const look = useListLook('people', hiddenAtFirst)
  const fields = useRead(getPersonChoices, {}).data?.fields ?? noFields
  const columns = usePeopleColumns(fields)
  const pages = usePages(searchPeople, peopleRequest(search), (page) => page)
  const mayAdd = mayDo(useEmployee(), 'managePeople')
  const tools = (
    <>
      {mayAdd && (
        <ButtonLink kind="quiet" icon="document" to={paths.importPeople()}>
          {text.import}
        </ButtonLink>
      )}
      <ExportList list="people" search={peopleRequest(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  return (
    <Page title={text.title} action={mayAdd && <AddPerson departmentId={search.departmentId} />}>
      <PeopleBar search={search} people={pages.items ?? []} onChange={change} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={8} row={56} card={132} />}
        empty={<NoPeople search={search} mayAdd={mayAdd} onChange={change} />}
      >
        {(people) => (
          <People
            key={key}
            people={people}
            hasMore={pages.hasMore}
            columns={columns}
            look={look.look}
            search={search}
            mayAdd={mayAdd}
            onChange={change}
          />
        )}
      </PagedList>
    </Page>
  )
}

function AddPerson({ departmentId }: Pick<PeopleSearch, 'departmentId'>) {
  const text = useText('admin/people/people')
  return (
    <ButtonLink kind="brand" icon="plus" to={paths.addPerson({ departmentId })}>
      {text.add}
    </ButtonLink>
  )
}

interface PeopleProps {
  search: PeopleSearch
  mayAdd: boolean
  onChange: (next: PeopleSearch) => void
}

interface PeopleTableProps extends PeopleProps {
  people: readonly PersonSummary[]
  hasMore: boolean
  columns: readonly Column<PersonSummary>[]
  look: ListLook
}

/** Of those who are known, each once, also where the list shows them not yet. */
const everybodyOf = (known: readonly ChosenPerson[], ids: readonly string[]): ChosenPerson[] =>
  ids.flatMap((id) => known.find(({ employeeId }) => employeeId === id) ?? [])

const idsOf = (people: readonly ChosenPerson[]): string[] => people.map(({ employeeId }) => employeeId)

/** Several may be chosen, to change or invite them together; another search is another list, in which nobody is chosen. */
function People({ people, hasMore, columns, look, search, mayAdd, onChange }: PeopleTableProps) {
  const text = useText('admin/people/people')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [everybody, setEverybody] = useState<readonly ChosenPerson[]>([])
  const chooseAll = (found: readonly ChosenPerson[]) => {
    setEverybody(found)
    setChosen(idsOf(found))
  }
  const areAllChosen = everybody.length > 0 && everybody.every(({ employeeId }) => chosen.includes(employeeId))
  const { sort: _, descending: __, ...found } = peopleRequest(search)
  const selection = {
    keyOf: ({ employeeId }: PersonSummary) => employeeId,
    chosen,
    onChoose: setChosen,
    offers: () => true,
    refusal: ({ state }: PersonSummary) => (state === 'left' ? text.leftRefusal : undefined),
    nameOf: ({ name }: PersonSummary) => text.choose({ name }),
    allName: text.chooseAll,
  }
  return (
    <>
      <Records
        caption={text.table}
        columns={columns}
        rows={people}
        rowKey={({ employeeId }) => employeeId}
        look={look}
        sort={sortOf(search)}
        onSort={(sort) => onChange(withSort(search, sort))}
        selection={mayAdd ? selection : undefined}
        card={(person, box) => <PersonCard person={person} box={box} />}
      />
      <PeopleBulkBar
        people={everybodyOf([...people, ...everybody], chosen)}
        onClear={() => chooseAll([])}
        found={hasMore && !areAllChosen ? { search: found, onChoose: chooseAll } : undefined}
      />
    </>
  )
}

/** Why the list is empty, and where to go from here. */
function NoPeople({ search, mayAdd, onChange }: PeopleProps) {
  const text = useText('admin/people/people')
  if (isNarrowed(search))
    return (
      <EmptyState
        title={text.noneFoundTitle}
        action={<Button onClick={() => onChange(withoutFilters(search))}>{text.reset}</Button>}
      >
        {text.noneFoundText}
      </EmptyState>
    )
  return (
    <EmptyState icon="users" title={text.noneTitle} action={mayAdd && <AddPerson departmentId="" />}>
      {text.noneText}
    </EmptyState>
  )
}
