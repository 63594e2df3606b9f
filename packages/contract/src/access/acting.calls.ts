import { Type } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'

/** Opens like the session of an agent: what was done stands with both names, and nothing is decided, administered or settled in it. */
export const actForPerson = call({
  summary: 'Asks for a session in the name of one of the company’s people, with the reason, and answers a one-time ticket.',
  method: 'POST',
  path: 'api/Manage/ActForPerson',
  access: 'actForOthers',
  agents: 'refused',
  write: true,
  audited: 'rights',
  clause: 'S2.47',
  request: Type.Object({
    employeeId: Type.String({ minLength: 1, maxLength: 40 }),
    reason: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  response: Type.Object({ ticket: Type.String(), opensUntil: Instant }),
  problems: ['customerUnknown', 'agentReasonMissing', 'actingForOneself'],
})
