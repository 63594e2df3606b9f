import type { Language } from '@sojourn/contract/kit/language'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { PlacedDepartment } from './rows-store'

/** A department and those above it, the nearest first. */
export function upwardsIn(departments: readonly Pick<PlacedDepartment, 'departmentId' | 'parentId'>[]) {
  const parents = new Map(departments.map(({ departmentId, parentId }) => [departmentId, parentId]))
  return (departmentId: string): string[] => {
    const path: string[] = []
    for (let id: string | null | undefined = departmentId; id && !path.includes(id); id = parents.get(id)) path.push(id)
    return path
  }
}

/** How each department is called, from the top of the company. */
export function departmentPaths(departments: readonly PlacedDepartment[], language: Language): (departmentId: string) => string {
  const text = ordersText[language]
  const byId = new Map(departments.map((department) => [department.departmentId, department]))
  const known = new Map<string, string>()
  const upwards = upwardsIn(departments)
  const pathOf = (departmentId: string): string =>
    text.path({
      names: upwards(departmentId)
        .toReversed()
        .flatMap((id) => byId.get(id)?.name[language] ?? []),
    })
  return (departmentId) => {
    const path = known.get(departmentId) ?? pathOf(departmentId)
    known.set(departmentId, path)
    return path
  }
}
