import type { Department } from '@sojourn/contract/admin/people/department.calls'
import type { LocalText } from '@sojourn/contract/kit/language'
import { belowOf } from '@sojourn/domain/admin/people/department-tree'
import type { saveDepartment } from '../../../api/calls/admin/people/department'
import type { WebRequest } from '../../../api/web-call'
import { propertyFieldOf, type EditField, type Saved } from '../../../kit/edit/edit-fields'
import { nobody, type Named } from '../fields/colleague-field'
import { nameFields, noNames, trimmedNames } from '../named/names'

/** A department as it is written: its name in each language, its number, and where it stands. */
export interface DepartmentForm extends LocalText {
  number: string
  head: Named
  /** Empty at the top. */
  parentId: string
}

export function savedDepartment({
  version,
  names,
  number,
  headId,
  headName = '',
  parentId = '',
}: Department): Saved<DepartmentForm> {
  const head = headId === undefined ? nobody : { id: headId, name: headName }
  return { version, value: { ...names, number, head, parentId } }
}

export const newDepartment = (parentId: string): Saved<DepartmentForm> => ({
  version: 0,
  value: { ...noNames, number: '', head: nobody, parentId },
})

type Labels = Readonly<Record<keyof LocalText | 'number' | 'head' | 'parent', string>>

/** How each field is called and said. */
export function departmentFields(labels: Labels, nameOf: (departmentId: string) => string): readonly EditField<DepartmentForm>[] {
  const field = propertyFieldOf<DepartmentForm>()
  return [
    ...nameFields<DepartmentForm>(labels),
    field('number', labels.number, (words) => words),
    { ...field('head', labels.head, ({ name: words }) => words), part: ({ head: { id } }) => id },
    field('parentId', labels.parent, nameOf),
  ]
}

type SaveRequest = WebRequest<NonNullable<(typeof saveDepartment)['contract']>>

export function sentDepartment({
  number,
  head,
  parentId,
  ...names
}: DepartmentForm): Omit<SaveRequest, 'version' | 'departmentId'> {
  return {
    names: trimmedNames(names),
    number: number.trim(),
    ...(head.id && { headId: head.id }),
    ...(parentId && { parentId }),
  }
}

/** Below which a department may stand: none that is below itself. */
export function possibleParents(departments: readonly Department[], departmentId: string | undefined): readonly Department[] {
  if (departmentId === undefined) return departments
  const below = belowOf(departments, departmentId)
  return departments.filter((each) => each.departmentId !== departmentId && !below.has(each.departmentId))
}
