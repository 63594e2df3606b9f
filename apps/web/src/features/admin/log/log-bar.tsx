import type { RecordKind } from '@sojourn/contract/admin/record-change.calls'
import { recordActs, recordKinds } from '@sojourn/contract/admin/record-words'
import type { ReactNode } from 'react'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { daysInWords } from '../../../kit/dates/days-in-words'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { SearchField } from '../../../kit/lists/search-field'
import { useText } from '../../../kit/text/text'
import { logSearch, type LogSearch } from './log-search'

export interface LogBarProps {
  search: LogSearch
  onChange: (next: LogSearch, how?: { replace: boolean }) => void
}

/** One field for what was changed, one for who changed it, and what is chosen from lists. */
export function LogBar({ search, onChange, tools }: LogBarProps & { tools: ReactNode }) {
  const text = useText('admin/log')
  const set = (more: Partial<LogSearch>) => onChange({ ...search, ...more })
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
      }}
      filters={<Filters search={search} onChange={onChange} />}
      narrowed={useNarrowed(search, set)}
      onReset={() => onChange(logSearch.none)}
      tools={tools}
    />
  )
}

/** What ended is said of each kind in its own word. */
function useActNames(kind: LogSearch['kind']): Record<(typeof recordActs)[number], string> {
  const { ended } = useText('admin/log')
  const { acts } = useText('admin/record')
  return { ...acts, ended: kind === '' ? ended : acts.ended[kind] }
}

function Filters({ search, onChange }: LogBarProps) {
  const text = useText('admin/log')
  const set = (more: Partial<LogSearch>) => onChange({ ...search, ...more })
  return (
    <>
      <SearchField
        label={text.person}
        hint={text.personHint}
        value={search.person}
        onChange={(person) => onChange({ ...search, person }, { replace: true })}
      />
      <FilterSelect
        label={text.kind}
        all={text.allKinds}
        values={ownKinds}
        names={text.kinds}
        value={search.kind}
        none=""
        onChange={(kind) => set({ kind, id: '' })}
      />
      <FilterSelect
        label={text.act}
        all={text.allActs}
        values={recordActs}
        names={useActNames(search.kind)}
        value={search.act}
        none=""
        onChange={(act) => set({ act })}
      />
      <DateRangeField label={text.days} hideLabel range={search} onChange={set} />
    </>
  )
}

/** What a customer keeps a history of; the desk's hours are the agency's. */
const ownKinds: readonly RecordKind[] = recordKinds.filter((kind) => kind !== 'deskHours')

function useNarrowed(search: LogSearch, set: (more: Partial<LogSearch>) => void): Narrowing[] {
  const text = useText('admin/log')
  const widgets = useText('kit/widgets')
  const { kind, act, id, from, to, person } = search
  const names = useActNames(kind)
  return [
    ...(person ? [{ key: 'person', name: text.byPerson({ name: person }), onRemove: () => set({ person: '' }) }] : []),
    ...(kind ? [{ key: 'kind', name: text.kinds[kind], onRemove: () => set({ kind: '', id: '' }) }] : []),
    ...(kind && id ? [{ key: 'id', name: text.oneRecord, onRemove: () => set({ id: '' }) }] : []),
    ...(act ? [{ key: 'act', name: names[act], onRemove: () => set({ act: '' }) }] : []),
    ...(from || to ? [{ key: 'days', name: daysInWords(widgets, search), onRemove: () => set({ from: '', to: '' }) }] : []),
  ]
}
