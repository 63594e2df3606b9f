import type { Role } from '@sojourn/contract/kit/roles'
import { nameableValues } from '@sojourn/domain/admin/people/person-own-fields'
import { personFieldId } from '@sojourn/domain/booking/policy/person-field-id'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { getPersonChoices } from '../../../api/calls/admin/people/person'
import { useRead } from '../../../api/queries'
import { useText } from '../../../kit/text/text'
import { sayValue } from '../../booking/custom-field/say-value'
import type { Choice } from '../fields/choice-field'
import { departmentChoices } from '../fields/department-names'

interface FilterChoices {
  /** In the order of the tree, each as deep as it stands and with how many people it has with what is below it. */
  departments: readonly Choice[]
  /** Their names alone. */
  plainDepartments: readonly Choice[]
  grades: readonly Choice[]
  offices: readonly Choice[]
  /** Values of own fields, as policies name them. */
  ownFields: readonly Choice[]
  /** Those that the company gives. */
  roles: readonly { id: Role; name: string }[]
  roleNames: Readonly<Record<Role, string>>
}

/** By what people can be narrowed; empty as long as it is read. */
export function useFilterChoices(): FilterChoices {
  const text = useText('admin/people/people')
  const { roles: roleNames } = useText('admin/people/person')
  const departments = useRead(getDepartments, {}).data?.list ?? []
  const custom = useText('booking/custom-field')
  const { grades = [], offices = [], roles = [], fields = [] } = useRead(getPersonChoices, {}).data ?? {}
  return {
    departments: departmentChoices(departments, ({ name, below }) => text.departmentWith({ name, count: below })),
    plainDepartments: departments.map(({ departmentId: id, name }) => ({ id, name })),
    grades: grades.map(({ gradeId: id, name }) => ({ id, name })),
    offices: offices.map((name) => ({ id: name, name })),
    ownFields: fields.flatMap((field) =>
      nameableValues(field).map((value) => ({
        id: personFieldId(field.key, value),
        name: custom.told({ label: field.name, value: sayValue(field, value, custom) }),
      })),
    ),
    roles: roles.map((id) => ({ id, name: roleNames[id] })),
    roleNames,
  }
}
