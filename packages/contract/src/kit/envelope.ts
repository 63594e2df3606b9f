import { Type, type TSchema } from 'typebox'

/** The answer of every call (S7.01). `code` is 0 on success; `requestId` joins an answer to the server's log. */
export interface Envelope<Result> {
  success: boolean
  code: number
  message: string
  result: Result | null
  /** The name of a failure, for programs; `code` is the number that the specification gives. */
  problem?: string
  field?: string
  detail?: Record<string, string | number>
  /** Seconds after which the same may succeed; the header Retry-After says so too. */
  retryAfter?: number
  requestId?: string
}

const envelopes = new WeakMap<TSchema, TSchema>()

/** One for each result, so that what is compiled for it is compiled once. */
export function envelopeOf(result: TSchema): TSchema {
  const envelope =
    envelopes.get(result) ?? Type.Object({ success: Type.Boolean(), code: Type.Integer(), message: Type.String(), result })
  envelopes.set(result, envelope)
  return envelope
}

export const FailureEnvelope = Type.Object({
  success: Type.Literal(false),
  code: Type.Integer(),
  message: Type.String(),
  /** Nothing, except where the specification lets a refusal carry something: 310002 brings what was saved (S7.56). */
  result: Type.Union([Type.Null(), Type.Object({}, { additionalProperties: true })]),
  problem: Type.Optional(Type.String()),
  field: Type.Optional(Type.String()),
  detail: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  /** Whole seconds, as in the header Retry-After: with every answer of 429. */
  retryAfter: Type.Optional(Type.Integer({ minimum: 1 })),
  requestId: Type.Optional(Type.String()),
})
