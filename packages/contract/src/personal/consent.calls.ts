import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { words } from '../kit/words'

/** Handbook 11.5: sensitive data and sending it abroad are agreed to separately. */
export const consentKinds = ['credentials', 'abroad'] as const
export type ConsentKind = (typeof consentKinds)[number]

export const Consent = Type.Object({
  kind: words(...consentKinds),
  /** `outdated`: given to a former notice, so it has to be given again. */
  state: words('given', 'outdated', 'taken', 'never'),
  /** The notice that was agreed to or taken back, and when; absent where nobody ever answered. */
  noticeVersion: Type.Optional(Type.String()),
  at: Type.Optional(Instant),
})
export type Consent = Static<typeof Consent>

export const getMyConsents = call({
  summary: 'What the caller agreed to, and when.',
  method: 'GET',
  path: 'api/Employee/GetMyConsents',
  clause: 'S2.39',
  response: Type.Object({ noticeVersion: Type.String(), list: Type.Array(Consent) }),
})

/** Taking back `credentials` deletes the person's documents; orders keep what the law demands. Only the person decides. */
export const setConsent = call({
  summary: 'Gives or takes back a consent.',
  method: 'POST',
  path: 'api/Employee/SetConsent',
  write: true,
  agents: 'refused',
  clause: 'S2.39',
  request: Type.Object({
    kind: words(...consentKinds),
    given: Type.Boolean(),
    noticeVersion: Type.String({ maxLength: 20 }),
  }),
  response: Type.Object({ deletedCredentials: Type.Integer() }),
  problems: ['noticeOutdated'],
})
