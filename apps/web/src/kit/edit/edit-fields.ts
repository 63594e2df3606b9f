/** What a field says: one value, or a list whose members come and go. */
export type FieldWords = string | readonly string[]

/** One thing that is set in a form, made of one or more properties of its value. */
export interface EditField<Value> {
  key: string
  label: string
  words: (value: Value) => FieldWords
  /** What belongs to it; where that is equal nothing was changed. */
  part: (value: Value) => unknown
  /** The one value with this field as the other has it. */
  take: (into: Value, from: Value) => Value
}

/** Fields of one property each. */
export const propertyFieldOf =
  <Value extends object>() =>
  <Key extends keyof Value & string>(key: Key, label: string, words: (value: Value[Key]) => FieldWords): EditField<Value> => ({
    key,
    label,
    words: (value) => words(value[key]),
    part: (value) => value[key],
    take: (into, from) => ({ ...into, [key]: from[key] }),
  })

/** What is on the server, at the version that it had when it was read. */
export interface Saved<Value> {
  version: number
  value: Value
}

/** What somebody writes, and what it was written on. */
export interface Editing<Value> {
  version: number
  base: Value
  mine: Value
}

export const beginEditing = <Value>({ version, value }: Saved<Value>): Editing<Value> => ({ version, base: value, mine: value })

const same = <Value>({ part }: EditField<Value>, one: Value, other: Value): boolean =>
  JSON.stringify(part(one)) === JSON.stringify(part(other))

/**
 * What is written, carried over to what is saved now: fields that one did not touch are taken over, and so is what both made the same.
 * Fields that both changed stay on what they were written on, until somebody chooses.
 */
export function followSaved<Value>(
  editing: Editing<Value>,
  saved: Saved<Value>,
  fields: readonly EditField<Value>[],
): Editing<Value> {
  if (editing.version === saved.version) return { ...editing, base: saved.value }
  let { base, mine } = editing
  for (const field of fields) {
    if (same(field, base, saved.value)) continue
    if (same(field, mine, base)) mine = field.take(mine, saved.value)
    if (same(field, mine, saved.value)) base = field.take(base, saved.value)
  }
  const followed = { ...editing, base, mine }
  return conflictingFields(followed, saved, fields).length > 0 ? followed : { version: saved.version, base: saved.value, mine }
}

/** Fields that both changed, each in another way. */
export const conflictingFields = <Value>(
  { base }: Editing<Value>,
  saved: Saved<Value>,
  fields: readonly EditField<Value>[],
): EditField<Value>[] => fields.filter((field) => !same(field, base, saved.value))

export interface FieldChange {
  key: string
  label: string
  before: FieldWords
  after: FieldWords
}

/** What differs, in words, in the order of the form. */
export const changesBetween = <Value>(before: Value, after: Value, fields: readonly EditField<Value>[]): FieldChange[] =>
  fields
    .filter((field) => !same(field, before, after))
    .map(({ key, label, words }) => ({ key, label, before: words(before), after: words(after) }))

/** What came to a list and what left it; one that says all it said before was put in another order. */
export function listDifference(before: readonly string[], after: readonly string[]): { added: string[]; removed: string[] } {
  const missing = (from: readonly string[], list: readonly string[]) => {
    const rest = [...from]
    return list.filter((each) => {
      const at = rest.indexOf(each)
      if (at >= 0) rest.splice(at, 1)
      return at < 0
    })
  }
  return { added: missing(before, after), removed: missing(after, before) }
}
