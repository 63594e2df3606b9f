import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import type { Role } from '@sojourn/contract/kit/roles'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { getPersonChoices } from '../../../api/calls/admin/people/person'
import { useRead } from '../../../api/queries'
import type { Choice } from '../fields/choice-field'
import { departmentChoices } from '../fields/department-names'

export interface PersonChoices {
  departments: readonly Choice[]
  grades: readonly Choice[]
  costCentres: readonly Choice[]
  /** As colleagues have it. */
  offices: readonly string[]
  /** What the company gives. */
  roles: readonly Role[]
  /** The own fields that the company keeps of its people. */
  fields: readonly AskedField[]
  /** Of an id; nothing of one that can be chosen no more. */
  nameOf: Readonly<Record<'department' | 'grade' | 'costCentre', (id: string) => string>>
}

const namesBy = (choices: readonly Choice[]) => (id: string) => choices.find((each) => each.id === id)?.name ?? ''

/** What a person is given of the company's; undefined as long as they are read. */
export function usePersonChoices(): { choices: PersonChoices | undefined; error: Error | null; retry: () => void } {
  const tree = useRead(getDepartments, {})
  const others = useRead(getPersonChoices, {})
  const retry = () => void Promise.all([tree.refetch(), others.refetch()])
  if (!tree.data || !others.data) return { choices: undefined, error: tree.error ?? others.error, retry }
  const plain = tree.data.list.map(({ departmentId: id, name }) => ({ id, name }))
  const grades = others.data.grades.map(({ gradeId: id, name }) => ({ id, name }))
  const costCentres = others.data.costCentres.map(({ costCentreId: id, name }) => ({ id, name }))
  const nameOf = { department: namesBy(plain), grade: namesBy(grades), costCentre: namesBy(costCentres) }
  const { offices, roles, fields } = others.data
  const departments = departmentChoices(tree.data.list)
  return { choices: { departments, grades, costCentres, offices, roles, fields, nameOf }, error: null, retry }
}
