import type { ReactNode } from 'react'
import { findOwners } from '../../../api/calls/admin/company/company'
import { invoke } from '../../../api/client'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import type { Place } from '../../../kit/pickers/place'
import { useText } from '../../../kit/text/text'
import { nobody, placeOf, type Named } from '../fields/colleague-field'

export const searchOwners = async (keyword: string, signal: AbortSignal): Promise<Place[]> => {
  const { list } = await invoke(findOwners, { keyword }, { signal })
  return list.map(placeOf)
}

interface OwnerFieldProps {
  hint?: string
  help?: ReactNode
  error?: string | undefined
  value: Named
  onChange: (value: Named) => void
}

/** Who answers for a cost centre or a project; found also by those who do not read the people's pages. */
export function OwnerField({ value, onChange, ...field }: OwnerFieldProps) {
  const text = useText('admin/company/catalogue')
  return (
    <SearchPicker
      {...field}
      label={text.owner}
      placeholder={text.ownerPlaceholder}
      none={text.ownerNone}
      search={searchOwners}
      value={value.id === '' ? undefined : { code: value.id, name: value.name, kind: 0 }}
      onChange={(place) => onChange(place ? { id: place.code, name: place.name } : nobody)}
    />
  )
}
