import type { FlightLeg } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { addLeg, canRemoveLeg, maximumLegs, moveLeg, removeLeg } from '@sojourn/domain/products/intl-flight/draft/legs'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../../../kit/actions/button'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import { FieldError } from '../../../../kit/forms/field'
import type { Place } from '../../../../kit/pickers/place'
import { useText } from '../../../../kit/text/text'
import styles from './search-legs.module.css'
import { placeLeg, type IntlFlightFormState } from './search-state'
import { OneDate } from '../../../booking/search/one-date'
import type { BookableDays } from '../../../booking/search/use-date-section'
import { searchWorld, useAirports } from '../../../reference/use-airports'
import type { FieldErrors } from '../../../booking/search/search-frame'

export interface IntlFlightLegsProps {
  state: IntlFlightFormState
  days: BookableDays
  errors: FieldErrors
  onChange: (state: IntlFlightFormState) => void
  /** The search button, at the end of the last row. */
  action: ReactNode
}

/** Two to six legs, one row each (S5.06–S5.09). */
export function IntlFlightLegs({ state, days, errors, onChange, action }: IntlFlightLegsProps) {
  const own = useText('products/intl-flight/search')
  const { legs } = state
  const whole = errors['segmentQueryList']
  return (
    <div className={styles['legs']}>
      {legs.map((leg, index) => (
        <Leg key={leg.journeyIndex} leg={leg} index={index} state={state} days={days} errors={errors} onChange={onChange} />
      ))}
      {whole && <FieldError>{whole}</FieldError>}
      <div className={styles['foot']}>
        <Button
          icon="plus"
          disabledReason={legs.length >= maximumLegs ? own.addLegFull : undefined}
          onClick={() => onChange({ ...state, legs: addLeg(legs, days.rules.last) })}
        >
          {own.addLeg}
        </Button>
        {action}
      </div>
    </div>
  )
}

type LegProps = Omit<IntlFlightLegsProps, 'action'> & { leg: FlightLeg; index: number }

function Leg(props: LegProps) {
  const { index, state, onChange } = props
  const own = useText('products/intl-flight/search')
  return (
    <fieldset className={styles['leg']}>
      <legend className={styles['name']}>{own.leg({ index: index + 1 })}</legend>
      <LegCities {...props} />
      <LegDate {...props} />
      {canRemoveLeg(index) && (
        <IconButton
          icon="close"
          size="compact"
          label={own.removeLeg({ index: index + 1 })}
          className={styles['remove']}
          onClick={() => onChange({ ...state, legs: removeLeg(state.legs, index) })}
        />
      )}
    </fieldset>
  )
}

const placeOf = (code: string, name: string, kind = 0): Place | undefined => (code ? { code, name, kind } : undefined)

function LegCities({ leg, index, state, errors, onChange }: LegProps) {
  const text = useText('app/home')
  const own = useText('products/intl-flight/search')
  const places = useAirports('world', own.mainland)
  const picker = { groups: places.groups, history: places.history, onApproach: places.approach, search: searchWorld }
  const choose = (end: 'depart' | 'arrive') => (place: Place) => {
    places.keep(place)
    onChange(placeLeg(state, index, end, place))
  }
  return (
    <>
      <CityPicker
        {...picker}
        label={text.from}
        value={placeOf(leg.departCode, leg.departCityName, leg.departType)}
        onChange={choose('depart')}
        error={errors[`segmentQueryList.${index}.departCode`]}
      />
      <CityPicker
        {...picker}
        label={text.to}
        value={placeOf(leg.arriveCode, leg.arriveCityName, leg.arriveType)}
        onChange={choose('arrive')}
        error={errors[`segmentQueryList.${index}.arriveCode`]}
      />
    </>
  )
}

/** Not before the leg before (S5.07); later legs move along. */
function LegDate({ leg, index, state, days, errors, onChange }: LegProps) {
  const own = useText('products/intl-flight/search')
  const before = state.legs[index - 1]
  const first = before && before.departDate > days.rules.first ? before.departDate : days.rules.first
  return (
    <OneDate
      label={own.legDate}
      date={leg.departDate}
      days={{ ...days, rules: { ...days.rules, first } }}
      error={errors[`segmentQueryList.${index}.departDate`]}
      onPick={(date) => onChange({ ...state, legs: moveLeg(state.legs, index, date) })}
    />
  )
}
