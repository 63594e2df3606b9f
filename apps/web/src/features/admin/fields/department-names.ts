import type { Department } from '@sojourn/contract/admin/people/department.calls'
import { inTreeOrder } from '@sojourn/domain/admin/people/department-tree'

export type DepartmentName = Pick<Department, 'departmentId' | 'parentId' | 'name'>

/** A blank that a list of options does not swallow. */
export const departmentStep = '\u3000'

/** Departments to choose from, in the order of the tree, each as deep as it stands. */
export const departmentChoices = <Node extends DepartmentName>(
  departments: readonly Node[],
  nameOf: (department: Node) => string = ({ name }) => name,
): { id: string; name: string }[] =>
  inTreeOrder(departments).map((department) => ({
    id: department.departmentId,
    name: `${departmentStep.repeat(department.depth)}${nameOf(department)}`,
  }))
