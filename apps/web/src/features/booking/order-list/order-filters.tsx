import { orderKinds } from '@sojourn/contract/booking/codes'
import { useState, type FormEvent, type ReactNode } from 'react'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { Input, Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import styles from './order-list.module.css'
import { dateKinds, isNarrowed, noFilters, productCodes, type OrderSearch } from './order-search'

interface OrderFiltersProps {
  search: OrderSearch
  onChange: (next: OrderSearch) => void
}

/** Keyword, traveller, product, kind and dates; they take effect together and are remembered in the address. */
export function OrderFilters({ search, onChange }: OrderFiltersProps) {
  const text = useText('booking/centre-orders')
  const [draft, setDraft] = useState(search)
  const put = (change: Partial<OrderSearch>) => setDraft({ ...draft, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...draft, keyword: draft.keyword.trim(), traveller: draft.traveller.trim() })
  }
  return (
    <form role="search" className={styles['filters']} onSubmit={submit}>
      <WordField label={text.keyword} hint={text.keywordHint} value={draft.keyword} onChange={(keyword) => put({ keyword })} />
      <WordField
        label={text.traveller}
        hint={text.travellerHint}
        value={draft.traveller}
        onChange={(traveller) => put({ traveller })}
      />
      <WhatFilters draft={draft} put={put} />
      <DateRangeField label={text.dates} range={draft} onChange={put} />
      <div className={styles['filterActions']}>
        <Button type="submit" kind="brand" icon="search">
          {text.search}
        </Button>
        {isNarrowed(search) && (
          <Button kind="quiet" onClick={() => onChange({ group: search.group, ...noFilters })}>
            {text.reset}
          </Button>
        )}
      </div>
    </form>
  )
}

interface WordFieldProps {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
}

const WordField = ({ label, hint, value, onChange }: WordFieldProps) => (
  <Field label={label}>
    {(control) => (
      <Input
        {...control}
        type="search"
        maxLength={50}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

/** Product, kind, and which days the dates mean. */
function WhatFilters({ draft, put }: { draft: OrderSearch; put: (change: Partial<OrderSearch>) => void }) {
  const text = useText('booking/centre-orders')
  return (
    <>
      <Chooser
        label={text.product}
        value={String(draft.product)}
        onChange={(value) => put({ product: productCodes.find((code) => String(code) === value) ?? 0 })}
      >
        <option value="0">{text.anyProduct}</option>
        {productCodes.map((code) => (
          <option key={code} value={code}>
            {text.products[code]}
          </option>
        ))}
      </Chooser>
      <Chooser
        label={text.kind}
        value={draft.kind}
        onChange={(value) => put({ kind: orderKinds.find((kind) => kind === value) ?? '' })}
      >
        <option value="">{text.anyKind}</option>
        {orderKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </Chooser>
      <Chooser
        label={text.dateKind}
        value={draft.dateKind}
        onChange={(value) => put({ dateKind: dateKinds.find((kind) => kind === value) ?? 'travel' })}
      >
        {dateKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text.dateKinds[kind]}
          </option>
        ))}
      </Chooser>
    </>
  )
}

interface ChooserProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

const Chooser = ({ label, value, onChange, children }: ChooserProps) => (
  <Field label={label}>
    {(control) => (
      <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </Select>
    )}
  </Field>
)
