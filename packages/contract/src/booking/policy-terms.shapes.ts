import { Type, type Static, type TSchema } from 'typebox'
import { words } from '../kit/words'
import { handlings, type PolicyRule } from './codes'

/** Units of every section: money in fen, discounts in tenths of the full fare (60 is 6.0折), times in minutes. */
export const Fen = Type.Integer({ minimum: 0, maximum: 100_000_000 })
export const Minutes = Type.Integer({ minimum: 1, maximum: 6000 })
/** Calendar days between booking and the beginning of the journey, equal passes. */
export const AdvanceDays = Type.Integer({ minimum: 0, maximum: 90 })
export const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
export const Word = Type.String({ minLength: 1, maxLength: 40 })

const HandlingWord = words(...handlings.words)
export const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema)

/** How a broken rule is dealt with (handbook 7.4); a rule that is not named goes to approval. */
export const handlingOf = <const Rule extends PolicyRule>(...rules: Rule[]) =>
  Type.Unsafe<Partial<Record<Rule, Static<typeof HandlingWord>>>>(
    Type.Object(Object.fromEntries(rules.map((rule) => [rule, Type.Optional(HandlingWord)])), { additionalProperties: false }),
  )
