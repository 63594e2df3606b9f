import { useState, type FormEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { datesCross } from '../../../kit/lists/list-search'
import { useText } from '../../../kit/text/text'
import { DayField, TypeField, WordField } from './form/application-fields'
import styles from './application-list.module.css'
import { applicationFilters, type ApplicationSearch } from './application-search'

export interface SearchProps {
  search: ApplicationSearch
  onChange: (next: ApplicationSearch) => void
}

/** Keyword, kind and days of travel; they take effect together and are remembered in the address. */
export function ApplicationFilters({ search, onChange }: SearchProps) {
  const text = useText('booking/application-list')
  const [draft, setDraft] = useState(search)
  const crossed = datesCross(draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!crossed) onChange({ ...draft, group: search.group, keyword: draft.keyword.trim() })
  }
  const set = (more: Partial<ApplicationSearch>) => setDraft({ ...draft, ...more })
  const crossing = crossed ? text.datesCross : undefined
  return (
    <form role="search" className={styles['filters']} onSubmit={submit}>
      <WordField label={text.keyword} hint={text.keywordHint} value={draft.keyword} onChange={(keyword) => set({ keyword })} />
      <TypeField label={text.type} any={text.anyType} value={draft.type} onChange={(type) => set({ type })} />
      <DayField label={text.from} value={draft.from} onChange={(from) => set({ from })} />
      <DayField label={text.to} value={draft.to} error={crossing} onChange={(to) => set({ to })} />
      <div className={styles['filterActions']}>
        <Button type="submit" kind="brand" icon="search">
          {text.search}
        </Button>
        {applicationFilters.isNarrowed(search) && (
          <Button kind="quiet" onClick={() => onChange({ group: search.group, ...applicationFilters.none })}>
            {text.reset}
          </Button>
        )}
      </div>
    </form>
  )
}
