import type { TravelType } from '@sojourn/contract/booking/codes'
import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { lazy, useMemo, useState } from 'react'
import { saveFlightOrderTemp } from '../../../../api/calls/products/flight/flight'
import { useWrite } from '../../../../api/queries'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Segmented } from '../../../../kit/forms/radio-group'
import { serverNow } from '../../../../kit/dates/server-time'
import { useText } from '../../../../kit/text/text'
import { BookingOptions } from '../../../booking/search/booking-options'
import { DateFields, type Side } from '../../../booking/search/date-fields'
import {
  chooseDepartDate,
  cityPair,
  editedState,
  type FlightFormState,
  initialState,
  keepSearch,
  startedState,
  storedSearch,
  swapPlaces,
  toReturn,
  toSingle,
} from './search-state'
import { SearchForm } from '../../../booking/search/search-form'
import type { SearchFormProps } from '../../../booking/product/screens'
import type { FieldErrors } from '../../../booking/search/search-frame'
import { useBookingChoices } from '../../../booking/search/use-booking-choices'
import { type BookableDays, useDateSection } from '../../../booking/search/use-date-section'
import { useSearchFlow } from '../../../booking/search/use-search-flow'
import type { Place } from '../../../../kit/pickers/place'
import { useKeptFilters } from '../../../booking/search/use-kept-filters'
import { PlacePair } from '../../../booking/search/place-pair'
import { orElsewhere } from '../../../booking/search/search-elsewhere'
import { searchDomestic, searchWorld, useAirports } from '../../../reference/use-airports'

const loadFares = () => import('./fare-calendar')
const FareCalendar = lazy(() => loadFares().then((module) => ({ default: module.FareCalendar })))

const fields = ['departAirportCode', 'arriveAirportCode', 'departDate', 'returnDate']

const editedOf = (edited: SearchFormProps['edited']) => edited?.draft.searchParams as FlightSearchParams | undefined

function firstState({ edited, start }: SearchFormProps, today: string, defaultName: string): FlightFormState {
  const search = editedOf(edited)
  if (search) return editedState(search)
  return start ? startedState(start) : initialState(serverNow(), today, defaultName, storedSearch())
}

/** Government fares, for business travel of companies that have them (S2.51, S6.05). */
function useGovernmentFares({ employee, travelType, edited }: SearchFormProps) {
  const search = editedOf(edited)
  const [chosen, setChosen] = useState(search ? search.gpAgreement === true : employee.gpAgreementFilterSelected)
  const shown = employee.gpAgreementFilter && travelType === 'business'
  return { shown, chosen: shown && chosen, setChosen }
}

function TripType({ state, onChange }: { state: FlightFormState; onChange: (kind: 'single' | 'return') => void }) {
  const text = useText('app/home')
  const choices = (['single', 'return'] as const).map((value) => ({ value, label: text[value] }))
  return <Segmented label={text.tripType} value={state.isReturn ? 'return' : 'single'} onChange={onChange} choices={choices} />
}

/** The domestic flight search (S2.51), read like a sentence: from, to, out, back, who, search. */
export function FlightForm(props: SearchFormProps) {
  const text = useText('app/home')
  const days = useDateSection('flight', props.travelApplyNo)
  const { section, rules } = days
  const [state, setState] = useState(() => firstState(props, rules.today, text.defaultDeparture))
  const { choices, shown } = useBookingChoices(props, 'flight')
  const government = useGovernmentFares(props)
  const list = useKeptFilters(props.edited?.filters)
  const beside = { gpAgreement: government.chosen, filters: list.filters }
  const save = useWrite(saveFlightOrderTemp).mutateAsync
  const flow = useSearchFlow(props, { product: 'flight', section, fields, save })
  const change = (next: FlightFormState) => {
    flow.clear()
    setState(next)
    keepSearch(next, serverNow())
  }
  const search = () => void flow.search(choices, async () => (await import('./search-plan')).flightPlan(state, beside, rules))
  return (
    <SearchForm
      name={text.search}
      flow={flow}
      onSearch={search}
      kinds={
        <>
          {props.places}
          <TripType
            state={state}
            onChange={(kind) => change(kind === 'return' ? toReturn(state, rules.last) : toSingle(state))}
          />
        </>
      }
      options={
        <BookingOptions {...shown}>
          {government.shown && (
            <Checkbox label={text.gpAgreement} title={text.gpHint} checked={government.chosen} onChange={government.setChosen} />
          )}
          {list.shown && <Checkbox label={text.keepFilters} checked={list.kept} onChange={list.setKept} />}
        </BookingOptions>
      }
    >
      <FlightCities state={state} errors={flow.errors} onChange={change} openSibling={props.openSibling} />
      <FlightDates days={days} state={state} travelType={props.travelType} errors={flow.errors} onChange={change} />
    </SearchForm>
  )
}

interface FlightDatesProps {
  days: BookableDays
  state: FlightFormState
  travelType: TravelType
  errors: FieldErrors
  onChange: (state: FlightFormState) => void
}

/** Out and back; a day before the departure keeps the calendar open. */
function FlightDates({ days: { section, rules }, state, travelType, errors, onChange }: FlightDatesProps) {
  const text = useText('app/home')
  const [open, setOpen] = useState<Side>()
  const cities = cityPair(state)
  const depart = (date: string): Side | undefined => {
    onChange(chooseDepartDate(state, date, rules.last))
    return state.isReturn ? 'end' : undefined
  }
  const back = (date: string): Side | undefined => {
    onChange({ ...state, isReturn: true, returnDate: date })
    return date < state.departDate ? 'end' : undefined
  }
  return (
    <DateFields
      label={text.chooseDates}
      section={section}
      calendar={{
        load: loadFares,
        show: (shown) => <FareCalendar {...shown} cities={cities && { ...cities, travelType }} />,
      }}
      open={open}
      onOpen={setOpen}
      start={{ label: text.departDate, date: state.departDate, error: errors['departDate'], rules, onPick: depart }}
      end={{
        label: text.returnDate,
        date: state.returnDate,
        error: errors['returnDate'],
        rules,
        empty: text.addReturn,
        onPick: back,
      }}
    />
  )
}

interface FlightCitiesProps {
  state: FlightFormState
  errors: FieldErrors
  onChange: (state: FlightFormState) => void
  /** Opens the international form. */
  openSibling: SearchFormProps['openSibling']
}

/** The two ends of a domestic flight. */
function FlightCities({ state, errors, onChange, openSibling }: FlightCitiesProps) {
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
