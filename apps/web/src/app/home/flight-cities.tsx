import { CityPicker } from '../../kit/city-picker'
import { Icon } from '../../kit/icon'
import type { Place } from '../../kit/place'
import { useText } from '../../kit/text'
import styles from './flight-form.module.css'
import { swapPlaces, type FlightFormState } from './flight-form-state'
import type { FieldErrors } from './submit-search'
import { searchPlaces, usePlaces } from './use-places'

export interface FlightCitiesProps {
  state: FlightFormState
  errors: FieldErrors
  onChange: (state: FlightFormState) => void
}

/** From, to, and the button that exchanges them. */
export function FlightCities({ state, errors, onChange }: FlightCitiesProps) {
  const text = useText('app/home')
  const places = usePlaces()
  const choose = (side: 'depart' | 'arrive') => (place: Place) => {
    places.keep(place)
    onChange({ ...state, [side]: place })
  }
  const pickers = { groups: places.groups, history: places.history, onApproach: places.approach, search: searchPlaces }
  return (
    <div className={styles['cities']}>
      <CityPicker
        {...pickers}
        label={text.from}
        value={state.depart}
        onChange={choose('depart')}
        error={errors['departAirportCode']}
      />
      <button
        type="button"
        className={styles['swap']}
        aria-label={text.swap}
        title={text.swap}
        onClick={() => onChange(swapPlaces(state))}
      >
        <Icon name="swap" size={18} />
      </button>
      <CityPicker
        {...pickers}
        label={text.to}
        value={state.arrive}
        onChange={choose('arrive')}
        error={errors['arriveAirportCode']}
      />
    </div>
  )
}
