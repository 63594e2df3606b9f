import { auditKindNames } from '@sojourn/domain/access/audit'
import type { ReactNode } from 'react'
import { DateField } from '../../../kit/dates/date-field'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { suggestionsOf } from '../../../kit/lists/suggestions'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { auditSearch, type AuditSearch } from './audit-search'

interface AuditBarProps {
  search: AuditSearch
  onChange: (next: AuditSearch, how?: { replace: boolean }) => void
  tools: ReactNode
}

/** Whom, what and when; what is typed may also be a kind of entry. */
export function AuditBar({ search, onChange, tools }: AuditBarProps) {
  const text = useText('access/audit')
  const set = (more: Partial<AuditSearch>) => onChange({ ...search, ...more })
  const kinds = auditKindNames.map((kind) => ({ name: text.kinds[kind], take: () => set({ kind }) }))
  const narrowed: Narrowing[] = [
    ...(search.kind ? [{ key: 'kind', name: text.kinds[search.kind], onRemove: () => set({ kind: '' }) }] : []),
    ...(search.day ? [{ key: 'day', name: formatFullDate(search.day), onRemove: () => set({ day: '' }) }] : []),
  ]
  return (
    <ListBar
      search={{
        label: text.person,
        hint: text.personHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
        suggest: (typed) => suggestionsOf(typed, [{ key: 'kind', kind: text.kind, options: kinds }]),
      }}
      filters={
        <>
          <FilterSelect
            label={text.kind}
            all={text.allKinds}
            values={auditKindNames}
            names={text.kinds}
            value={search.kind}
            none=""
            onChange={(kind) => set({ kind })}
          />
          <DateField label={text.day} hideLabel value={search.day} onChange={(day) => set({ day })} />
        </>
      }
      narrowed={narrowed}
      onReset={() => onChange(auditSearch.none)}
      tools={tools}
    />
  )
}
