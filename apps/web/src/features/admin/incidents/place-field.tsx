import type { NamedPlace } from '@sojourn/contract/admin/orders/incident.shapes'
import { incidentPlaceTypes } from '@sojourn/contract/admin/orders/incident-words'
import { findIncidentPlaces } from '../../../api/calls/admin/orders/incident'
import { invoke } from '../../../api/client'
import { IconButton } from '../../../kit/actions/button'
import { Icon } from '../../../kit/marks/icon'
import type { Place } from '../../../kit/pickers/place'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import { useText } from '../../../kit/text/text'
import { placeIcons } from './incident-looks'
import styles from './incidents.module.css'

/** The kind of a place in a picker is its place in the list of types. */
const placeOf = ({ type, id, name }: NamedPlace): Place => ({
  code: `${type}~${id}`,
  name,
  kind: incidentPlaceTypes.indexOf(type),
  icon: placeIcons[type],
})
function namedOf({ code, name, kind }: Place): NamedPlace {
  const type = incidentPlaceTypes[kind]!
  return { type, id: code.slice(type.length + 1), name }
}

interface PlaceFieldProps {
  places: readonly NamedPlace[]
  error: string | undefined
  onAdd: (place: NamedPlace) => void
  onRemove: (place: NamedPlace) => void
}

const search = async (keyword: string, signal: AbortSignal): Promise<Place[]> => {
  const { list } = await invoke(findIncidentPlaces, { keyword }, { signal })
  return list.map(placeOf)
}

/** Where something happens: what was chosen, and a field for one more. */
export function PlaceField({ places, error, onAdd, onRemove }: PlaceFieldProps) {
  const text = useText('admin/orders/incidents')
  return (
    <div className={styles['places']}>
      <SearchPicker
        label={text.fields.places}
        hint={text.placesHint}
        required
        error={error}
        placeholder={text.placePlaceholder}
        none={text.placeNone}
        value={undefined}
        onChange={(place) => place && onAdd(namedOf(place))}
        search={search}
      />
      {places.length > 0 && (
        <ul className={styles['chosen']}>
          {places.map((place) => (
            <li key={`${place.type}~${place.id}`}>
              <Icon name={placeIcons[place.type]} size={16} label={text.placeTypes[place.type]} />
              {place.name}
              <IconButton
                icon="close"
                size="compact"
                label={text.removePlace({ name: place.name })}
                onClick={() => onRemove(place)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
