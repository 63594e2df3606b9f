import { Type, type Static } from 'typebox'
import { words } from '../kit/words'
import { customFieldKinds, customFieldsAtMost, fieldValueAtMost } from './custom-field-words'

const Key = Type.String({ maxLength: 40 })

/**
 * What was written into a field of the company. Of several choices one a line, of yes or no the word, of a day the day.
 */
export const FieldValue = Type.Object({ key: Key, value: Type.String({ maxLength: fieldValueAtMost }) })
export type FieldValue = Static<typeof FieldValue>

/** The same of an order; of one traveller where the field is asked of each. */
export const OrderFieldValue = Type.Object({
  ...FieldValue.properties,
  employeeId: Type.Optional(Type.String({ maxLength: 40 })),
})
export type OrderFieldValue = Static<typeof OrderFieldValue>

/** In the request of every order; a field that is asked and left out is empty. */
export const OrderFieldValues = Type.Array(OrderFieldValue, { maxItems: customFieldsAtMost * 20 })

/** Least and most: characters of a text, how many of several, the number itself. A pattern: 9 a digit, A a letter, * either, else itself. */
export const FieldLimits = Type.Object({
  least: Type.Optional(Type.Number({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 })),
  most: Type.Optional(Type.Number({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 })),
  pattern: Type.Optional(Type.String({ maxLength: 60 })),
})
export type FieldLimits = Static<typeof FieldLimits>

/** A field as a form asks it, in the reader's language. */
export const AskedField = Type.Object({
  key: Type.String(),
  name: Type.String(),
  hint: Type.Optional(Type.String()),
  kind: words(...customFieldKinds),
  required: Type.Boolean(),
  /** Asked of each traveller of an order. */
  perTraveller: Type.Boolean(),
  limits: FieldLimits,
  /** The list on which its choices depend. */
  parentKey: Type.Optional(Type.String()),
  choices: Type.Array(
    Type.Object({
      value: Type.String(),
      name: Type.String(),
      /** With which choice of the other list it goes. */
      parent: Type.Optional(Type.String()),
    }),
  ),
})
export type AskedField = Static<typeof AskedField>

/** What was written, in words. */
export const ToldField = Type.Object({ label: Type.String(), value: Type.String() })
