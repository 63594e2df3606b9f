import { Type } from 'typebox'
import { call } from '../kit/call'
import { LocalDate } from '../kit/local-date'
import { words } from '../kit/words'
import { OwnCredential, SaveCredential } from './credential.shapes'

export const getMyCredentials = call({
  summary: "The caller's documents, numbers masked.",
  method: 'GET',
  path: 'api/Employee/GetMyCredentials',
  clause: 'S2.39',
  response: Type.Object({
    list: Type.Array(OwnCredential),
    /** Is consent to keep documents in force? Without it `SaveCredential` needs `agreedTo`. */
    consented: Type.Boolean(),
    noticeVersion: Type.String(),
    today: LocalDate,
    /** What a new document begins with; the Latin name as `SURNAME/GIVEN`. */
    suggestion: Type.Object({ name: Type.String(), latinName: Type.String() }),
  }),
})

export const saveCredential = call({
  summary: 'Adds or changes a document of the caller.',
  method: 'POST',
  path: 'api/Employee/SaveCredential',
  write: true,
  clause: 'S2.39',
  request: SaveCredential,
  response: Type.Object({ credentialId: Type.String() }),
  problems: [
    'credentialInvalid',
    'credentialUnknown',
    'credentialTwice',
    'tooManyCredentials',
    'consentMissing',
    'travellerNotAllowed',
    'arrangerNotAllowed',
  ],
})

/** Orders keep what they were booked with. */
export const deleteCredential = call({
  summary: 'Removes a document of the caller.',
  method: 'POST',
  path: 'api/Employee/DeleteCredential',
  write: true,
  clause: 'S2.39',
  request: Type.Object({ credentialId: Type.String({ maxLength: 60 }) }),
  response: Type.Object({}),
  problems: ['credentialUnknown'],
})

/** One's own data in clear: each reading is written down, twenty an hour; never in an assisted session (handbook 11.3, 11.5). */
export const revealPersonalData = call({
  summary: "The caller's own data in clear; each reading is counted and written down.",
  method: 'POST',
  path: 'api/Employee/RevealPersonalData',
  agents: 'refused',
  clause: 'S2.39',
  request: Type.Object({
    subject: words('credential', 'mobile', 'mail'),
    credentialId: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  response: Type.Object({ value: Type.String() }),
  problems: ['credentialUnknown', 'revealedTooOften'],
})
