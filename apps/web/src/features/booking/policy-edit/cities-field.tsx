import { cityNameList } from '@sojourn/domain/booking/policy/city-names'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { citySearches, policyNameOf } from './find-cities'
import { NameChips } from './name-chips'
import styles from './policy-edit.module.css'

interface CitiesFieldProps {
  label: string
  cities: readonly string[]
  onChange: (cities: string[]) => void
  /** The last one stays. */
  least?: 0 | 1
}

/** Cities of the country, by their simplified Chinese names. */
export function CitiesField({ label, cities, onChange, least = 0 }: CitiesFieldProps) {
  const text = useText('booking/policy/edit')
  const names = cityNameList(cities, language)
  const add = (name: string) => !cities.includes(name) && onChange([...cities, name])
  return (
    <NameChips
      label={label}
      items={cities.map((id, index) => ({ id, name: names[index] ?? id }))}
      onRemove={(id) => cities.length > least && onChange(cities.filter((each) => each !== id))}
    >
      <span className={styles['finder']}>
        <SearchPicker
          hideLabel
          label={`${label}, ${text.add}`}
          placeholder={text.cityPlaceholder}
          none={text.cityNone}
          value={undefined}
          search={citySearches.home}
          onChange={(place) => place && add(policyNameOf(place))}
        />
      </span>
    </NameChips>
  )
}
