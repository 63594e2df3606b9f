import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant, LocalDate } from '../kit/local-date'
import { Page, PageRequest } from '../kit/page'
import { words } from '../kit/words'

const AuditKind = words('signedIn', 'signInRefused', 'agentSession', 'refused', 'exported', 'clearView', 'rights')

export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Instant,
  kind: AuditKind,
  /** Whose account it was. */
  person: Type.String(),
  /** The call, and what it was about or why it was refused. */
  what: Type.String(),
  /** An IPv4 address or the first half of an IPv6 address; empty where none was kept. */
  address: Type.String(),
  /** How often within a minute. */
  count: Type.Integer(),
})
export type AuditEntry = Static<typeof AuditEntry>

/** A POST, so that the person looked for stands in no address. */
export const getAuditLog = call({
  summary: "The company's audit log, newest first: by person, kind and day.",
  method: 'POST',
  path: 'api/Enterprise/GetAuditLog',
  access: 'readAudit',
  agents: 'refused',
  clause: 'S6.02',
  request: Type.Object({
    ...PageRequest,
    person: Type.Optional(Type.String({ maxLength: 50 })),
    kind: Type.Optional(AuditKind),
    day: Type.Optional(LocalDate),
  }),
  response: Page(AuditEntry),
})
