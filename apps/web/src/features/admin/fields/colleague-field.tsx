import type { Colleague } from '@sojourn/contract/admin/people/person.shapes'
import { findColleagues } from '../../../api/calls/admin/people/person'
import { invoke } from '../../../api/client'
import { SearchPicker, type SearchPickerProps } from '../../../kit/pickers/search-picker'
import type { Place } from '../../../kit/pickers/place'

/** Somebody of the company, by name; an empty number is nobody. */
export interface Named {
  id: string
  name: string
}
export const nobody: Named = { id: '', name: '' }

const search = async (keyword: string, signal: AbortSignal): Promise<Place[]> => {
  const { list } = await invoke(findColleagues, { keyword }, { signal })
  return list.map(placeOf)
}

/** Somebody as a picker offers it. */
export const placeOf = ({ employeeId, name, number, departmentName }: Colleague): Place => ({
  code: employeeId,
  name,
  kind: 0,
  hint: [number, departmentName].filter(Boolean).join(' · '),
})

interface ColleagueFieldProps extends Omit<SearchPickerProps, 'value' | 'onChange' | 'search'> {
  value: Named
  onChange: (value: Named) => void
}

/** A colleague in office, found by name or number. */
export function ColleagueField({ value, onChange, ...field }: ColleagueFieldProps) {
  return (
    <SearchPicker
      {...field}
      search={search}
      value={value.id === '' ? undefined : { code: value.id, name: value.name, kind: 0 }}
      onChange={(place) => onChange(place ? { id: place.code, name: place.name } : nobody)}
    />
  )
}
