import { inTreeOrder } from '@sojourn/domain/admin/people/department-tree'
import { getCompanyChoices } from '../../../api/calls/admin/company/company'
import { useRead } from '../../../api/queries'
import { Checkbox } from '../../../kit/forms/checkbox'
import { FieldError } from '../../../kit/forms/field'
import { useText } from '../../../kit/text/text'
import styles from './catalogue.module.css'

/** Names of departments by their numbers; of one that has ended, nothing. */
export function useDepartmentNames(): { nameOf: (id: string) => string; sayAll: (ids: readonly string[]) => string[] } {
  const { data } = useRead(getCompanyChoices, {})
  const nameOf = (id: string): string => data?.departments.find(({ departmentId }) => departmentId === id)?.name ?? ''
  return { nameOf, sayAll: (ids) => ids.map(nameOf).filter((name) => name !== '') }
}

interface DepartmentsFieldProps {
  value: readonly string[]
  error?: string | undefined
  onChange: (departmentIds: string[]) => void
}

/** For which departments something is meant; none chosen are all. */
export function DepartmentsField({ value, error, onChange }: DepartmentsFieldProps) {
  const text = useText('admin/company/catalogue')
  const { data } = useRead(getCompanyChoices, {})
  const rows = inTreeOrder(data?.departments ?? [])
  const known = new Set(rows.map(({ departmentId }) => departmentId))
  return (
    <fieldset>
      <legend className={styles['legend']}>
        {text.departments}
        <span className={styles['soft']}>{value.length === 0 ? text.everybody : text.chosen({ count: value.length })}</span>
      </legend>
      <div className={styles['tree']}>
        {rows.map(({ departmentId, name, depth }) => (
          <span key={departmentId} style={{ paddingInlineStart: depth * 20 }}>
            <Checkbox
              label={name}
              checked={value.includes(departmentId)}
              onChange={(on) =>
                onChange(on ? [...value.filter((id) => known.has(id)), departmentId] : value.filter((id) => id !== departmentId))
              }
            />
          </span>
        ))}
      </div>
      <p className={styles['soft']}>{text.departmentsHint}</p>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
