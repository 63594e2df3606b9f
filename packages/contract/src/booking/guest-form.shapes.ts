import { Type, type Static } from 'typebox'
import { LocalDate } from '../kit/local-date'
import { credentialTypes } from './codes'

/** Somebody outside the company as they are entered: name, mobile and one document. */
export const GuestForm = Type.Object({
  name: Type.String({ maxLength: 60 }),
  mobile: Type.String({ maxLength: 20 }),
  credential: Type.Object({
    type: credentialTypes.schema,
    number: Type.String({ maxLength: 30 }),
    expiresOn: Type.Optional(LocalDate),
    /** Where the number does not bear it. */
    birthDate: Type.Optional(LocalDate),
  }),
})
export type GuestForm = Static<typeof GuestForm>
