import { useState, type FormEvent } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import styles from './approval-list.module.css'
import { approvalObjects, approvalSearch, approvalStates, type ApprovalSearch } from './approval-search'

interface ApprovalFiltersProps {
  search: ApprovalSearch
  /** Approval orders can be narrowed by how they ended. */
  withState?: boolean
  onChange: (next: ApprovalSearch) => void
}

/** A choice takes effect at once, words when they are sent. */
export function ApprovalFilters({ search, withState, onChange }: ApprovalFiltersProps) {
  const text = useText('booking/centre-approvals')
  const [keyword, setKeyword] = useState(search.keyword)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...search, keyword: keyword.trim() })
  }
  return (
    <form role="search" className={styles['filters']} onSubmit={submit}>
      <div className={styles['keyword']}>
        <Keyword value={keyword} onChange={setKeyword} />
      </div>
      <OneOf
        label={text.object}
        all={text.allObjects}
        names={text.objects}
        values={approvalObjects}
        value={search.object}
        onChange={(object) => onChange({ ...search, object })}
      />
      {withState && (
        <OneOf
          label={text.state}
          all={text.allStates}
          names={text.states}
          values={approvalStates}
          value={search.state}
          onChange={(state) => onChange({ ...search, state })}
        />
      )}
      <div className={styles['filterActions']}>
        <Button type="submit" kind="brand" icon="search">
          {text.search}
        </Button>
        {approvalSearch.isNarrowed(search) && (
          <Button kind="quiet" onClick={() => onChange(approvalSearch.none)}>
            {text.reset}
          </Button>
        )}
      </div>
    </form>
  )
}

function Keyword({ value, onChange }: { value: string; onChange: (keyword: string) => void }) {
  const text = useText('booking/centre-approvals')
  return (
    <Field label={text.keyword}>
      {(control) => (
        <Input
          {...control}
          type="search"
          maxLength={50}
          placeholder={text.keywordHint}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface OneOfProps<Value extends string | number> {
  label: string
  /** The choice that narrows nothing. */
  all: string
  names: Readonly<Record<Value, string>>
  values: readonly Value[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function OneOf<Value extends string | number>({ label, all, names, values, value, onChange }: OneOfProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(values.find((one) => String(one) === target.value))}
        >
          <option value="">{all}</option>
          {values.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
