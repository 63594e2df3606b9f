import type { ProblemName } from '@sojourn/contract/kit/problems'

/** S8.03; the browser keeps no table of all codes. */
export const notSignedInCode = 200008

export interface ProblemFields {
  code: number
  /** A ProblemName. */
  problem?: string | undefined
  message: string
  field?: string | undefined
  detail?: Record<string, string | number> | undefined
  requestId?: string | undefined
  /** Seconds. */
  retryAfter?: number | undefined
  /** What the refusal still brings. */
  result?: unknown
  offline?: boolean
}

/** A failed call: the server's code and sentence, or a lost network. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly code: number
  readonly problem: string | undefined
  readonly field: string | undefined
  readonly detail: Record<string, string | number>
  readonly requestId: string | undefined
  readonly retryAfter: number | undefined
  readonly result: unknown
  readonly offline: boolean

  constructor(fields: ProblemFields) {
    super(fields.message)
    this.code = fields.code
    this.problem = fields.problem
    this.field = fields.field
    this.detail = fields.detail ?? {}
    this.requestId = fields.requestId
    this.retryAfter = fields.retryAfter
    this.result = fields.result
    this.offline = fields.offline ?? false
  }

  is(name: ProblemName): boolean {
    return this.problem === name
  }

  isOneOf(names: readonly ProblemName[]): boolean {
    return names.some((name) => this.is(name))
  }

  /** Trying again may help: the network or the server was not there. */
  get passing(): boolean {
    return this.offline || this.is('unavailable') || this.is('unexpected') || this.is('supplierFailed')
  }
}

export const isProblem = (error: unknown, name: ProblemName): error is ApiProblem => error instanceof ApiProblem && error.is(name)
