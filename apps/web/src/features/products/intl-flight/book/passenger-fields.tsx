import type { IntlBookInfo, IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { getDiallingCodeInfo } from '../../../../api/calls/reference/country'
import { useRead } from '../../../../api/queries'
import { DateField } from '../../../../kit/dates/date-field'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import type { BookForm } from '../../../booking/book/book-form'
import { Cards } from './card-fields'
import { DocumentNotes } from './document-notes'
import { missingOf, offersFor, toldAddress, type PassengerForm } from './passenger-form'
import styles from './passenger-fields.module.css'
import { TellAgain, Told } from './told'
import type { PassengerFormState } from './use-passenger-form'
import { WishFields } from './wish-fields'

/** What is asked of passengers hangs on their flights, and on who flies them. */
export interface PassengersTrip extends Pick<IntlCheckResult, 'notes' | 'dictionary'> {
  /** What carriers sell beside the fares; absent where they tell nothing. */
  extras?: IntlCheckResult['extras']
  segments: readonly Pick<IntlCheckResult['segments'][number], 'carrier' | 'flightNo' | 'departDate'>[]
}

interface PassengerFieldsProps {
  info: IntlBookInfo
  check: PassengersTrip
  form: BookForm
  employeeId: string
  state: PassengerFormState
}

/** What carriers must be told of one traveller, what may be told, and what the traveller sees to. */
export function PassengerFields(props: PassengerFieldsProps) {
  const { info, check, form, employeeId } = props
  const text = useText('products/intl-flight/book')
  const index = info.travellers.findIndex((one) => one.employeeId === employeeId)
  const chosen = form.travellers.find((one) => one.employeeId === employeeId)?.credentialId
  const own = info.travellers[index]?.credentials.find(({ credentialId }) => credentialId === chosen)
  const notes = own?.notes ?? check.notes.find((one) => one.employeeId === employeeId)?.notes ?? []
  const path = `travellers.${index}`
  return (
    <div className={styles['passenger']}>
      <DocumentNotes notes={notes} label={text.notes} />
      <MissingFields {...props} path={path} />
      <ProofField {...props} path={path} />
      <AddressFields {...props} path={path} />
      <Cards {...props} path={path} />
      <WishFields
        segments={check.segments}
        offers={index < 0 ? [] : offersFor(info.travellers[index]!, check.extras ?? [])}
        employeeId={employeeId}
        state={props.state}
      />
    </div>
  )
}

type At = PassengerFieldsProps & { path: string }

/** What the chosen document does not say of its bearer. */
function MissingFields({ info, form, employeeId, state, path }: At) {
  const text = useText('products/intl-flight/book')
  const missing = missingOf(info, form, employeeId)
  const own = state.of(employeeId)
  if (missing.length === 0) return null
  return (
    <fieldset className={styles['group']}>
      <legend>{text.details}</legend>
      <div className={styles['fields']}>
        {missing.includes('gender') && <GenderField employeeId={employeeId} state={state} path={path} />}
        {(['nationality', 'issuingCountry'] as const)
          .filter((field) => missing.includes(field))
          .map((field) => (
            <CountryField
              key={field}
              label={text[field]}
              field={`${path}.${field}`}
              error={state.errorOf(`${path}.${field}`)}
              value={own[field]}
              onChange={(country) => state.change(employeeId, withCountry(own, field, country))}
            />
          ))}
        {missing.includes('expiresOn') && (
          <DateField
            label={text.expiresOn}
            required
            error={state.errorOf(`${path}.expiresOn`)}
            min={info.today}
            data-field={`${path}.expiresOn`}
            value={own.expiresOn}
            onChange={(expiresOn) => state.change(employeeId, { expiresOn })}
          />
        )}
      </div>
    </fieldset>
  )
}

/** What shows that somebody is a student, a worker abroad or a seaman, where a fare is sold against it. */
function ProofField({ employeeId, state, path }: At) {
  const text = useText('products/intl-flight/book')
  const special = state.proofOf(employeeId)
  if (!special) return null
  const { title, number } = text.proof[special]
  return (
    <fieldset className={styles['group']}>
      <legend>{title}</legend>
      <div className={styles['fields']}>
        <Field label={number} required error={state.errorOf(`${path}.proofNumber`)}>
          {(control) => (
            <Input
              {...control}
              data-field={`${path}.proofNumber`}
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={30}
              value={state.of(employeeId).proofNumber}
              onChange={(event) => state.change(employeeId, { proofNumber: event.target.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}

function GenderField({ employeeId, state, path }: Pick<At, 'employeeId' | 'state' | 'path'>) {
  const text = useText('products/intl-flight/book')
  const { gender } = state.of(employeeId)
  return (
    <Field label={text.gender} required error={state.errorOf(`${path}.gender`)}>
      {(control) => (
        <Select
          {...control}
          data-field={`${path}.gender`}
          value={gender}
          onChange={(event) => state.change(employeeId, { gender: event.target.value as typeof gender })}
        >
          <option value="">{text.choose}</option>
          <option value="female">{text.genders.female}</option>
          <option value="male">{text.genders.male}</option>
        </Select>
      )}
    </Field>
  )
}

/** Most passports are issued by the country of their bearer. */
const withCountry = (own: PassengerForm, field: 'nationality' | 'issuingCountry', country: string): Partial<PassengerForm> => ({
  ...(field === 'nationality' && own.issuingCountry === '' && { issuingCountry: country }),
  [field]: country,
})

interface CountryFieldProps {
  label: string
  field: string
  error: string | undefined
  value: string
  onChange: (country: string) => void
}

function CountryField({ label, field, error, value, onChange }: CountryFieldProps) {
  const text = useText('products/intl-flight/book')
  const countries = useRead(getDiallingCodeInfo, {}, { staleTime: Infinity }).data?.list ?? []
  const regions = new Map(countries.map(({ region, areaName }) => [region, areaName]))
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <Select {...control} data-field={field} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{text.choose}</option>
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

/** Where the traveller stays first, where a country asks for it. */
function AddressFields({ info, employeeId, state, path }: At) {
  const text = useText('products/intl-flight/book')
  const [address] = info.addressOf
  const own = state.of(employeeId)
  if (!address) return null
  const input = (part: 'street' | 'city' | 'postcode', maxLength: number) => (
    <Field label={text[part]} required={part !== 'postcode'} error={state.errorOf(`${path}.${part}`)}>
      {(control) => (
        <Input
          {...control}
          data-field={`${path}.${part}`}
          maxLength={maxLength}
          value={own[part]}
          onChange={(event) => state.change(employeeId, { [part]: event.target.value })}
        />
      )}
    </Field>
  )
  const told = toldAddress(info, employeeId)
  const setOther = (otherAddress: boolean) => state.change(employeeId, { otherAddress })
  return (
    <fieldset className={styles['group']} data-field={`${path}.address`} tabIndex={-1}>
      <legend>{text.address({ country: address.name })}</legend>
      <p className={styles['why']}>{text.addressWhy}</p>
      {told && !own.otherAddress ? (
        <Told shown={told.masked} other={text.otherAddress} onOther={() => setOther(true)} />
      ) : (
        <>
          <div className={styles['fields']}>
            {input('street', 100)}
            {input('city', 50)}
            {input('postcode', 12)}
          </div>
          {told && <TellAgain shown={told.masked} onTell={() => setOther(false)} />}
        </>
      )}
      <p className={styles['why']}>{text.keptWhy}</p>
    </fieldset>
  )
}
