import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'

/** A department, grade or cost centre by all that a file may call it. */
export interface Named {
  id: string
  names: readonly string[]
}
/** What a file may call something that has a name in each language, and perhaps a code: any of them, and both together. */
export const codedName = ({ id, name, code }: { id: string; name: LocalText; code?: string }): Named => ({
  id,
  names: [id, ...Object.values(name), ...(code ? [code, ...Object.values(name).map((each) => `${code} ${each}`)] : [])],
})

/** Names are the same whatever their case and spaces. */
export const folded = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** By what names are looked up: several with one name are told apart. */
export function lookUp(all: readonly Named[]): (name: string) => string[] {
  const ids = new Map<string, Set<string>>()
  for (const { id, names } of all)
    for (const name of new Set(names.map(folded))) ids.set(name, (ids.get(name) ?? new Set()).add(id))
  return (name) => [...(ids.get(folded(name)) ?? [])]
}

/** Names of a department as a file may write them: its number, its own name in each language, and the way down to it. */
export function departmentNames(
  departments: readonly { departmentId: string; parentId: string | null; name: LocalText; code?: string }[],
): Named[] {
  const byId = new Map(departments.map((each) => [each.departmentId, each]))
  const pathOf = (id: string, language: Language): string => {
    const parts: string[] = []
    for (
      let at = byId.get(id);
      at && parts.length < departments.length;
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    )
      parts.unshift(at.name[language])
    return parts.join('/')
  }
  return departments.map(({ departmentId, name, code }) => ({
    id: departmentId,
    names: [
      departmentId,
      ...(code ? [code] : []),
      ...languages.flatMap((language) => [name[language], pathOf(departmentId, language)]),
    ],
  }))
}
