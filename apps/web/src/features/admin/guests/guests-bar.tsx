import { guestConcerns } from '@sojourn/contract/admin/people/arranger-states'
import type { ReactNode } from 'react'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { useText } from '../../../kit/text/text'
import { useDepartmentFilter } from '../fields/department-filter'
import { withoutFilters, type GuestSearch } from './guest-search'

export interface GuestsBarProps {
  search: GuestSearch
  onChange: (next: GuestSearch, how?: { replace: boolean }) => void
}

/** One field for names and a whole mobile, and what is chosen from lists. */
export function GuestsBar({ search, onChange, tools }: GuestsBarProps & { tools: ReactNode }) {
  const text = useText('admin/guests/words')
  const set = (more: Partial<GuestSearch>) => onChange({ ...search, ...more })
  const { concern, removed } = search
  const departments = useDepartmentFilter({
    label: text.department,
    all: text.anyDepartment,
    nameOf: text.departmentWith,
    value: search.departmentId,
    onChange: (departmentId) => set({ departmentId }),
  })
  const narrowed: Narrowing[] = [
    ...departments.narrowed,
    ...(concern ? [{ key: 'concern', name: text.concerns[concern], onRemove: () => set({ concern: '' }) }] : []),
    ...(removed ? [{ key: 'removed', name: text.removedOnly, onRemove: () => set({ removed: false }) }] : []),
  ]
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
      }}
      filters={
        <>
          {departments.filter}
          <Others search={search} set={set} />
        </>
      }
      narrowed={narrowed}
      onReset={() => onChange(withoutFilters(search))}
      tools={tools}
    />
  )
}

interface OthersProps {
  search: GuestSearch
  set: (more: Partial<GuestSearch>) => void
}

function Others({ search: { concern, removed }, set }: OthersProps) {
  const text = useText('admin/guests/words')
  return (
    <>
      <FilterSelect
        label={text.concern}
        all={text.anyConcern}
        values={guestConcerns}
        names={text.concerns}
        value={concern}
        none=""
        onChange={(chosen) => set({ concern: chosen })}
      />
      <FilterSelect
        label={text.removed}
        all={text.kept}
        values={['removed'] as const}
        names={{ removed: text.removedOnly }}
        value={removed ? 'removed' : ''}
        none=""
        onChange={(chosen) => set({ removed: chosen === 'removed' })}
      />
    </>
  )
}
