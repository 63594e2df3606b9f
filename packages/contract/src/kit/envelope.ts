import { Type, type TSchema } from 'typebox'

/** The answer of every call (S7.01). `code` is 0 on success; `requestId` joins an answer to the server's log. */
export interface Envelope<Result> {
  success: boolean
  code: number
  message: string
  result: Result | null
  field?: string
  detail?: Record<string, string | number>
  requestId?: string
}

export const envelopeOf = (result: TSchema) =>
  Type.Object({ success: Type.Boolean(), code: Type.Integer(), message: Type.String(), result })

export const FailureEnvelope = Type.Object({
  success: Type.Literal(false),
  code: Type.Integer(),
  message: Type.String(),
  result: Type.Null(),
  field: Type.Optional(Type.String()),
  detail: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  requestId: Type.Optional(Type.String()),
})
