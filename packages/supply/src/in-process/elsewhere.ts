import { ask, type Manners } from './outside'

/** Somebody who keeps no books with us, asked by these methods as any supplier is. */
export function elsewhere<Institution extends object>(
  institution: Institution,
  names: readonly (keyof Institution & string)[],
  manners: Manners,
): Institution {
  const methods = institution as Record<string, (...request: unknown[]) => unknown>
  const asked = names.map((name) => [
    name,
    (...request: unknown[]) => ask(manners, name, request, async (copies) => methods[name]!(...copies)),
  ])
  return { ...institution, ...(Object.fromEntries(asked) as Partial<Institution>) }
}
