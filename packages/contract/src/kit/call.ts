import { Type, type Static, type TSchema } from 'typebox'
import type { ProblemName } from './problems'

/**
 * One named call: what the two ends agree on. `write` calls need an idempotency key;
 * `access` says who may call: anybody, a signed-in employee, or the holder of a permission.
 */
export interface Call<Request extends TSchema = TSchema, Response extends TSchema = TSchema> {
  /** What it does, in a sentence for those who read the description of the interface. */
  summary: string
  method: 'GET' | 'POST'
  path: string
  access: Access
  write: boolean
  /** What only the person may do, never an agent in the person's session (handbook 11.3). */
  agents: 'allowed' | 'refused'
  /** The same for all who read one language, until the next release: browsers keep the answer and ask whether it still holds. */
  kept: boolean
  /** What it did stands in the company's audit log. */
  audited: 'rights' | undefined
  /** What of its request stands there too. */
  noted?(this: void, request: Static<Request>): string
  /** Asks suppliers and judges all that they offer: so many a minute of one session. */
  search: boolean
  /** Its request may be some megabytes: a file of lines. */
  large: boolean
  request: Request
  response: Response
  problems: readonly ProblemName[]
  clause: string
}

export type Access = 'public' | 'session' | Permission
/** What a person may do as a traveller, what the holders of roles may do in the console, and what staff of the agency may do. */
export type Permission =
  | Ability
  | 'manage'
  | 'finance'
  | 'readPeople'
  | 'managePeople'
  | 'manageRoles'
  | 'readAudit'
  | 'readRules'
  | 'managePolicies'
  | 'manageApprovals'
  | 'readCompany'
  | 'manageCompany'
  | 'manageCosts'
  | 'readOrders'
  | 'actForOthers'
  | 'readWhereabouts'
  | 'manageIncidents'
  | 'agent'
/** What a company allows somebody by the person, not by a role. */
export const abilities = ['book', 'bookForOthers', 'approve'] as const
export type Ability = (typeof abilities)[number]

interface CallDefinition<Request extends TSchema, Response extends TSchema> {
  summary: string
  method: 'GET' | 'POST'
  path: `api/${string}`
  access?: Access
  write?: boolean
  agents?: 'allowed' | 'refused'
  kept?: boolean
  audited?: 'rights'
  noted?(this: void, request: Static<Request>): string
  search?: boolean
  large?: boolean
  request?: Request
  response: Response
  problems?: readonly ProblemName[]
  clause: string
}

const Nothing = Type.Object({})

export function call<Request extends TSchema = typeof Nothing, Response extends TSchema = TSchema>(
  definition: CallDefinition<Request, Response>,
): Call<Request, Response> {
  return {
    access: 'session',
    write: false,
    agents: 'allowed',
    kept: false,
    audited: undefined,
    search: false,
    large: false,
    problems: [],
    ...definition,
    request: definition.request ?? (Nothing as unknown as Request),
  }
}

export type RequestOf<C> = C extends Call<infer Request> ? Static<Request> : never
export type ResponseOf<C> = C extends Call<TSchema, infer Response> ? Static<Response> : never
