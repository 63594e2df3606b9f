import { folded } from './import-names'

/** A department by where it stands; one without a parent stands at the top. */
export interface TreeNode {
  departmentId: string
  parentId?: string | null | undefined
}

/** All departments below one, itself not among them. */
export function belowOf(departments: readonly TreeNode[], departmentId: string): Set<string> {
  const found = new Set<string>()
  let level = [departmentId]
  while (level.length > 0) {
    const above = new Set(level)
    level = departments
      .filter((each) => each.parentId && above.has(each.parentId) && !found.has(each.departmentId))
      .map((each) => each.departmentId)
    for (const id of level) found.add(id)
  }
  found.delete(departmentId)
  return found
}

/** A department stands neither below itself nor below one that is below it. */
export const standsBelowItself = (departments: readonly TreeNode[], departmentId: string, parentId: string): boolean =>
  parentId === departmentId || belowOf(departments, departmentId).has(parentId)

/** A department and all above it, the nearest first. */
export function pathOf(departments: ReadonlyMap<string, TreeNode>, departmentId: string): string[] {
  const path: string[] = []
  let at: string | null | undefined = departmentId
  while (at && !path.includes(at)) {
    path.push(at)
    at = departments.get(at)?.parentId
  }
  return path
}

/** Depth first, parents before what is below them, siblings as given; one whose parent is not given stands at the top. */
export function inTreeOrder<Node extends TreeNode>(departments: readonly Node[]): (Node & { depth: number })[] {
  const known = new Set(departments.map(({ departmentId }) => departmentId))
  const children = new Map<string, Node[]>()
  for (const node of departments) {
    const parentId = node.parentId && known.has(node.parentId) ? node.parentId : ''
    const siblings = children.get(parentId)
    if (siblings) siblings.push(node)
    else children.set(parentId, [node])
  }
  const from = (parentId: string, depth: number): (Node & { depth: number })[] =>
    (children.get(parentId) ?? []).flatMap((node) => [{ ...node, depth }, ...from(node.departmentId, depth + 1)])
  return from('', 0)
}

/** Whose number it is, as files read numbers; nobody's where it is empty. */
export const departmentNumbered = <Node extends TreeNode & { number: string }>(
  departments: readonly Node[],
  number: string,
): Node | undefined => (folded(number) === '' ? undefined : departments.find((each) => folded(each.number) === folded(number)))
