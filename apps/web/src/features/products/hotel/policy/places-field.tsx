import { cityNameList } from '@sojourn/domain/booking/policy/city-names'
import { countryName } from '@sojourn/domain/reference/place/countries'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Select } from '../../../../kit/forms/input'
import type { Place } from '../../../../kit/pickers/place'
import { SearchPicker } from '../../../../kit/pickers/search-picker'
import { language } from '../../../../kit/text/language'
import { useText } from '../../../../kit/text/text'
import { citySearches, policyNameOf } from '../../../booking/policy-edit/find-cities'
import { countryKind, findCountries } from '../../../booking/policy-edit/find-countries'
import { NameChips } from '../../../booking/policy-edit/name-chips'
import styles from './hotel-policy.module.css'
import { keyOf, placesOf, regions, tiers, withoutPlace, withPlace, type CityItem, type PlaceOfLine } from './places'

interface PlacesFieldProps<Item extends CityItem> {
  label: string
  item: Item
  abroad: boolean
  onChange: (item: Item) => void
}

/** Where a line of prices holds: cities, and ranges of them. */
export function PlacesField<Item extends CityItem>({ label, item, abroad, onChange }: PlacesFieldProps<Item>) {
  const text = useText('products/policy/hotel').price
  const nameOf = usePlaceNames()
  const places = placesOf(item)
  const [adding, setAdding] = useState(places.length === 0)
  const take = (place: PlaceOfLine) => onChange(withPlace(item, place))
  return (
    <NameChips
      label={label}
      items={places.map((place) => ({ id: keyOf(place), name: nameOf(place) }))}
      onRemove={(key) => onChange(withoutPlace(item, key))}
    >
      {adding ? (
        <AddPlace label={label} abroad={abroad} onTake={take} />
      ) : (
        <Button kind="quiet" size="compact" icon="plus" aria-label={`${label}, ${text.addPlace}`} onClick={() => setAdding(true)}>
          {text.addPlace}
        </Button>
      )}
    </NameChips>
  )
}

function usePlaceNames(): (place: PlaceOfLine) => string {
  const words = useText('booking/policy/words')
  const text = useText('products/policy/hotel').price
  return (place) => {
    if (place.kind === 'tier') return words.tiers[place.name]
    if (place.kind === 'region') return words.regions[place.name]
    if (place.kind === 'every') return text.everyCity
    if (place.kind === 'country') return countryName(place.name)?.[language] ?? place.name
    return cityNameList([place.name], language)[0] ?? place.name
  }
}

interface AddPlaceProps {
  label: string
  abroad: boolean
  onTake: (place: PlaceOfLine) => void
}

function AddPlace({ label, abroad, onTake }: AddPlaceProps) {
  const text = useText('products/policy/hotel').price
  const shared = useText('booking/policy/edit')
  const nameOf = usePlaceNames()
  const ranges: PlaceOfLine[] = [
    ...(abroad
      ? regions.map((name) => ({ kind: 'region' as const, name }))
      : tiers.map((name) => ({ kind: 'tier' as const, name }))),
    { kind: 'every', name: '*' },
  ]
  const found = abroad ? text.cityOrCountry : text.city
  const takeFound = (place: Place) =>
    onTake(place.kind === countryKind ? { kind: 'country', name: place.code } : { kind: 'city', name: policyNameOf(place) })
  return (
    <span className={styles['adding']}>
      <span className={styles['range']}>
        <Select
          aria-label={`${label}, ${text.range}`}
          value=""
          onChange={({ target }) => {
            const range = ranges.find((each) => keyOf(each) === target.value)
            if (range) onTake(range)
          }}
        >
          <option value="">{text.range}</option>
          {ranges.map((range) => (
            <option key={keyOf(range)} value={keyOf(range)}>
              {nameOf(range)}
            </option>
          ))}
        </Select>
      </span>
      <span className={styles['finder']}>
        <SearchPicker
          hideLabel
          label={`${label}, ${found}`}
          placeholder={found}
          none={shared.cityNone}
          value={undefined}
          search={abroad ? searchAbroad : citySearches.home}
          onChange={(place) => place && takeFound(place)}
        />
      </span>
    </span>
  )
}

/** Countries before the cities that are called alike. */
const searchAbroad = async (keys: string, signal: AbortSignal): Promise<Place[]> => [
  ...findCountries(keys),
  ...(await citySearches.abroad(keys, signal)),
]
