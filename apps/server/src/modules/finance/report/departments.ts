import type { Scope } from '../../booking/traveller/scope'
import type { PlacedDepartment } from '../../booking/order-lines/rows-store'

/** Departments as a report shows them: those just below the one that is looked at, each with all below it. */
export interface DepartmentFold {
  /** The department whose own lines stand beside those below it: the one that is asked for, or the only one at the top. */
  base: string | undefined
  /** Under which of them lines of a department are counted. */
  keyOf(departmentId: string): string
  opens(key: string): boolean
}

export function foldDepartments(
  departments: readonly PlacedDepartment[],
  scope: Scope,
  departmentId: string | undefined,
): DepartmentFold {
  const seen = new Map(
    departments.filter((one) => scope === 'company' || scope.includes(one.departmentId)).map((one) => [one.departmentId, one]),
  )
  const parentOf = (id: string): string | undefined => {
    const parent = seen.get(id)?.parentId
    return parent && seen.has(parent) ? parent : undefined
  }
  const tops = [...seen.keys()].filter((id) => parentOf(id) === undefined)
  const living = tops.filter((id) => !seen.get(id)!.ended)
  const base = departmentId ?? (living.length === 1 ? living[0] : undefined)
  const parents = new Set([...seen.keys()].map(parentOf))
  return {
    base,
    keyOf(id) {
      const passed = new Set<string>()
      let at = id
      while (at !== base && !passed.has(at)) {
        passed.add(at)
        const parent = parentOf(at)
        if (parent === undefined || parent === base) return at
        at = parent
      }
      return at
    },
    opens: (key) => key !== base && parents.has(key),
  }
}
