import { Type, type TUnsafe } from 'typebox'

/** One of a few words. A plain enum, so that answers are written without trying each alternative. */
export const words = <const Word extends string>(...list: Word[]): TUnsafe<Word> =>
  Type.Unsafe<Word>({ type: 'string', enum: list })

/** A figure or a notification, by the rule it belongs to. */
export const Figure = Type.Unsafe<number | string>({ type: ['integer', 'string'] })
