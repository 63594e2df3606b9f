import { policyProducts } from '@sojourn/contract/booking/codes'
import type { ReactNode } from 'react'
import { policyScopes } from '@sojourn/contract/booking/policy/policy-words'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar } from '../../../kit/lists/list-bar'
import { useText } from '../../../kit/text/text'
import { policiesSearch, policyStates, type PoliciesSearch } from './policies-search'

interface PoliciesBarProps {
  search: PoliciesSearch
  tools: ReactNode
  onChange: (next: PoliciesSearch, how?: { replace: boolean }) => void
}

/** Policies by name, product, whom they bind, and how they stand. */
export function PoliciesBar({ search, tools, onChange }: PoliciesBarProps) {
  const text = useText('admin/policy/policies')
  const { scopes } = useText('admin/policy/scope')
  const products = useText('booking/policy/standards')
  const { product, scope, state } = search
  const set = (more: Partial<PoliciesSearch>) => onChange({ ...search, ...more })
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.title,
        onChange: (title) => onChange({ ...search, title }, { replace: true }),
      }}
      filters={<Filters search={search} set={set} />}
      narrowed={[
        ...(product ? [{ key: 'product', name: products[product], onRemove: () => set({ product: '' }) }] : []),
        ...(scope ? [{ key: 'scope', name: scopes[scope], onRemove: () => set({ scope: '' }) }] : []),
        ...(state ? [{ key: 'state', name: text.states[state], onRemove: () => set({ state: '' }) }] : []),
      ]}
      onReset={() => onChange(policiesSearch.none)}
      tools={tools}
    />
  )
}

interface FiltersProps {
  search: PoliciesSearch
  set: (more: Partial<PoliciesSearch>) => void
}

function Filters({ search, set }: FiltersProps) {
  const text = useText('admin/policy/policies')
  const { scopes } = useText('admin/policy/scope')
  const products = useText('booking/policy/standards')
  return (
    <>
      <FilterSelect
        label={text.product}
        all={text.anyProduct}
        values={policyProducts}
        names={products}
        value={search.product}
        none=""
        onChange={(product) => set({ product })}
      />
      <FilterSelect
        label={text.scope}
        all={text.anyScope}
        values={policyScopes}
        names={scopes}
        value={search.scope}
        none=""
        onChange={(scope) => set({ scope })}
      />
      <FilterSelect
        label={text.state}
        all={text.anyState}
        values={policyStates}
        names={text.states}
        value={search.state}
        none=""
        onChange={(state) => set({ state })}
      />
    </>
  )
}
