import { Type, type Static, type TSchema } from 'typebox'
import { words } from '../../kit/words'
import { handlings, type PolicyRule } from '../codes'
import { policyBounds } from './policy-bounds'

/** A whole number between two bounds. */
export const within = ({ least, most }: { least: number; most: number }) => Type.Integer({ minimum: least, maximum: most })

/** Units of every section: money in fen, discounts in tenths of the full fare (60 is 6.0折), times in minutes. */
export const Fen = within(policyBounds.money)
export const Minutes = within(policyBounds.minutes)
/** Calendar days between booking and the beginning of the journey, equal passes. */
export const AdvanceDays = within(policyBounds.advanceDays)
export const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
/** By their two letters. */
export const Countries = Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 250 })
export const Word = Type.String({ minLength: 1, maxLength: 40 })

const HandlingWord = words(...handlings.words)
export const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema)

/** How a broken rule is dealt with (handbook 7.4); a rule that is not named goes to approval. */
export const handlingOf = <const Rule extends PolicyRule>(...rules: Rule[]) =>
  Type.Unsafe<Partial<Record<Rule, Static<typeof HandlingWord>>>>(
    Type.Object(Object.fromEntries(rules.map((rule) => [rule, Type.Optional(HandlingWord)])), { additionalProperties: false }),
  )
