import { Type } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'
import { words } from '../kit/words'

const Reason = Type.String({ minLength: 1, maxLength: 200 })

/** What is done about an order in the name of whoever booked it. */
export const orderActs = ['change', 'refund', 'cancel', 'withdraw'] as const
export type OrderAct = (typeof orderActs)[number]

/** Opens like the session of an agent: what was done stands with both names, and nothing is decided, administered or settled in it. */
export const actForPerson = call({
  summary: 'Asks for a session in the name of one of the company’s people, with the reason, and answers a one-time ticket.',
  method: 'POST',
  path: 'api/Manage/ActForPerson',
  access: 'actForOthers',
  agents: 'refused',
  write: true,
  audited: 'rights',
  noted: ({ employeeId, reason }) => `${employeeId}, ${reason}`,
  clause: 'S2.47',
  request: Type.Object({
    employeeId: Type.String({ minLength: 1, maxLength: 40 }),
    reason: Reason,
  }),
  response: Type.Object({ ticket: Type.String(), opensUntil: Instant }),
  problems: ['customerUnknown', 'agentReasonMissing', 'actingForOneself'],
})

/** Whoever booked it and whoever travels is told; the reason stands in the order's history. */
export const actOnOrder = call({
  summary: 'Asks for a session in the name of whoever booked an order, to change it or give it up, with the reason.',
  method: 'POST',
  path: 'api/Manage/ActOnOrder',
  access: 'actForOthers',
  agents: 'refused',
  write: true,
  audited: 'rights',
  noted: ({ orderNo, reason }) => `${orderNo}, ${reason}`,
  clause: 'S2.47',
  request: Type.Object({
    orderNo: Type.String({ minLength: 1, maxLength: 40 }),
    act: words(...orderActs),
    reason: Reason,
  }),
  response: Type.Object({ ticket: Type.String(), opensUntil: Instant }),
  problems: ['orderUnknown', 'transitionRefused', 'customerUnknown', 'agentReasonMissing', 'actingForOneself'],
})
