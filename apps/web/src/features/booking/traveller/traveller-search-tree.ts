import type { DepartmentNode } from '@sojourn/contract/booking/traveller.shapes'

/** Departments in the order of the tree, each with its depth; one whose parent is not there stands at the top. */
export function indented(list: readonly DepartmentNode[]): (DepartmentNode & { depth: number })[] {
  const ids = new Set(list.map(({ departmentId }) => departmentId))
  const below = (parentId: string | undefined, depth: number): (DepartmentNode & { depth: number })[] =>
    list
      .filter((node) => (node.parentId !== undefined && ids.has(node.parentId) ? node.parentId : undefined) === parentId)
      .flatMap((node) => [{ ...node, depth }, ...below(node.departmentId, depth + 1)])
  return below(undefined, 0)
}
