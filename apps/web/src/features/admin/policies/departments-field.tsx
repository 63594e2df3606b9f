import { getDepartments } from '../../../api/calls/admin/people/department'
import { useRead } from '../../../api/queries'
import { Field, FieldError } from '../../../kit/forms/field'
import { Chooser } from '../../../kit/pickers/chooser'
import { useText } from '../../../kit/text/text'
import { NameChips } from '../../booking/policy-edit/name-chips'
import { departmentChoices } from '../fields/department-names'
import styles from './policies.module.css'

interface DepartmentsFieldProps {
  label: string
  error?: string | undefined
  chosen: readonly string[]
  /** Names of departments that can be chosen no more. */
  known?: readonly { id: string; label: string }[]
  onChange: (departmentIds: string[], names: readonly { id: string; label: string }[]) => void
}

/** Departments with all that is below them. */
export function DepartmentsField({ label, error, chosen, known = [], onChange }: DepartmentsFieldProps) {
  const text = useText('admin/policy/policy')
  const { data } = useRead(getDepartments, {})
  const departments = data?.list ?? []
  const labelOf = (id: string): string =>
    departments.find(({ departmentId }) => departmentId === id)?.name ?? known.find((each) => each.id === id)?.label ?? id
  const set = (ids: string[]) =>
    onChange(
      ids,
      ids.map((id) => ({ id, label: labelOf(id) })),
    )
  return (
    <div className={styles['several']}>
      <Field label={label} hint={text.departmentNote}>
        {(control) => (
          <Chooser
            {...control}
            {...(error && { 'aria-invalid': true })}
            name={label}
            none={text.addDepartment}
            choices={departmentChoices(departments).filter(({ id }) => !chosen.includes(id))}
            value=""
            onChange={(id) => id !== '' && set([...chosen, id])}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <NameChips
          label={label}
          items={chosen.map((id) => ({ id, name: labelOf(id) }))}
          onRemove={(id) => set(chosen.filter((each) => each !== id))}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
