import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { inTreeOrder } from '@sojourn/domain/admin/people/department-tree'

export interface DepartmentRow extends Department {
  depth: number
  hasBelow: boolean
  expanded: boolean
}

/** The rows of the tree that are seen: what is below a folded department is not. */
export function shownRows(departments: readonly Department[], folded: ReadonlySet<string>): DepartmentRow[] {
  const parents = new Set(departments.map(({ parentId }) => parentId))
  const rows: DepartmentRow[] = []
  let hiddenBelow = Infinity
  for (const department of inTreeOrder(departments)) {
    if (department.depth > hiddenBelow) continue
    const hasBelow = parents.has(department.departmentId)
    const expanded = hasBelow && !folded.has(department.departmentId)
    hiddenBelow = hasBelow && !expanded ? department.depth : Infinity
    rows.push({ ...department, hasBelow, expanded })
  }
  return rows
}

/** What a key does in the tree: another row takes the focus, or a row is folded or unfolded. */
export type TreeMove = { focus: string } | { fold: string; folded: boolean }

/** As trees are moved through: up and down, to both ends, into what is below and back to what is above. */
export function treeMove(key: string, rows: readonly DepartmentRow[], at: string): TreeMove | undefined {
  const index = rows.findIndex(({ departmentId }) => departmentId === at)
  const row = rows[index]
  if (!row) return undefined
  const to = (target: DepartmentRow | undefined): TreeMove | undefined => target && { focus: target.departmentId }
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1])
    case 'ArrowUp':
      return to(rows[index - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'ArrowRight':
      if (!row.hasBelow) return undefined
      return row.expanded ? to(rows[index + 1]) : { fold: at, folded: false }
    case 'ArrowLeft':
      return row.expanded ? { fold: at, folded: true } : to(rows.find(({ departmentId }) => departmentId === row.parentId))
    default:
      return undefined
  }
}
