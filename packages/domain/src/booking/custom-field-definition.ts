import type { Product } from '@sojourn/contract/booking/codes'
import type { FieldLimits } from '@sojourn/contract/booking/custom-field.shapes'
import type { CustomFieldKind, FieldArea, FieldBeginning, FieldForm } from '@sojourn/contract/booking/custom-field-words'
import type { LocalText } from '@sojourn/contract/kit/language'

/** Where and of whom a field is asked; an empty list asks for nothing in particular. */
export interface FieldScope {
  products: readonly Product[]
  area: FieldArea
  countries: readonly string[]
  /** By their simplified Chinese names. */
  cities: readonly string[]
  /** With all that is below them. */
  departmentIds: readonly string[]
  entityIds: readonly string[]
}

/** One of a list; one that has ended is only read. */
export interface FieldChoice {
  value: string
  name: LocalText
  /** The choice of the other list with which it goes. */
  parent?: string
  ended: boolean
}

/** A field that a company asks beside the product's own. */
export interface CustomField {
  key: string
  name: LocalText
  hint?: LocalText
  kind: CustomFieldKind
  required: boolean
  perTraveller: boolean
  forms: readonly FieldForm[]
  scope: FieldScope
  limits: FieldLimits
  begins: { with: FieldBeginning; value: string }
  /** The list on which its choices depend. */
  parentKey?: string
  choices: readonly FieldChoice[]
}

export const listKinds: readonly CustomFieldKind[] = ['one', 'several']
export const isList = (kind: CustomFieldKind): boolean => listKinds.includes(kind)

/** Of several choices one a line. */
export const chosenOf = (value: string): string[] => value.split('\n').filter((each) => each !== '')
export const chosenValue = (values: readonly string[]): string => values.join('\n')

/** The field itself and all whose choices depend on it, however far: on none of them can it depend. */
export function belowOf(key: string, fields: readonly { key: string; parentKey?: string | undefined }[]): ReadonlySet<string> {
  const below = new Set([key])
  // A set is walked in the order of entry, with what is entered on the way.
  for (const above of below) for (const field of fields) if (field.parentKey === above) below.add(field.key)
  return below
}
