import { useText } from '../../kit/text'
import { swapPlaces, type FlightFormState } from './flight-form-state'
import { PlacePair } from './place-pair'
import { searchDomestic, useFlightPlaces } from './use-flight-places'
import type { FieldErrors } from './search-frame'

export interface FlightCitiesProps {
  state: FlightFormState
  errors: FieldErrors
  onChange: (state: FlightFormState) => void
}

/** The two ends of a domestic flight. */
export function FlightCities({ state, errors, onChange }: FlightCitiesProps) {
  const text = useText('app/home')
  const places = useFlightPlaces('domestic')
  return (
    <PlacePair
      picker={{ groups: places.groups, history: places.history, onApproach: places.approach, search: searchDomestic }}
      from={{ label: text.from, value: state.depart, error: errors['departAirportCode'] }}
      to={{ label: text.to, value: state.arrive, error: errors['arriveAirportCode'] }}
      swapLabel={text.swap}
      onSwap={() => onChange(swapPlaces(state))}
      onChange={(side, place) => {
        places.keep(place)
        onChange({ ...state, [side]: place })
      }}
    />
  )
}
