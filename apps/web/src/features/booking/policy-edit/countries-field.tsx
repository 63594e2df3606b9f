import { countryName } from '@sojourn/domain/reference/place/countries'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { findCountries } from './find-countries'
import { NameChips } from './name-chips'
import styles from './policy-edit.module.css'

interface CountriesFieldProps {
  label: string
  /** By their codes. */
  countries: readonly string[]
  onChange: (countries: string[]) => void
}

const search = (keys: string) => Promise.resolve(findCountries(keys))

/** Countries besides our own. */
export function CountriesField({ label, countries, onChange }: CountriesFieldProps) {
  const text = useText('booking/policy/edit').country
  return (
    <NameChips
      label={label}
      items={countries.map((code) => ({ id: code, name: countryName(code)?.[language] ?? code }))}
      onRemove={(code) => onChange(countries.filter((each) => each !== code))}
    >
      <span className={styles['finder']}>
        <SearchPicker
          hideLabel
          label={text.find}
          placeholder={text.find}
          none={text.none}
          value={undefined}
          search={search}
          onChange={(place) => place && !countries.includes(place.code) && onChange([...countries, place.code])}
        />
      </span>
    </NameChips>
  )
}
