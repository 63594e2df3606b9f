import { seatTypes, type IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { specialPassengers } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { useState } from 'react'
import { saveIntlFlightOrderTemp } from '../../../../api/calls/products/intl-flight/draft'
import { useWrite } from '../../../../api/queries'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Segmented } from '../../../../kit/forms/radio-group'
import { serverNow, useChinaNow } from '../../../../kit/dates/server-time'
import { useText } from '../../../../kit/text/text'
import { BookingOptions } from '../../../booking/search/booking-options'
import { OptionSelect } from '../../../booking/search/option-select'
import { DateFields, type Side } from '../../../booking/search/date-fields'
import {
  chooseDeparture,
  departureOf,
  editedIntlState,
  initialIntlState,
  keepIntlSearch,
  startedIntlState,
  switchKind,
  type IntlFlightFormState,
} from './search-state'
import { IntlFlightLegs } from './search-legs'
import { PlacePair } from '../../../booking/search/place-pair'
import { SearchForm } from '../../../booking/search/search-form'
import type { SearchFormProps } from '../../../booking/product/screens'
import type { FieldErrors } from '../../../booking/search/search-frame'
import { useBookingChoices } from '../../../booking/search/use-booking-choices'
import { useKeptFilters } from '../../../booking/search/use-kept-filters'
import { useDateSection, type BookableDays } from '../../../booking/search/use-date-section'
import { searchWorld, useAirports } from '../../../reference/use-airports'
import { useSearchFlow } from '../../../booking/search/use-search-flow'

const fields = ['departAirportCode', 'arriveAirportCode', 'departDate', 'returnDate', 'segmentQueryList']

function firstState({ edited, start }: SearchFormProps, last: IntlFlightFormState): IntlFlightFormState {
  if (edited) return editedIntlState(edited.draft.searchParams as IntlFlightSearchParams, last)
  return start ? startedIntlState(start, last) : last
}

/** The international flight search (S2.52): single, return or up to six legs. */
export function IntlFlightForm(props: SearchFormProps) {
  const text = useText('app/home')
  const today = useChinaNow().date
  const [state, setState] = useState(() => firstState(props, initialIntlState(serverNow(), today, text.defaultDeparture)))
  const days = useDateSection('intlFlight', props.travelApplyNo, departureOf(state))
  const { choices, shown } = useBookingChoices(props, 'intlFlight')
  const list = useKeptFilters(props.edited?.filters)
  const save = useWrite(saveIntlFlightOrderTemp).mutateAsync
  const flow = useSearchFlow(props, { product: 'intlFlight', section: days.section, fields, save })
  const change = (next: IntlFlightFormState) => {
    flow.clear()
    setState(next)
    keepIntlSearch(next, serverNow())
  }
  const search = () =>
    void flow.search(choices, async () => (await import('./search-plan')).intlFlightPlan(state, days.rules, list.filters))
  const part = { state, days, errors: flow.errors, onChange: change }
  return (
    <SearchForm
      name={text.search}
      flow={flow}
      onSearch={search}
      kinds={
        <>
          <IntlKinds {...part} />
          {props.places}
        </>
      }
      options={
        <BookingOptions {...shown}>
          <IntlOptions {...part} />
          {list.shown && <Checkbox label={text.keepFilters} checked={list.kept} onChange={list.setKept} />}
        </BookingOptions>
      }
    >
      {state.kind === 'multi' ? (
        (button) => <IntlFlightLegs {...part} action={button} />
      ) : (
        <>
          <IntlCities {...part} />
          <IntlDates {...part} />
        </>
      )}
    </SearchForm>
  )
}

interface PartProps {
  state: IntlFlightFormState
  errors: FieldErrors
  onChange: (state: IntlFlightFormState) => void
}

/** Single, return or several legs. */
function IntlKinds({ state, days, onChange }: Omit<PartProps, 'errors'> & { days: BookableDays }) {
  const text = useText('app/home')
  const own = useText('products/intl-flight/search')
  return (
    <Segmented
      label={text.tripType}
      value={state.kind}
      onChange={(kind) => onChange(switchKind(state, kind, days.rules.last))}
      choices={[
        { value: 'single', label: text.single },
        { value: 'return', label: text.return },
        { value: 'multi', label: own.multi },
      ]}
    />
  )
}

/** Cabin, as whom the party flies, and whether a change of planes will do. */
function IntlOptions({ state, onChange }: Omit<PartProps, 'errors'>) {
  const own = useText('products/intl-flight/search')
  return (
    <>
      <OptionSelect
        label={own.cabin}
        value={state.seatType}
        options={seatTypes.map((value) => ({ value, label: own.cabins[value] }))}
        onChange={(seatType) => onChange({ ...state, seatType })}
      />
      <OptionSelect
        label={own.flyAs}
        value={state.passenger}
        options={(['adult', ...specialPassengers] as const).map((value) => ({ value, label: own.passengers[value] }))}
        onChange={(passenger) => onChange({ ...state, passenger })}
      />
      <Checkbox label={own.directOnly} checked={state.isDirect} onChange={(isDirect) => onChange({ ...state, isDirect })} />
    </>
  )
}

function IntlCities({ state, errors, onChange }: PartProps) {
  const text = useText('app/home')
  const own = useText('products/intl-flight/search')
  const places = useAirports('world', own.mainland)
  const known = [...state.mainland]
  return (
    <PlacePair
      picker={{ groups: places.groups, history: places.history, onApproach: places.approach, search: searchWorld }}
      from={{ label: text.from, value: state.depart, error: errors['departAirportCode'] }}
      to={{ label: text.to, value: state.arrive, error: errors['arriveAirportCode'] }}
      swapLabel={text.swap}
      onSwap={() => onChange({ ...state, depart: state.arrive, arrive: state.depart })}
      onChange={(side, place) => {
        places.keep(place)
        const mainland = place.abroad ? known : [...known.filter((code) => code !== place.code), place.code]
        onChange({ ...state, [side]: place, mainland })
      }}
    />
  )
}

function IntlDates({ state, errors, onChange, days: { section, rules } }: PartProps & { days: BookableDays }) {
  const text = useText('app/home')
  const [open, setOpen] = useState<Side>()
  const isReturn = state.kind === 'return'
  const depart = (date: string): Side | undefined => {
    onChange(chooseDeparture(state, date, rules.last))
    return isReturn ? 'end' : undefined
  }
  const back = (date: string): Side | undefined => {
    onChange({ ...state, kind: 'return', returnDate: date })
    return date < state.departDate ? 'end' : undefined
  }
  return (
    <DateFields
      label={text.chooseDates}
      section={section}
      open={open}
      onOpen={setOpen}
      start={{ label: text.departDate, date: state.departDate, error: errors['departDate'], rules, onPick: depart }}
      end={{
        label: text.returnDate,
        date: isReturn ? state.returnDate : undefined,
        error: errors['returnDate'],
        rules,
        empty: text.addReturn,
        onPick: back,
      }}
    />
  )
}
