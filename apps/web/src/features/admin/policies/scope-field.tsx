import { policyRoles, policyScopes } from '@sojourn/contract/booking/policy/policy-words'
import { getPersonChoices } from '../../../api/calls/admin/people/person'
import { useRead } from '../../../api/queries'
import { Field, FieldError } from '../../../kit/forms/field'
import { Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { Chips } from '../../booking/policy-edit/chips'
import { NameChips } from '../../booking/policy-edit/name-chips'
import { ColleagueField, nobody } from '../fields/colleague-field'
import { DepartmentsField } from './departments-field'
import { namedScopes, NamedField } from './named-field'
import styles from './policies.module.css'
import type { PolicyForm } from './policy-form'

type Scope = PolicyForm['scope']
interface ScopeFieldProps {
  scope: Scope
  error: string | undefined
  onChange: (scope: Scope) => void
}

/** Whom a policy binds: everybody, or who is of these grades, departments, roles, or named. */
export function ScopeField({ scope, error, onChange }: ScopeFieldProps) {
  const text = useText('admin/policy/policy')
  const { scopes } = useText('admin/policy/scope')
  return (
    <>
      <Field label={text.scopeType}>
        {(control) => (
          <Select
            {...control}
            value={scope.type}
            onChange={({ target }) => {
              const type = policyScopes.find((each) => each === target.value)
              if (type) onChange({ type, named: [] })
            }}
          >
            {policyScopes.map((type) => (
              <option key={type} value={type}>
                {scopes[type]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Whom scope={scope} error={error} onChange={onChange} />
      {error && scope.type !== 'department' && <FieldError>{error}</FieldError>}
    </>
  )
}

function Whom({ scope, error, onChange }: ScopeFieldProps) {
  const { scopes, roles } = useText('admin/policy/scope')
  const { type, named } = scope
  const ids = named.map(({ id }) => id)
  if (type === 'default') return null
  if (type === 'grade') return <Grades scope={scope} onChange={onChange} />
  if (type === 'person') return <People scope={scope} onChange={onChange} />
  if (type === 'role')
    return (
      <Chips
        least={0}
        label={scopes.role}
        values={policyRoles}
        names={roles}
        chosen={policyRoles.filter((role) => ids.includes(role))}
        onChange={(chosen) => onChange({ type, named: chosen.map((id) => ({ id, label: roles[id] })) })}
      />
    )
  const byName = namedScopes.find((each) => each === type)
  if (byName) return <NamedField type={byName} scope={scope} onChange={onChange} />
  return (
    <DepartmentsField
      label={scopes.department}
      error={error}
      chosen={ids}
      known={named}
      onChange={(_ids, names) => onChange({ type, named: names })}
    />
  )
}

function Grades({ scope: { named }, onChange }: Omit<ScopeFieldProps, 'error'>) {
  const { scopes } = useText('admin/policy/scope')
  const { data } = useRead(getPersonChoices, {})
  const offered = data?.grades.map(({ gradeId, name }) => ({ id: gradeId, label: name })) ?? []
  // One that has ended stays until it is taken off.
  const all = [...offered, ...named.filter(({ id }) => !offered.some((grade) => grade.id === id))]
  return (
    <Chips
      least={0}
      label={scopes.grade}
      values={all.map(({ id }) => id)}
      names={Object.fromEntries(all.map(({ id, label }) => [id, label]))}
      chosen={named.map(({ id }) => id)}
      onChange={(chosen) => onChange({ type: 'grade', named: all.filter(({ id }) => chosen.includes(id)) })}
    />
  )
}

function People({ scope: { named }, onChange }: Omit<ScopeFieldProps, 'error'>) {
  const text = useText('admin/policy/policy')
  const { scopes } = useText('admin/policy/scope')
  const set = (next: Scope['named']) => onChange({ type: 'person', named: next })
  return (
    <div className={styles['several']}>
      <ColleagueField
        label={text.addPerson}
        placeholder={text.personPlaceholder}
        none={text.personNone}
        value={nobody}
        onChange={({ id, name }) => id !== '' && !named.some((each) => each.id === id) && set([...named, { id, label: name }])}
      />
      {named.length > 0 && (
        <NameChips
          label={scopes.person}
          items={named.map(({ id, label }) => ({ id, name: label }))}
          onRemove={(id) => set(named.filter((each) => each.id !== id))}
        />
      )}
    </div>
  )
}
