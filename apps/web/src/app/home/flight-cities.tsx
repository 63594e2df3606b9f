import { useMemo } from 'react'
import type { Place } from '../../kit/place'
import { serverNow } from '../../kit/server-time'
import { useText } from '../../kit/text'
import { swapPlaces, type FlightFormState } from './flight-form-state'
import { PlacePair } from './place-pair'
import { orElsewhere } from './search-elsewhere'
import { searchDomestic, searchWorld, useFlightPlaces } from './use-flight-places'
import type { FieldErrors } from './search-frame'

export interface FlightCitiesProps {
  state: FlightFormState
  errors: FieldErrors
  onChange: (state: FlightFormState) => void
  /** Opens the international form. */
  openSibling: (() => void) | undefined
}

/** The two ends of a domestic flight. */
export function FlightCities({ state, errors, onChange, openSibling }: FlightCitiesProps) {
  const text = useText('app/home')
  const places = useFlightPlaces('domestic')
  const hasSibling = openSibling !== undefined
  const abroad = text.otherForm({ form: text.international })
  const search = useMemo(
    () => (hasSibling ? orElsewhere(searchDomestic, searchWorld, abroad) : searchDomestic),
    [hasSibling, abroad],
  )
  const leave = async (side: 'depart' | 'arrive', { elsewhere: _, hint: __, ...place }: Place) => {
    const { carryAbroad } = await import('./intl-flight-form-state')
    carryAbroad({ ...state, [side]: place }, serverNow())
    openSibling?.()
  }
  return (
    <PlacePair
      picker={{ groups: places.groups, history: places.history, onApproach: places.approach, search }}
      from={{ label: text.from, value: state.depart, error: errors['departAirportCode'] }}
      to={{ label: text.to, value: state.arrive, error: errors['arriveAirportCode'] }}
      swapLabel={text.swap}
      onSwap={() => onChange(swapPlaces(state))}
      onChange={(side, place) => {
        places.keep(place)
        if (place.elsewhere) void leave(side, place)
        else onChange({ ...state, [side]: place })
      }}
    />
  )
}
