import { credentialTypes } from '@sojourn/contract/booking/codes'
import { bearsBirthDate } from '@sojourn/domain/booking/traveller/credentials'
import type { saveGuest } from '../../../api/calls/booking/traveller'
import { ApiProblem } from '../../../api/problem'
import type { WebRequest } from '../../../api/web-call'
import { Field } from '../../../kit/forms/field'
import { Input, Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'

/** What a guest travels with; a student card is no such document. */
const types = credentialTypes.words.filter((word) => word !== 'studentCard').map((word) => credentialTypes.code(word))
type Type = (typeof types)[number]

/** Somebody from outside as they are typed. */
export const noGuest = { name: '', mobile: '', type: 1, number: '', expiresOn: '', birthDate: '' }
export type EnteredGuest = typeof noGuest

type GuestForm = WebRequest<NonNullable<(typeof saveGuest)['contract']>>

/** As calls ask for them; what is empty is absent. */
export const guestForm = ({ name, mobile, type, number, expiresOn, birthDate }: EnteredGuest): GuestForm => ({
  name,
  mobile,
  credential: { type: type as Type, number, ...(expiresOn && { expiresOn }), ...(birthDate && { birthDate }) },
})

const fields = ['name', 'mobile', 'credential.number', 'credential.birthDate']
/** Whether a refusal stands at one of the fields of a guest. */
export const isOfGuest = (error: Error | null): boolean =>
  error instanceof ApiProblem && error.field !== undefined && fields.includes(error.field)

interface GuestFieldsProps {
  entered: EnteredGuest
  onChange: (entered: EnteredGuest) => void
  error: Error | null
}

/** Name, mobile and one document; what is wrong stands under its field, as the server says it. */
export function GuestFields({ entered, onChange, error }: GuestFieldsProps) {
  const text = useText('booking/placing/choice')
  const line = lineOf({ entered, onChange, error })
  return (
    <>
      {line('name', text.guestName)}
      {line('mobile', text.guestMobile, 'tel')}
      <GuestDocumentFields entered={entered} onChange={onChange} error={error} />
    </>
  )
}

/** The document alone. */
export function GuestDocumentFields({ entered, onChange, error }: GuestFieldsProps) {
  const text = useText('booking/placing/choice')
  const { credentialTypes: names } = useText('booking/traveller')
  const line = lineOf({ entered, onChange, error })
  return (
    <>
      <Field label={text.guestDocument}>
        {(control) => (
          <Select
            {...control}
            value={entered.type}
            onChange={(event) => onChange({ ...entered, type: Number(event.target.value) })}
          >
            {types.map((type) => (
              <option key={type} value={type}>
                {names[credentialTypes.word(type)]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {line('number', text.guestNumber)}
      {!bearsBirthDate(credentialTypes.word(entered.type as Type)) && line('birthDate', text.guestBirthDate, 'date')}
      {line('expiresOn', text.guestExpiry, 'date')}
    </>
  )
}

type Line = 'name' | 'mobile' | 'number' | 'expiresOn' | 'birthDate'
const faultAt: Readonly<Partial<Record<Line, string>>> = {
  name: 'name',
  mobile: 'mobile',
  number: 'credential.number',
  birthDate: 'credential.birthDate',
}

const lineOf =
  ({ entered, onChange, error }: GuestFieldsProps) =>
  (key: Line, label: string, type = 'text') => (
    <Field
      label={label}
      error={error instanceof ApiProblem && error.field !== undefined && error.field === faultAt[key] ? error.message : undefined}
      required={key !== 'expiresOn'}
    >
      {(control) => (
        <Input
          {...control}
          type={type}
          maxLength={60}
          autoComplete="off"
          value={entered[key]}
          onChange={(event) => onChange({ ...entered, [key]: event.target.value })}
        />
      )}
    </Field>
  )
