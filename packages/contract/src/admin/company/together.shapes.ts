import { Type, type Static } from 'typebox'
import { Version } from '../../kit/numbers'
import { RecordId } from '../names.shapes'

/** Records that are ended together, or taken up again: all of them or none. */
export const SwitchTogether = Type.Object({
  records: Type.Array(Type.Object({ id: RecordId, version: Version }), { minItems: 1, maxItems: 100 }),
  /** Taken up again; otherwise they end. */
  resumed: Type.Boolean(),
})
export type SwitchTogether = Static<typeof SwitchTogether>

export const SwitchedTogether = Type.Object({ count: Type.Integer() })
