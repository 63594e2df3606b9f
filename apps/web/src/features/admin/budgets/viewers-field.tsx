import { useText } from '../../../kit/text/text'
import styles from '../catalogue/catalogue.module.css'
import { searchOwners } from '../catalogue/owner-field'
import type { Named } from '../fields/colleague-field'
import { Chips } from '../flows/chips'
import { SearchPicker } from '../../../kit/pickers/search-picker'

const viewersAtMost = 20

interface ViewersFieldProps {
  value: Named[]
  error: string | undefined
  onChange: (value: Named[]) => void
}

/** Who else is told of a budget: found one after the other, each with its way out. */
export function ViewersField({ value, error, onChange }: ViewersFieldProps) {
  const text = useText('admin/budget/words')
  const catalogue = useText('admin/company/catalogue')
  const add = (person: Named) => {
    if (value.length < viewersAtMost && !value.some(({ id }) => id === person.id)) onChange([...value, person])
  }
  return (
    <div className={styles['form']}>
      <SearchPicker
        key={value.length}
        label={text.fields.viewers}
        hint={text.viewersHint}
        error={error}
        placeholder={catalogue.ownerPlaceholder}
        none={catalogue.ownerNone}
        search={searchOwners}
        value={undefined}
        onChange={(place) => place && add({ id: place.code, name: place.name })}
      />
      <Chips
        label={text.fields.viewers}
        items={value.map(({ id, name }) => ({ key: id, name }))}
        onRemove={(key) => onChange(value.filter(({ id }) => id !== key))}
      />
    </div>
  )
}
