import { chosenOf } from '../custom-field-definition'

/** What people have in the company's own fields, by the key of the field; what is empty is left out. */
export type PersonFieldValues = Readonly<Record<string, string>>

/** How a policy, or a filter, names one value of an own field. */
export const personFieldId = (key: string, value: string): string => `${key}=${value}`

/** Of a list of several every choice by itself. */
export const personFieldIds = (fields: PersonFieldValues): string[] =>
  Object.entries(fields).flatMap(([key, value]) => chosenOf(value).map((each) => personFieldId(key, each)))

/** The field and the value that an id names; of what is no such id the field is empty. */
export function readPersonFieldId(id: string): { key: string; value: string } {
  const at = Math.max(id.indexOf('='), 0)
  return { key: id.slice(0, at), value: id.slice(at + 1) }
}
