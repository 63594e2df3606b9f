import type { CredentialType } from '@sojourn/contract/booking/codes'
import { hasLatinName, isTravelDocument, needsExpiry, needsNationality } from '@sojourn/domain/booking/traveller/credential-form'
import { bearsBirthDate } from '@sojourn/domain/booking/traveller/credentials'
import { getDiallingCodeInfo } from '../../../api/calls/reference/country'
import { useRead } from '../../../api/queries'
import { DateField } from '../../../kit/dates/date-field'
import { Field } from '../../../kit/forms/field'
import { formatFullDate } from '../../../kit/text/format'
import { Input, Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import styles from './credential.module.css'
import { PassportZone } from './passport-zone'
import { credentialTypeWords, type CredentialFormState, type OwnCredential } from './use-credential-form'

interface FieldsProps {
  state: CredentialFormState
}

/** The fields that the chosen type of document has (handbook 11.4). */
export function CredentialFields({ state, former }: FieldsProps & { former: OwnCredential | undefined }) {
  const text = useText('booking/credential')
  const { values, faults, change } = state
  return (
    <>
      <TypeAndNumber state={state} former={former} />
      {values.type === 'passport' && <PassportZone state={state} />}
      {hasLatinName(values.type) ? <LatinName state={state} /> : <PlainName state={state} />}
      {bearsBirthDate(values.type) ? <Derived state={state} /> : <Bearer state={state} />}
      {needsNationality(values.type) && <Nationality state={state} />}
      <DateField
        label={text.expiresOn}
        required={needsExpiry(values.type)}
        error={faults.expiresOn}
        hint={needsExpiry(values.type) ? undefined : text.longTerm}
        value={values.expiresOn}
        onChange={(expiresOn) => change({ expiresOn })}
      />
    </>
  )
}

function TypeAndNumber({ state, former }: FieldsProps & { former: OwnCredential | undefined }) {
  const text = useText('booking/credential')
  const { credentialTypes: types } = useText('booking/traveller')
  const { values, faults, numberKept, change } = state
  return (
    <>
      <Field label={text.type} required hint={text.uses[values.type]}>
        {(control) => (
          <Select {...control} value={values.type} onChange={(event) => change({ type: event.target.value as CredentialType })}>
            {credentialTypeWords.map((type) => (
              <option key={type} value={type}>
                {types[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={text.number}
        required={!numberKept}
        error={faults.number}
        hint={numberKept && former ? text.numberKept({ masked: former.number }) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="credentialNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            value={values.number}
            onChange={(event) => change({ number: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

function PlainName({ state: { values, faults, change } }: FieldsProps) {
  const text = useText('booking/credential')
  return (
    <Field label={text.name} required hint={text.nameHint} error={faults.nameOnCredential}>
      {(control) => (
        <Input {...control} maxLength={50} value={values.name} onChange={(event) => change({ name: event.target.value })} />
      )}
    </Field>
  )
}

function LatinName({ state: { values, faults, change } }: FieldsProps) {
  const text = useText('booking/credential')
  const part = (key: 'surname' | 'givenName') => ({
    className: styles['latin'],
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 29,
    value: values[key],
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  })
  return (
    <div className={styles['pair']}>
      <Field label={text.surname} required hint={text.latinHint} error={faults.nameOnCredential}>
        {(control) => <Input {...control} {...part('surname')} />}
      </Field>
      <Field label={text.givenName} required>
        {(control) => <Input {...control} {...part('givenName')} />}
      </Field>
    </div>
  )
}

function Bearer({ state: { values, faults, change } }: FieldsProps) {
  const text = useText('booking/credential')
  return (
    <div className={styles['pair']}>
      <DateField
        label={text.birthDate}
        required
        error={faults.birthDate}
        autoComplete="bday"
        value={values.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
      {isTravelDocument(values.type) && <Gender state={{ values, faults, change }} />}
    </div>
  )
}

function Gender({ state: { values, faults, change } }: { state: Pick<CredentialFormState, 'values' | 'faults' | 'change'> }) {
  const text = useText('booking/credential')
  return (
    <Field label={text.gender} required error={faults.gender}>
      {(control) => (
        <Select
          {...control}
          value={values.gender}
          onChange={(event) => change({ gender: event.target.value as '' | 'female' | 'male' })}
        >
          <option value="">{text.choose}</option>
          <option value="female">{text.genders.female}</option>
          <option value="male">{text.genders.male}</option>
        </Select>
      )}
    </Field>
  )
}

/** What the number itself says (S5.36). */
function Derived({ state: { derived } }: FieldsProps) {
  const text = useText('booking/credential')
  if (!derived?.gender) return null
  return (
    <p className={styles['derived']} role="status">
      {text.fromNumber}: {formatFullDate(derived.birthDate)} · {text.genders[derived.gender]}
    </p>
  )
}

function Nationality({ state: { values, faults, change } }: FieldsProps) {
  const text = useText('booking/credential')
  const countries = useRead(getDiallingCodeInfo, {}, { staleTime: Infinity }).data?.list ?? []
  const regions = new Map(countries.map(({ region, areaName }) => [region, areaName]))
  return (
    <Field label={text.nationality} required error={faults.nationality}>
      {(control) => (
        <Select {...control} value={values.nationality} onChange={(event) => change({ nationality: event.target.value })}>
          <option value="">{text.choose}</option>
          {!regions.has(values.nationality) && values.nationality && (
            <option value={values.nationality}>{values.nationality}</option>
          )}
          {[...regions].map(([region, name]) => (
            <option key={region} value={region}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
