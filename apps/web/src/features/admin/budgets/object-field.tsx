import { budgetObjects, type BudgetObject } from '@sojourn/contract/booking/budget-words'
import { findBudgetObjects } from '../../../api/calls/admin/company/budget'
import { invoke } from '../../../api/client'
import type { Place } from '../../../kit/pickers/place'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import { useText } from '../../../kit/text/text'
import styles from '../catalogue/catalogue.module.css'
import { ChoiceField } from '../fields/choice-field'
import { nobody, type Named } from '../fields/colleague-field'

const searchOf =
  (kind: BudgetObject) =>
  async (keyword: string, signal: AbortSignal): Promise<Place[]> => {
    const { list } = await invoke(findBudgetObjects, { kind, keyword }, { signal })
    return list.map(({ id, name, code }) => ({ code: id, name, kind: 0, hint: code }))
  }
/** Each stays the same from one drawing to the next. */
const searches = Object.fromEntries(budgetObjects.map((kind) => [kind, searchOf(kind)])) as Record<
  BudgetObject,
  ReturnType<typeof searchOf>
>

interface ObjectFieldProps {
  kind: BudgetObject
  value: Named
  error: string | undefined
  onChange: (next: { kind: BudgetObject; object: Named }) => void
}

/** For whom or for what a new budget is. */
export function ObjectField({ kind, value, error, onChange }: ObjectFieldProps) {
  const text = useText('admin/budget/words')
  return (
    <div className={styles['pair']}>
      <ChoiceField
        label={text.objectKind}
        choices={budgetObjects.map((id) => ({ id, name: text.objects[id] }))}
        value={kind}
        onChange={(id) => onChange({ kind: budgetObjects.find((each) => each === id) ?? kind, object: nobody })}
      />
      <SearchPicker
        key={kind}
        required
        label={text.fields.object}
        error={error}
        placeholder={text.objectPlaceholder}
        none={text.objectNone}
        search={searches[kind]}
        value={value.id === '' ? undefined : { code: value.id, name: value.name, kind: 0 }}
        onChange={(place) => onChange({ kind, object: place ? { id: place.code, name: place.name } : nobody })}
      />
    </div>
  )
}
