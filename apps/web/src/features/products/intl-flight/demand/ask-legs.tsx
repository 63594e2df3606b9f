import type { FlightLeg } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { addLeg, maximumLegs, moveLeg } from '@sojourn/domain/products/intl-flight/draft/legs'
import { addDays } from '@sojourn/domain/kit/local-date'
import { Button, IconButton } from '../../../../kit/actions/button'
import { DateField } from '../../../../kit/dates/date-field'
import { FieldError } from '../../../../kit/forms/field'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import type { Place } from '../../../../kit/pickers/place'
import { useText } from '../../../../kit/text/text'
import { useDateSection } from '../../../booking/search/use-date-section'
import { searchWorld, useAirports } from '../../../reference/use-airports'
import { business, type AskPart } from './ask-form'
import styles from './demand.module.css'

const purposes = [1, 2] as const

/** One to six legs, a row each. */
export function AskLegs(part: AskPart) {
  const { form, change, errorOf } = part
  const text = useText('products/intl-flight/demand/words')
  const { legs } = form
  const application = form.travelType === business ? form.travelApplyNo : undefined
  const { rules } = useDateSection('intlFlight', application, legs[0]?.departCode)
  const whole = errorOf('legs')
  const more = () => {
    const last = legs.at(-1)
    const dated = legs.map((leg) => ({ ...leg, departDate: leg.departDate || addDays(rules.today, 7) }))
    change({ legs: last ? addLeg(dated, rules.last) : legs })
  }
  return (
    <div className={styles['fields']}>
      <RadioGroup
        showLabel
        label={text.travelType}
        value={form.travelType}
        onChange={(travelType) => change({ travelType })}
        choices={purposes.map((value) => ({ value, label: text.travelTypes[value] }))}
      />
      {legs.map((leg, index) => (
        <Leg key={index} {...part} leg={leg} index={index} first={rules.first} last={rules.last} />
      ))}
      {whole && <FieldError>{whole}</FieldError>}
      <div>
        <Button icon="plus" disabledReason={legs.length >= maximumLegs ? text.legsFull : undefined} onClick={more}>
          {text.addLeg}
        </Button>
      </div>
    </div>
  )
}

interface LegProps extends AskPart {
  leg: FlightLeg
  index: number
  first: string
  last: string
}

const placeOf = (code: string, name: string, kind = 0): Place | undefined => (code ? { code, name, kind } : undefined)

function Leg({ form, change, errorOf, leg, index, first, last }: LegProps) {
  const text = useText('products/intl-flight/demand/words')
  const put = (more: Partial<FlightLeg>) =>
    change({ legs: form.legs.map((each, at) => (at === index ? { ...each, ...more } : each)) })
  const before = form.legs[index - 1]?.departDate ?? ''
  return (
    <fieldset className={styles['leg']}>
      <legend>{text.leg({ number: index + 1 })}</legend>
      <End
        label={text.depart}
        value={placeOf(leg.departCode, leg.departCityName, leg.departType)}
        error={errorOf(`legs.${index}.departCode`)}
        onPick={({ code, name, kind }) => put({ departCode: code, departCityName: name, departType: kind })}
      />
      <End
        label={text.arrive}
        value={placeOf(leg.arriveCode, leg.arriveCityName, leg.arriveType)}
        error={errorOf(`legs.${index}.arriveCode`)}
        onPick={({ code, name, kind }) => put({ arriveCode: code, arriveCityName: name, arriveType: kind })}
      />
      <DateField
        label={text.departDate}
        value={leg.departDate}
        min={before > first ? before : first}
        max={last}
        error={errorOf(`legs.${index}.departDate`)}
        onChange={(date) =>
          change({ legs: form.legs.length > 1 ? moveLeg(form.legs, index, date) : [{ ...leg, departDate: date }] })
        }
      />
      {form.legs.length > 1 && (
        <IconButton
          icon="close"
          size="compact"
          className={styles['remove']}
          label={text.removeLeg({ number: index + 1 })}
          onClick={() => change({ legs: form.legs.filter((_leg, at) => at !== index) })}
        />
      )}
    </fieldset>
  )
}

interface EndProps {
  label: string
  value: Place | undefined
  error: string | undefined
  onPick: (place: Place) => void
}

/** Where a leg begins or ends. */
function End({ label, value, error, onPick }: EndProps) {
  const text = useText('products/intl-flight/demand/words')
  const search = useText('products/intl-flight/search')
  const places = useAirports('world', search.mainland)
  return (
    <CityPicker
      framed
      label={label}
      placeholder={text.placeHint}
      value={value}
      groups={places.groups}
      history={places.history}
      onApproach={places.approach}
      search={searchWorld}
      error={error}
      onChange={(place) => {
        places.keep(place)
        onPick(place)
      }}
    />
  )
}
