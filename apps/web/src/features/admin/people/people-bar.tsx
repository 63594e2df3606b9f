import type { PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import { personConcerns, personStates } from '@sojourn/contract/admin/people/person.shapes'
import type { ReactNode } from 'react'
import { useWide } from '../../../kit/hooks/use-width'
import { ChoiceFilter } from '../../../kit/pickers/choice-filter'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { suggestionsOf } from '../../../kit/lists/suggestions'
import { useText } from '../../../kit/text/text'
import type { Choice } from '../fields/choice-field'
import { peopleSorts, withoutFilters, type PeopleSearch } from './people-search'
import { useFilterChoices } from './use-filter-choices'

interface PeopleBarProps {
  search: PeopleSearch
  /** Those that the list shows now. */
  people: readonly PersonSummary[]
  onChange: (next: PeopleSearch, how?: { replace: boolean }) => void
  tools: ReactNode
}

type Choices = ReturnType<typeof useFilterChoices>

/** One field for names, numbers and contacts, and what is chosen from lists; what is typed may also be a department, a grade or a role. */
export function PeopleBar({ search, people, onChange, tools }: PeopleBarProps) {
  const text = useText('admin/people/people')
  const choices = useFilterChoices()
  const set = (more: Partial<PeopleSearch>) => onChange({ ...search, ...more })
  const group = (
    key: 'departmentId' | 'gradeId' | 'office' | 'personField' | 'role',
    kind: string,
    offered: readonly Choice[],
  ) => ({
    key,
    kind,
    options: offered.map(({ id, name }) => ({ name: name.trim(), take: () => onChange({ ...search, keyword: '', [key]: id }) })),
  })
  const suggest = (typed: string) =>
    suggestionsOf(typed, [
      group('departmentId', text.department, choices.plainDepartments),
      group('gradeId', text.grade, choices.grades),
      group('office', text.office, choices.offices),
      group('personField', text.ownField, choices.ownFields),
      group('role', text.role, choices.roles),
      { key: 'person', kind: text.columns.name, options: people.map(({ name }) => ({ name })) },
    ])
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
        suggest,
      }}
      filters={<Filters search={search} choices={choices} set={set} />}
      narrowed={useNarrowings(search, choices, set)}
      onReset={() => onChange(withoutFilters(search))}
      tools={tools}
    />
  )
}

interface FiltersProps {
  search: PeopleSearch
  choices: Choices
  set: (more: Partial<PeopleSearch>) => void
}

const namesOf = (choices: readonly Choice[]): Record<string, string> =>
  Object.fromEntries(choices.map(({ id, name }) => [id, name]))

/** By where people stand and what the company keeps of them; what nobody has is nothing to choose from. */
function PlaceFilters({ search, choices, set }: FiltersProps) {
  const text = useText('admin/people/people')
  const select = (
    key: 'departmentId' | 'gradeId' | 'office' | 'personField',
    label: string,
    all: string,
    offered: readonly Choice[],
  ) => (
    <ChoiceFilter
      label={label}
      all={all}
      values={offered.map(({ id }) => id)}
      names={namesOf(offered)}
      value={search[key]}
      none=""
      onChange={(id) => set({ [key]: id })}
    />
  )
  return (
    <>
      {select('departmentId', text.department, text.anyDepartment, choices.departments)}
      {select('gradeId', text.grade, text.anyGrade, choices.grades)}
      {choices.offices.length > 0 && select('office', text.office, text.anyOffice, choices.offices)}
      {choices.ownFields.length > 0 && select('personField', text.ownField, text.anyOwnField, choices.ownFields)}
    </>
  )
}

function Filters({ search, choices, set }: FiltersProps) {
  const text = useText('admin/people/people')
  const { states } = useText('admin/people/person')
  return (
    <>
      <PlaceFilters search={search} choices={choices} set={set} />
      <FilterSelect
        label={text.state}
        all={text.present}
        values={personStates}
        names={states}
        value={search.state}
        none=""
        onChange={(state) => set({ state })}
      />
      <FilterSelect
        label={text.role}
        all={text.anyRole}
        values={choices.roles.map(({ id }) => id)}
        names={choices.roleNames}
        value={search.role}
        none=""
        onChange={(role) => set({ role })}
      />
      <FilterSelect
        label={text.concern}
        all={text.anyConcern}
        values={personConcerns}
        names={text.concerns}
        value={search.concern}
        none=""
        onChange={(concern) => set({ concern })}
      />
      <SortSelect search={search} set={set} />
    </>
  )
}

/** Where there are no heads of a table to sort by. */
function SortSelect({ search, set }: Pick<FiltersProps, 'search' | 'set'>) {
  const text = useText('admin/people/people')
  if (useWide()) return null
  return (
    <FilterSelect
      label={text.sort}
      all={text.usualSort}
      values={peopleSorts}
      names={text.sorts}
      value={search.sort}
      none=""
      onChange={(sort) => set({ sort, descending: false })}
    />
  )
}

/** Whatever is set, each with its name and the way back. */
function useNarrowings(search: PeopleSearch, choices: Choices, set: FiltersProps['set']): Narrowing[] {
  const text = useText('admin/people/people')
  const { states } = useText('admin/people/person')
  const { departmentId, gradeId, office, personField, state, role, concern } = search
  const nameOf = (offered: readonly Choice[], id: string): string => offered.find((each) => each.id === id)?.name ?? ''
  const [department, grade] = [nameOf(choices.plainDepartments, departmentId), nameOf(choices.grades, gradeId)]
  const ownField = nameOf(choices.ownFields, personField)
  return [
    ...(department ? [{ key: 'department', name: department, onRemove: () => set({ departmentId: '' }) }] : []),
    ...(grade ? [{ key: 'grade', name: grade, onRemove: () => set({ gradeId: '' }) }] : []),
    ...(office ? [{ key: 'office', name: office, onRemove: () => set({ office: '' }) }] : []),
    ...(ownField ? [{ key: 'personField', name: ownField, onRemove: () => set({ personField: '' }) }] : []),
    ...(state ? [{ key: 'state', name: states[state], onRemove: () => set({ state: '' }) }] : []),
    ...(role ? [{ key: 'role', name: choices.roleNames[role], onRemove: () => set({ role: '' }) }] : []),
    ...(concern ? [{ key: 'concern', name: text.concerns[concern], onRemove: () => set({ concern: '' }) }] : []),
  ]
}
