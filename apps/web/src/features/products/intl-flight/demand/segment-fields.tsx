import { seatTypes, type SeatType } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { Button, IconButton } from '../../../../kit/actions/button'
import { DateField } from '../../../../kit/dates/date-field'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'
import { segmentFault, type SegmentField, type SegmentForm } from './quote-form'

interface SegmentFieldsProps {
  segment: SegmentForm
  /** Positions of the plan and of the flight. */
  index: number
  at: number
  tried: boolean
  legs: number
  onSegment: (more: Partial<SegmentForm>) => void
  onAdd: () => void
  onDrop: (() => void) | undefined
}

/** One flight of a plan; times are local to the airports. */
export function SegmentFields(props: SegmentFieldsProps) {
  const { segment, at, onSegment, onAdd, onDrop } = props
  const text = useText('products/intl-flight/demand/words')
  return (
    <fieldset className={styles['segment']}>
      <legend>{text.segment({ number: at + 1 })}</legend>
      {onDrop && (
        <span className={styles['remove']}>
          <IconButton icon="close" size="compact" label={text.removeSegment({ number: at + 1 })} onClick={onDrop} />
        </span>
      )}
      <div className={styles['pair']}>
        <Direction {...props} />
        <Typed {...props} field="flightNo" maxLength={7} />
        <Typed {...props} field="departAirport" maxLength={3} />
        <Day {...props} field="departDate" />
        <Typed {...props} field="departTime" maxLength={5} type="time" />
        <Typed {...props} field="arriveAirport" maxLength={3} />
        <Day {...props} field="arriveDate" />
        <Typed {...props} field="arriveTime" maxLength={5} type="time" />
        <Field label={text.fields.cabin}>
          {(control) => (
            <Select {...control} value={segment.cabin} onChange={(event) => onSegment({ cabin: event.target.value as SeatType })}>
              {seatTypes.map((cabin) => (
                <option key={cabin} value={cabin}>
                  {text.cabins[cabin]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Typed {...props} field="bookingClass" maxLength={1} />
      </div>
      <Button size="compact" kind="quiet" icon="plus" onClick={onAdd}>
        {text.addSegment}
      </Button>
    </fieldset>
  )
}

/** Which direction it belongs to; a single one is not asked for. */
function Direction({ segment, legs, onSegment }: SegmentFieldsProps) {
  const text = useText('products/intl-flight/demand/words')
  const count = Math.max(legs, segment.slice + 1)
  if (count === 1) return null
  return (
    <Field label={text.fields.slice}>
      {(control) => (
        <Select {...control} value={segment.slice} onChange={(event) => onSegment({ slice: Number(event.target.value) })}>
          {Array.from({ length: count }, (_none, slice) => (
            <option key={slice} value={slice}>
              {text.direction({ number: slice + 1 })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function useFault({ segment, tried }: SegmentFieldsProps, field: SegmentField): string | undefined {
  const text = useText('products/intl-flight/demand/words')
  const fault = tried ? segmentFault(segment, field) : undefined
  return fault && text[fault]
}

type TypedProps = SegmentFieldsProps & { field: SegmentField; maxLength: number; type?: 'time' }

function Typed(props: TypedProps) {
  const { segment, index, at, onSegment, field, maxLength, type } = props
  const text = useText('products/intl-flight/demand/words')
  return (
    <Field label={text.fields[field]} required={field !== 'bookingClass'} error={useFault(props, field)}>
      {(control) => (
        <Input
          {...control}
          data-field={`plans.${index}.segments.${at}.${field}`}
          type={type}
          maxLength={maxLength}
          value={segment[field]}
          onChange={(event) => onSegment({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
}

function Day(props: SegmentFieldsProps & { field: 'departDate' | 'arriveDate' }) {
  const { segment, index, at, onSegment, field } = props
  const text = useText('products/intl-flight/demand/words')
  return (
    <DateField
      label={text.fields[field]}
      required
      value={segment[field]}
      error={useFault(props, field)}
      data-field={`plans.${index}.segments.${at}.${field}`}
      onChange={(date) => onSegment({ [field]: date })}
    />
  )
}
