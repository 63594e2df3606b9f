import { useMemo } from 'react'
import type { Place } from '../../../../kit/pickers/place'
import { useText } from '../../../../kit/text/text'
import { swapPlaces, type FlightFormState } from './search-state'
import { PlacePair } from '../../../booking/search/place-pair'
import { orElsewhere } from '../../../booking/search/search-elsewhere'
import { searchDomestic, searchWorld, useAirports } from '../../../reference/use-airports'
import type { SearchFormProps } from '../../../booking/product/screens'
import type { FieldErrors } from '../../../booking/search/search-frame'

export interface FlightCitiesProps {
  state: FlightFormState
  errors: FieldErrors
  onChange: (state: FlightFormState) => void
  /** Opens the international form. */
  openSibling: SearchFormProps['openSibling']
}

/** The two ends of a domestic flight. */
export function FlightCities({ state, errors, onChange, openSibling }: FlightCitiesProps) {
  const text = useText('app/home')
  const places = useAirports('domestic')
  const hasSibling = openSibling !== undefined
  const abroad = text.otherForm({ form: text.international })
  const search = useMemo(
    () => (hasSibling ? orElsewhere(searchDomestic, searchWorld, abroad) : searchDomestic),
    [hasSibling, abroad],
  )
  const leave = (side: 'depart' | 'arrive', { elsewhere: _, hint: __, ...place }: Place) =>
    openSibling?.({ ...state, [side]: place })
  return (
    <PlacePair
      picker={{ groups: places.groups, history: places.history, onApproach: places.approach, search }}
      from={{ label: text.from, value: state.depart, error: errors['departAirportCode'] }}
      to={{ label: text.to, value: state.arrive, error: errors['arriveAirportCode'] }}
      swapLabel={text.swap}
      onSwap={() => onChange(swapPlaces(state))}
      onChange={(side, place) => {
        places.keep(place)
        if (place.elsewhere) leave(side, place)
        else onChange({ ...state, [side]: place })
      }}
    />
  )
}
