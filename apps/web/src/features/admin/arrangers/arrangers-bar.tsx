import { arrangerFilters } from '@sojourn/contract/admin/people/arranger-states'
import { policyProducts } from '@sojourn/contract/booking/codes'
import type { ReactNode } from 'react'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { useText } from '../../../kit/text/text'
import { useDepartmentFilter } from '../fields/department-filter'
import { withoutFilters, type ArrangerSearch } from './arranger-search'

export interface ArrangersBarProps {
  search: ArrangerSearch
  onChange: (next: ArrangerSearch, how?: { replace: boolean }) => void
}

/** One field for names and numbers, and what is chosen from lists. */
export function ArrangersBar({ search, onChange, tools }: ArrangersBarProps & { tools: ReactNode }) {
  const text = useText('admin/people/arrangers')
  const set = (more: Partial<ArrangerSearch>) => onChange({ ...search, ...more })
  const { product, state } = search
  const departments = useDepartmentFilter({
    label: text.department,
    all: text.anyDepartment,
    nameOf: text.departmentWith,
    value: search.departmentId,
    onChange: (departmentId) => set({ departmentId }),
  })
  const narrowed: Narrowing[] = [
    ...departments.narrowed,
    ...(product ? [{ key: 'product', name: text.products[product], onRemove: () => set({ product: '' }) }] : []),
    ...(state ? [{ key: 'state', name: text.filters[state], onRemove: () => set({ state: '' }) }] : []),
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
  search: ArrangerSearch
  set: (more: Partial<ArrangerSearch>) => void
}

function Others({ search: { product, state }, set }: OthersProps) {
  const text = useText('admin/people/arrangers')
  return (
    <>
      <FilterSelect
        label={text.product}
        all={text.anyProduct}
        values={policyProducts}
        names={text.products}
        value={product}
        none=""
        onChange={(chosen) => set({ product: chosen })}
      />
      <FilterSelect
        label={text.state}
        all={text.anyState}
        values={arrangerFilters}
        names={text.filters}
        value={state}
        none=""
        onChange={(chosen) => set({ state: chosen })}
      />
    </>
  )
}
