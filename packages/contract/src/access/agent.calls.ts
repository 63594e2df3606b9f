import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { NumericId } from '../kit/numbers'
import { Instant } from '../kit/local-date'
import { Page, PageRequest } from '../kit/page'
import { SignedIn } from './session.shapes'

const Id = Type.String({ maxLength: 40 })

export const getServedCompanies = call({
  summary: "The companies whose travellers the agency's staff may assist.",
  method: 'GET',
  path: 'api/Agent/GetServedCompanies',
  access: 'agent',
  clause: 'S1.05',
  response: Type.Object({ list: Type.Array(Type.Object({ enterpriseId: NumericId, name: Type.String() })) }),
})

/** Of one company, or of all that are served where none is named. */
export const findCustomers = call({
  summary: 'People of served companies, by name, pinyin, department, mobile, e-mail or the number of an order.',
  method: 'POST',
  path: 'api/Agent/FindCustomers',
  access: 'agent',
  clause: 'S1.05',
  request: Type.Object({ enterpriseId: Type.Optional(NumericId), keyword: Type.String({ maxLength: 50 }) }),
  response: Type.Object({
    list: Type.Array(
      Type.Object({
        enterpriseId: NumericId,
        companyName: Type.String(),
        employeeId: Type.String(),
        name: Type.String(),
        departmentName: Type.String(),
        gradeName: Type.String(),
        isVip: Type.Boolean(),
        /** The order of this number, which this person booked or travels by; `path` is its page. */
        order: Type.Optional(Type.Object({ orderNo: Type.String(), title: Type.String(), path: Type.String() })),
      }),
    ),
  }),
  problems: ['customerNotServed'],
})

/** A one-time ticket to this customer's session; why and on which call it was asked for is kept (handbook 11.3). */
export const openCustomerSession = call({
  summary: "Opens a customer's session for an agent, with its reason, and answers a one-time ticket.",
  method: 'POST',
  path: 'api/Agent/OpenCustomerSession',
  access: 'agent',
  write: true,
  clause: 'S1.05',
  request: Type.Object({
    enterpriseId: NumericId,
    employeeId: Id,
    reason: Type.String({ minLength: 1, maxLength: 200 }),
    reference: Type.String({ minLength: 1, maxLength: 40 }),
  }),
  response: Type.Object({ ticket: Type.String(), opensUntil: Instant }),
  problems: ['customerNotServed', 'customerUnknown', 'agentReasonMissing'],
})

export const useAgentTicket = call({
  summary: 'Exchanges the ticket for a session; it works once.',
  method: 'POST',
  path: 'api/Agent/UseTicket',
  access: 'public',
  clause: 'S1.05',
  request: Type.Object({ ticket: Type.String({ maxLength: 200 }) }),
  response: SignedIn,
  problems: ['agentTicketInvalid', 'insecureAddress'],
})

export const AgentSession = Type.Object({
  ticketId: Type.String(),
  companyName: Type.String(),
  customerName: Type.String(),
  reason: Type.String(),
  reference: Type.String(),
  createdAt: Instant,
  openedAt: Type.Optional(Instant),
  endedAt: Type.Optional(Instant),
})
export type AgentSession = Static<typeof AgentSession>

export const getMyAgentSessions = call({
  summary: 'The sessions that I opened, newest first.',
  method: 'GET',
  path: 'api/Agent/GetMySessions',
  access: 'agent',
  clause: 'S1.05',
  request: Type.Object(PageRequest),
  response: Page(AgentSession),
})

export const endAgentSession = call({
  summary: 'Ends the assisted session from within.',
  method: 'POST',
  path: 'api/Agent/EndSession',
  clause: 'S1.05',
  response: Type.Object({ ended: Type.Boolean() }),
})

/** Handbook 11.3: of the whole company for those who manage it, of oneself for everybody else; an agent in a session reads none. */
export const getAgentActions = call({
  summary: "What the agency's staff did in the caller's name, or in those of the company's people.",
  agents: 'refused',
  method: 'GET',
  path: 'api/Employee/GetAgentActions',
  clause: 'S6.02',
  request: Type.Object(PageRequest),
  response: Page(
    Type.Object({
      id: Type.String(),
      at: Instant,
      agentName: Type.String(),
      employeeName: Type.String(),
      reason: Type.String(),
      reference: Type.String(),
      /** What was done, in the reader's words, and the number of the order or travel application; empty where it concerned neither. */
      sentence: Type.String(),
      subject: Type.String(),
      /** The page of that order or application. */
      path: Type.Optional(Type.String()),
    }),
  ),
})
