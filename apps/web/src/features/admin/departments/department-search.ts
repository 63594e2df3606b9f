import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { pathOf } from '@sojourn/domain/admin/people/department-tree'
import { flag, listSearch, words, type Searched } from '../../../kit/lists/list-search'

/** By what the departments are narrowed. */
export const departmentSearch = listSearch({ keyword: words(60), headless: flag })
export type DepartmentSearch = Searched<typeof departmentSearch>

/** Those that are meant, by any of their names, their number or their head, with all above them: so they stand where they belong. */
export function narrowed(departments: readonly Department[], search: DepartmentSearch): readonly Department[] {
  if (!departmentSearch.isNarrowed(search)) return departments
  const byId = new Map(departments.map((each) => [each.departmentId, each]))
  const shown = new Set(
    departments.filter((each) => isMeant(each, search)).flatMap(({ departmentId }) => pathOf(byId, departmentId)),
  )
  return departments.filter(({ departmentId }) => shown.has(departmentId))
}

function isMeant({ names, number, headId, headName = '' }: Department, { keyword, headless }: DepartmentSearch): boolean {
  const wanted = keyword.trim().toLowerCase()
  const found = [...Object.values(names), number, headName].some((each) => each.toLowerCase().includes(wanted))
  return found && (!headless || headId === undefined)
}
