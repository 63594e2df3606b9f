import type { Language } from '@sojourn/contract/kit/language'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { PlacedDepartment } from './rows-store'

/** How each department is called, from the top of the company. */
export function departmentPaths(departments: readonly PlacedDepartment[], language: Language): (departmentId: string) => string {
  const text = ordersText[language]
  const byId = new Map(departments.map((department) => [department.departmentId, department]))
  const known = new Map<string, string>()
  const pathOf = (departmentId: string): string => {
    const names: string[] = []
    const seen = new Set<string>()
    for (let id: string | null = departmentId; id !== null && !seen.has(id); id = byId.get(id)?.parentId ?? null) {
      seen.add(id)
      const department = byId.get(id)
      if (department) names.unshift(department.name[language])
    }
    return text.path({ names })
  }
  return (departmentId) => {
    const path = known.get(departmentId) ?? pathOf(departmentId)
    known.set(departmentId, path)
    return path
  }
}
