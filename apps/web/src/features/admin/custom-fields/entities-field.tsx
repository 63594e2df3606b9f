import { getCompanyChoices } from '../../../api/calls/admin/company/company'
import { useRead } from '../../../api/queries'
import { useText } from '../../../kit/text/text'
import { ChoicesField } from '../fields/choices-field'

/** Names of legal entities by their numbers; of one that has ended, nothing. */
export function useEntityNames(): { ids: string[]; names: Readonly<Record<string, string>> } {
  const entities = useRead(getCompanyChoices, {}).data?.legalEntities ?? []
  return {
    ids: entities.map(({ entityId }) => entityId),
    names: Object.fromEntries(entities.map(({ entityId, name }) => [entityId, name])),
  }
}

interface EntitiesFieldProps {
  value: readonly string[]
  onChange: (entityIds: string[]) => void
}

/** In whose name people do business; none chosen are all. A company with one has nothing to choose. */
export function EntitiesField({ value, onChange }: EntitiesFieldProps) {
  const text = useText('admin/custom-field/words')
  const { ids, names } = useEntityNames()
  if (ids.length < 2 && value.length === 0) return null
  return (
    <ChoicesField
      label={text.fields.entities}
      hint={text.entitiesHint}
      values={ids}
      names={names}
      value={value}
      onChange={onChange}
    />
  )
}
