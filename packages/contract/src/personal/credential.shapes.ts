import { Type, type Static } from 'typebox'
import { credentialTypes } from '../booking/codes'
import { LocalDate } from '../kit/local-date'
import { words } from '../kit/words'

export const Gender = words('female', 'male')
export type Gender = Static<typeof Gender>

/** A document as its bearer sees it: the number is masked until it is revealed (handbook 11.5). */
export const OwnCredential = Type.Object({
  credentialId: Type.String(),
  type: credentialTypes.schema,
  number: Type.String(),
  nameOnCredential: Type.String(),
  expiresOn: Type.Optional(LocalDate),
  birthDate: Type.Optional(LocalDate),
  gender: Type.Optional(Gender),
  /** ISO 3166 code of the issuing country or region. */
  nationality: Type.Optional(Type.String()),
  /** `expiring`: fewer than six months are left, which many countries refuse. */
  validity: words('valid', 'expiring', 'expired'),
})
export type OwnCredential = Static<typeof OwnCredential>

/** The rules are `credentialFaults` of domain/booking/traveller; empty text is absence. */
export const SaveCredential = Type.Object({
  /** Absent for a new one. */
  credentialId: Type.Optional(Type.String({ maxLength: 60 })),
  /** Whose; absent for one's own. Of a colleague only a new one is taken, from people who book for others. */
  employeeId: Type.Optional(Type.String({ maxLength: 40 })),
  type: credentialTypes.schema,
  /** Empty with `credentialId`: the number stays. */
  number: Type.String({ maxLength: 40 }),
  nameOnCredential: Type.String({ maxLength: 60 }),
  expiresOn: Type.String({ maxLength: 10 }),
  birthDate: Type.String({ maxLength: 10 }),
  gender: words('', 'female', 'male'),
  nationality: Type.String({ maxLength: 2 }),
  /** Version of the privacy notice that the person agreed to with this form, where no consent was in force. */
  agreedTo: Type.Optional(Type.String({ maxLength: 20 })),
})
export type SaveCredential = Static<typeof SaveCredential>
