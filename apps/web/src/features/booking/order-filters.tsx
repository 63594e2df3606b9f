import { useState, type FormEvent } from 'react'
import { Button } from '../../kit/button'
import { Field } from '../../kit/field'
import { Input } from '../../kit/input'
import { useText } from '../../kit/text'
import styles from './order-list.module.css'
import { datesCross, isNarrowed, type OrderSearch } from './order-search'

/** Keyword and travel dates; they take effect together and are remembered in the address. */
export function OrderFilters({ search, onChange }: { search: OrderSearch; onChange: (next: OrderSearch) => void }) {
  const text = useText('booking/centre-orders')
  const [dates, setDates] = useState({ from: search.from, to: search.to })
  const [keyword, setKeyword] = useState(search.keyword)
  const crossed = datesCross(dates)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!crossed) onChange({ ...search, ...dates, keyword: keyword.trim() })
  }
  return (
    <form role="search" className={styles['filters']} onSubmit={submit}>
      <div className={styles['keyword']}>
        <Field label={text.keyword}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={50}
              placeholder={text.keywordHint}
              value={keyword}
              onChange={(event) => setKeyword(event.target.value)}
            />
          )}
        </Field>
      </div>
      <DateField label={text.from} value={dates.from} onChange={(from) => setDates({ ...dates, from })} />
      <DateField
        label={text.to}
        value={dates.to}
        error={crossed ? text.datesCrossed : undefined}
        onChange={(to) => setDates({ ...dates, to })}
      />
      <div className={styles['filterActions']}>
        <Button type="submit" kind="brand" icon="search">
          {text.search}
        </Button>
        {isNarrowed(search) && (
          <Button kind="quiet" onClick={() => onChange({ group: search.group, keyword: '', from: '', to: '' })}>
            {text.reset}
          </Button>
        )}
      </div>
    </form>
  )
}

interface DateFieldProps {
  label: string
  value: string
  error?: string | undefined
  onChange: (date: string) => void
}

/** The browser's own date field: a filter needs no prices or festivals. */
function DateField({ label, value, error, onChange }: DateFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <Input {...control} type="date" value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
