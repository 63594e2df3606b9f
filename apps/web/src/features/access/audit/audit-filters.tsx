import type { AuditEntry } from '@sojourn/contract/access/audit.calls'
import { auditKindNames } from '@sojourn/domain/access/audit'
import { useState, type FormEvent } from 'react'
import { DateField } from '../../../kit/dates/date-field'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { Input, Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import styles from './audit.module.css'

interface AuditSearch {
  person: string
  kind: AuditEntry['kind'] | undefined
  day: string
}
export const noAuditFilters: AuditSearch = { person: '', kind: undefined, day: '' }

/** A choice takes effect at once, words when they are sent; the person looked for stands in no address. */
export function AuditFilters({ search, onChange }: { search: AuditSearch; onChange: (next: AuditSearch) => void }) {
  const text = useText('access/audit')
  const [person, setPerson] = useState(search.person)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...search, person: person.trim() })
  }
  const isNarrowed = search.person !== '' || search.kind !== undefined || search.day !== ''
  return (
    <form role="search" className={styles['filters']} onSubmit={submit}>
      <Field label={text.person}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={50}
            placeholder={text.personHint}
            value={person}
            onChange={(event) => setPerson(event.target.value)}
          />
        )}
      </Field>
      <KindField kind={search.kind} onChange={(kind) => onChange({ ...search, kind })} />
      <DateField label={text.day} value={search.day} onChange={(day) => onChange({ ...search, day })} />
      <div className={styles['actions']}>
        <Button type="submit" kind="brand" icon="search">
          {text.search}
        </Button>
        {isNarrowed && (
          <Button kind="quiet" onClick={() => onChange(noAuditFilters)}>
            {text.reset}
          </Button>
        )}
      </div>
    </form>
  )
}

function KindField({ kind, onChange }: { kind: AuditSearch['kind']; onChange: (kind: AuditSearch['kind']) => void }) {
  const text = useText('access/audit')
  return (
    <Field label={text.kind}>
      {(control) => (
        <Select
          {...control}
          value={kind ?? ''}
          onChange={(event) => onChange(auditKindNames.find((each) => each === event.target.value))}
        >
          <option value="">{text.allKinds}</option>
          {auditKindNames.map((each) => (
            <option key={each} value={each}>
              {text.kinds[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
