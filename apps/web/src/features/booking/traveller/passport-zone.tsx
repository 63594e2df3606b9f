import {
  differences,
  readMachineReadableZone,
  zoneName,
  type ReadPassport,
} from '@sojourn/domain/booking/traveller/machine-readable-zone'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { serverInstant } from '../../../kit/dates/server-time'
import { Field } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import styles from './passport-zone.module.css'
import type { CredentialFormState, CredentialValues } from './use-credential-form'

/** Fills a passport in from its machine-readable lines, and shows letter by letter what differs from what stands in the form. */
export function PassportZone({ state }: { state: CredentialFormState }) {
  const { zone: text } = useText('booking/credential')
  const [pasted, setPasted] = useState('')
  const [filled, setFilled] = useState(false)
  const read = pasted.trim() === '' ? undefined : readMachineReadableZone(pasted, today())
  const passport = read && !('fault' in read) ? read : undefined
  const fill = () => {
    if (!passport) return
    state.change(valuesOf(passport, state.values))
    setFilled(true)
  }
  return (
    <details className={styles['zone']}>
      <summary>{text.open}</summary>
      <Field label={text.label} hint={text.hint} error={read && 'fault' in read ? text.faults[read.fault] : undefined}>
        {(control) => (
          <TextArea
            {...control}
            className={styles['lines']}
            rows={2}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={200}
            value={pasted}
            onChange={(event) => {
              setPasted(event.target.value)
              setFilled(false)
            }}
          />
        )}
      </Field>
      {passport && (
        <>
          <Differences passport={passport} values={state.values} />
          <Button size="compact" onClick={fill}>
            {text.fill}
          </Button>
          <span role="status">{filled && text.filled}</span>
        </>
      )}
    </details>
  )
}

const today = (): string => localOf(serverInstant(), chinaOffsetMinutes).date

const writtenName = ({ surname, givenName }: CredentialValues): string =>
  surname || givenName ? `${surname.trim()}/${givenName.trim()}`.toUpperCase() : ''

/** A name that the zone prints in the same way stays as it is written, with its apostrophe or hyphen. */
function valuesOf(passport: ReadPassport, values: CredentialValues): Partial<CredentialValues> {
  const { name, number, birthDate, gender, nationality, expiresOn } = passport
  const [surname = '', givenName = ''] = name.split('/')
  const same = zoneName(writtenName(values)) === name
  return { number, birthDate, expiresOn, nationality, ...(gender && { gender }), ...(!same && { surname, givenName }) }
}

/** Each field that is filled in otherwise than the passport says. */
function Differences({ passport, values }: { passport: ReadPassport; values: CredentialValues }) {
  const text = useText('booking/credential')
  const { name, number, birthDate, gender, nationality, expiresOn } = passport
  const genderName = (one: '' | 'female' | 'male'): string => (one === '' ? '' : text.genders[one])
  const fields = [
    { label: `${text.surname} / ${text.givenName}`, stored: zoneName(writtenName(values)), read: name },
    { label: text.number, stored: values.number.trim().toUpperCase(), read: number },
    { label: text.birthDate, stored: values.birthDate, read: birthDate },
    { label: text.gender, stored: genderName(values.gender), read: genderName(gender) },
    { label: text.nationality, stored: values.nationality, read: nationality },
    { label: text.expiresOn, stored: values.expiresOn, read: expiresOn },
  ].filter(({ stored, read }) => stored !== '' && read !== '' && stored !== read)
  if (fields.length === 0) return null
  return (
    <section aria-label={text.zone.differs} className={styles['differs']}>
      <strong>{text.zone.differs}</strong>
      <dl>
        {fields.map(({ label, stored, read }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="visually-hidden">
                {text.zone.stored} {stored}, {text.zone.read} {read}
              </span>
              <span aria-hidden className={styles['letters']}>
                {differences(stored, read).map((part, index) =>
                  part.in === 'both' ? (
                    part.letters
                  ) : part.in === 'stored' ? (
                    <del key={index}>{part.letters}</del>
                  ) : (
                    <ins key={index}>{part.letters}</ins>
                  ),
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
