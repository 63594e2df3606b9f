import { Type } from 'typebox'

/** A name as it is sent, in each language; one that a language lacks is the first that is written. */
export const sentNames = (maxLength = 60) => {
  const Name = Type.String({ maxLength })
  return Type.Object({ 'zh-CN': Name, 'zh-TW': Name, en: Name })
}

/** The same as it is told. */
export const Names = Type.Object({ 'zh-CN': Type.String(), 'zh-TW': Type.String(), en: Type.String() })

/** A record of the console, by its own number. */
export const RecordId = Type.String({ minLength: 1, maxLength: 40 })
/** Departments for which something is meant; none are all. */
export const DepartmentIds = Type.Array(RecordId, { maxItems: 200, uniqueItems: true })
