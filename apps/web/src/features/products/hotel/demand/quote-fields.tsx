import { IconButton } from '../../../../kit/actions/button'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'
import { planFault, type PlanForm } from './quote-form'

interface QuoteFieldsProps {
  plan: PlanForm
  index: number
  /** Faults are said once somebody tried to send. */
  tried: boolean
  onChange: (more: Partial<PlanForm>) => void
  onRemove: (() => void) | undefined
}

/** One offer of the agency's staff. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { index, onRemove } = props
  const text = useText('products/hotel/demand')
  return (
    <fieldset className={styles['offer']}>
      <legend>{text.planNumber({ number: index + 1 })}</legend>
      {onRemove && (
        <span className={styles['remove']}>
          <IconButton icon="close" size="compact" label={text.removePlan({ number: index + 1 })} onClick={onRemove} />
        </span>
      )}
      <div className={styles['pair']}>
        <Typed {...props} field="hotelName" maxLength={100} />
        <Typed {...props} field="address" maxLength={200} />
        <Typed {...props} field="roomName" maxLength={60} />
        <Typed {...props} field="reservationNo" maxLength={40} />
        <Typed {...props} field="price" maxLength={9} />
        <Breakfasts {...props} />
        <Choices {...props} />
        <Typed {...props} field="phone" maxLength={30} />
        <Typed {...props} field="freeHours" maxLength={3} />
        <Typed {...props} field="note" maxLength={300} />
      </div>
    </fieldset>
  )
}

type TypedField = 'hotelName' | 'address' | 'phone' | 'roomName' | 'price' | 'reservationNo' | 'freeHours' | 'note'
const optional: readonly TypedField[] = ['phone', 'freeHours', 'note']
const figures: readonly TypedField[] = ['price', 'freeHours']

function Typed({ plan, tried, onChange, field, maxLength }: QuoteFieldsProps & { field: TypedField; maxLength: number }) {
  const text = useText('products/hotel/demand')
  const fault = tried ? planFault(plan, field) : undefined
  return (
    <Field label={text.plan[field]} required={!optional.includes(field)} error={fault && text[fault]}>
      {(control) => (
        <Input
          {...control}
          maxLength={maxLength}
          inputMode={figures.includes(field) ? 'decimal' : undefined}
          value={plan[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
}

const mostBreakfasts = 4

function Breakfasts({ plan, onChange }: QuoteFieldsProps) {
  const text = useText('products/hotel/demand')
  const words = useText('products/hotel/words')
  return (
    <Field label={text.plan.breakfasts}>
      {(control) => (
        <Select {...control} value={plan.breakfasts} onChange={(event) => onChange({ breakfasts: Number(event.target.value) })}>
          {Array.from({ length: mostBreakfasts + 1 }, (_, count) => (
            <option key={count} value={count}>
              {words.breakfasts({ count })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Choices({ plan, onChange }: QuoteFieldsProps) {
  const text = useText('products/hotel/demand')
  const words = useText('products/hotel/words')
  return (
    <>
      <Field label={text.plan.hotelType}>
        {(control) => (
          <Select
            {...control}
            value={plan.hotelType}
            onChange={(event) => onChange({ hotelType: event.target.value === '1' ? 1 : 2 })}
          >
            <option value={2}>{words.payments[2]}</option>
            <option value={1}>{words.payments[1]}</option>
          </Select>
        )}
      </Field>
      <Field label={text.plan.starCode}>
        {(control) => (
          <Select {...control} value={plan.starCode} onChange={(event) => onChange({ starCode: Number(event.target.value) })}>
            {Object.entries(words.starGroups).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
