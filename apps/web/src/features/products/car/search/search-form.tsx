import type { CarAlong } from '@sojourn/contract/products/car/car.shapes'
import type { CarSearchParams } from '@sojourn/contract/products/car/draft.shapes'
import { useState } from 'react'
import { saveCarOrderTemp } from '../../../../api/calls/products/car/draft'
import { useWrite } from '../../../../api/queries'
import { serverInstant } from '../../../../kit/dates/server-time'
import { Segmented } from '../../../../kit/forms/radio-group'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import { useText } from '../../../../kit/text/text'
import type { SearchFormProps } from '../../../booking/product/screens'
import { BookingOptions } from '../../../booking/search/booking-options'
import { OneDate } from '../../../booking/search/one-date'
import { SearchForm } from '../../../booking/search/search-form'
import styles from '../../../booking/search/search-form.module.css'
import type { FieldErrors } from '../../../booking/search/search-frame'
import { SelectField } from '../../../booking/search/select-field'
import { TextField } from '../../../booking/search/text-field'
import { useBookingChoices } from '../../../booking/search/use-booking-choices'
import { useDateSection, type BookableDays } from '../../../booking/search/use-date-section'
import { useSearchFlow } from '../../../booking/search/use-search-flow'
import { rideTypes } from '@sojourn/contract/products/car/car-words'
import {
  carPlan,
  editedCarState,
  hasDestination,
  hasService,
  initialCarState,
  isPlanned,
  quarters,
  stateAlong,
  withCity,
  type CarFormState,
} from './search-state'
import { searchCarCities } from './find-cities'
import { useCarCities, useCarPlaces, useNamedCity } from './use-car-places'

const fields = ['cityId', 'from', 'to', 'departDate', 'departTime', 'serviceNo']

/** The search for cars: what kind of ride, from where to where, and when. */
export function CarForm({ along, ...props }: SearchFormProps & { along?: CarAlong }) {
  const own = useText('products/car/search')
  const { types } = useText('products/car/rules')
  const days = useDateSection('car', props.travelApplyNo)
  const [state, setState] = useState(() => {
    if (props.edited) return editedCarState(props.edited.draft.searchParams as CarSearchParams)
    return along ? stateAlong(along) : initialCarState(days.rules.today, own.defaultCity)
  })
  const { choices, shown } = useBookingChoices(props, 'car')
  const save = useWrite(saveCarOrderTemp).mutateAsync
  const flow = useSearchFlow(props, { product: 'car', section: days.section, fields, save })
  const change = (next: CarFormState) => {
    flow.clear()
    setState(next)
  }
  return (
    <SearchForm
      name={own.search}
      flow={flow}
      onSearch={() => void flow.search(choices, () => carPlan(state, days.rules, serverInstant()))}
      kinds={
        !along && (
          <Segmented
            label={own.kind}
            value={state.kind}
            onChange={(kind) => change({ ...state, kind })}
            choices={rideTypes.map((kind) => ({ value: kind, label: types[kind] }))}
          />
        )
      }
      options={<BookingOptions {...shown} />}
    >
      <CarPlaces state={state} errors={flow.errors} onChange={change} />
      <CarMoment state={state} days={days} errors={flow.errors} onChange={change} />
    </SearchForm>
  )
}

interface PartProps {
  state: CarFormState
  errors: FieldErrors
  onChange: (state: CarFormState) => void
}

function CarPlaces({ state, errors, onChange }: PartProps) {
  const own = useText('products/car/search')
  const cities = useCarCities()
  const city = useNamedCity(state.city)
  const places = useCarPlaces(Number(state.city?.code ?? 0))
  const picker = {
    groups: places.groups,
    onApproach: places.approach,
    search: places.search,
    placeholder: own.placeHint,
    showCode: false,
    names: 'long',
  } as const
  return (
    <div className={`${styles['three']} ${styles['places']}`}>
      <CityPicker
        label={own.city}
        placeholder={own.cityHint}
        value={city}
        groups={cities.groups}
        search={searchCarCities}
        onApproach={cities.approach}
        error={errors['cityId']}
        showCode={false}
        onChange={(city) => onChange(withCity(state, city))}
      />
      <CityPicker
        {...picker}
        key={`from ${state.city?.code}`}
        label={own.from}
        value={state.from}
        error={errors['from']}
        onChange={(from) => onChange({ ...state, from })}
      />
      {hasDestination(state) && (
        <CityPicker
          {...picker}
          key={`to ${state.city?.code}`}
          label={own.to}
          value={state.to}
          error={errors['to']}
          onChange={(to) => onChange({ ...state, to })}
        />
      )}
    </div>
  )
}

/** When a planned ride begins, and what a pick-up waits for. */
function CarMoment({ state, days, errors, onChange }: PartProps & { days: BookableDays }) {
  const own = useText('products/car/search')
  if (!isPlanned(state))
    return (
      <SelectField
        label={own.departure}
        value="now"
        options={[{ value: 'now', name: own.now }]}
        empty={own.now}
        error={errors['departTime']}
        onChange={() => undefined}
      />
    )
  const flight = state.kind === 'airportPickup'
  return (
    <div className={styles[hasService(state) ? 'three' : 'pair']}>
      <OneDate
        label={own.date}
        date={state.date}
        days={days}
        error={errors['departDate']}
        onPick={(date) => onChange({ ...state, date })}
      />
      <SelectField
        label={own.time}
        value={state.time}
        options={quarters.map((time) => ({ value: time, name: time }))}
        empty={own.chooseTime}
        error={errors['departTime']}
        onChange={(time) => onChange({ ...state, time })}
      />
      {hasService(state) && (
        <TextField
          label={flight ? own.flightNo : own.trainNo}
          value={state.serviceNo}
          placeholder={flight ? own.flightHint : own.trainHint}
          maxLength={10}
          error={errors['serviceNo']}
          onChange={(serviceNo) => onChange({ ...state, serviceNo })}
        />
      )}
    </div>
  )
}
