import { getPolicyScopeChoices } from '../../../api/calls/products/travel-policy'
import { useRead } from '../../../api/queries'
import { Chooser } from '../../../kit/pickers/chooser'
import { useText } from '../../../kit/text/text'
import { NameChips } from '../../booking/policy-edit/name-chips'
import styles from './policies.module.css'
import type { PolicyForm } from './policy-form'

type Scope = PolicyForm['scope']
const asWritten = (label: string) => ({ id: label, label })
export const namedScopes = ['position', 'costCentre', 'office', 'field', 'legalEntity'] as const
type NamedScope = (typeof namedScopes)[number]
interface NamedFieldProps {
  type: NamedScope
  scope: Scope
  onChange: (scope: Scope) => void
}

/** Titles, cost centres, offices, values of own fields or legal entities, of those that there are. */
export function NamedField({ type, scope: { named }, onChange }: NamedFieldProps) {
  const { scopes } = useText('admin/policy/scope')
  const { add } = useText('booking/policy/edit')
  const { data } = useRead(getPolicyScopeChoices, {})
  const offered = {
    position: data?.positions.map(asWritten) ?? [],
    office: data?.offices.map(asWritten) ?? [],
    field: data?.fields ?? [],
    costCentre: data?.costCentres ?? [],
    legalEntity: data?.legalEntities ?? [],
  }[type]
  const left = offered.filter(({ id }) => !named.some((each) => each.id === id))
  const set = (next: Scope['named']) => onChange({ type, named: next })
  const take = (id: string) => {
    const found = left.find((each) => each.id === id)
    if (found) set([...named, found])
  }
  return (
    <div className={styles['several']}>
      <Chooser
        name={`${scopes[type]}, ${add}`}
        none={add}
        choices={left.map(({ id, label }) => ({ id, name: label }))}
        value=""
        onChange={take}
      />
      {named.length > 0 && (
        <NameChips
          label={scopes[type]}
          items={named.map(({ id, label }) => ({ id, name: label }))}
          onRemove={(id) => set(named.filter((each) => each.id !== id))}
        />
      )}
    </div>
  )
}
