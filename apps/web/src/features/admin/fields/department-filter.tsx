import type { ReactNode } from 'react'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { useRead } from '../../../api/queries'
import type { Narrowing } from '../../../kit/lists/list-bar'
import { ChoiceFilter } from '../../../kit/pickers/choice-filter'
import { departmentChoices } from './department-names'

interface DepartmentFilter {
  label: string
  /** Said of no choice. */
  all: string
  /** A department with how many people it has with what is below it. */
  nameOf: (p: { name: string; count: number }) => string
  value: string
  onChange: (departmentId: string) => void
}

/** A list is narrowed to a department with what is below it: the choice, and what is set. */
export function useDepartmentFilter({ label, all, nameOf, value, onChange }: DepartmentFilter): {
  filter: ReactNode
  narrowed: Narrowing[]
} {
  const list = useRead(getDepartments, {}).data?.list ?? []
  const chosen = list.find(({ departmentId }) => departmentId === value)?.name
  const choices = departmentChoices(list, ({ name, below }) => nameOf({ name, count: below }))
  const filter = (
    <ChoiceFilter
      label={label}
      all={all}
      values={choices.map(({ id }) => id)}
      names={Object.fromEntries(choices.map(({ id, name }) => [id, name]))}
      value={value}
      none=""
      onChange={onChange}
    />
  )
  return { filter, narrowed: chosen ? [{ key: 'department', name: chosen, onRemove: () => onChange('') }] : [] }
}
