import type { DeskHall } from '@sojourn/contract/products/meeting/requirement.shapes'
import { IconButton } from '../../../../kit/actions/button'
import { DateField } from '../../../../kit/dates/date-field'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { LineFields } from '../line-fields'
import styles from '../meeting.module.css'
import { isPlanWrong, ofHall, type PlanField, type PlanForm } from './quote-form'

interface PlanFieldsProps {
  plan: PlanForm
  index: number
  halls: readonly DeskHall[]
  tried: boolean
  onChange: (more: Partial<PlanForm>) => void
  onRemove: (() => void) | undefined
}

/** One offer: the hall with its day, its price, what goes with it, and until when it stands. */
export function PlanFields(props: PlanFieldsProps) {
  const { plan, index, tried, onChange, onRemove } = props
  const text = useText('products/meeting/requirement')
  const setLine = (at: number, more: Partial<PlanForm['services'][number]>) =>
    onChange({ services: plan.services.map((line, position) => (position === at ? { ...line, ...more } : line)) })
  return (
    <fieldset className={styles['offer']}>
      <legend>{text.plan({ number: index + 1 })}</legend>
      {onRemove && (
        <span className={styles['remove']}>
          <IconButton icon="close" size="compact" label={text.removePlan({ number: index + 1 })} onClick={onRemove} />
        </span>
      )}
      <HallField {...props} />
      <div className={styles['fields']}>
        <Day {...props} field="startDate" />
        <Typed {...props} field="hallPrice" inputMode="decimal" />
        <Typed {...props} field="serviceFee" inputMode="decimal" />
        <Typed {...props} field="depositPercent" inputMode="numeric" />
        <Day {...props} field="validUntil" />
        <Field label={text.note}>
          {(control) => (
            <Input {...control} maxLength={300} value={plan.note} onChange={(event) => onChange({ note: event.target.value })} />
          )}
        </Field>
      </div>
      {plan.services.map((line, at) => (
        <LineFields key={line.kind} line={line} words={text} tried={tried} onChange={(more) => setLine(at, more)} />
      ))}
    </fieldset>
  )
}

/** Halls that seat everybody, each with its own price and the wished days on which it is free. */
function HallField({ plan, halls, tried, onChange }: PlanFieldsProps) {
  const text = useText('products/meeting/requirement')
  const words = useText('products/meeting/words')
  const hall = halls.find(({ hallKey }) => hallKey === plan.hallKey)
  const free = hall?.freeDates.map((date) => formatDate(date)).join(' · ')
  const hint =
    hall && `${text.listPrice({ price: formatPrice(hall.price) })} · ${free ? text.freeOn({ dates: free }) : text.notFree}`
  return (
    <Field label={text.hall} required hint={hint} error={tried && isPlanWrong(plan, 'hallKey') ? text.faults.needed : undefined}>
      {(control) => (
        <Select
          {...control}
          value={plan.hallKey}
          onChange={(event) => onChange(ofHall(halls.find(({ hallKey }) => hallKey === event.target.value)))}
        >
          <option value="">{text.chooseHall}</option>
          {halls.map(({ hallKey, venueName, hallName, seats }) => (
            <option key={hallKey} value={hallKey}>
              {text.hallOption({ venue: venueName, hall: hallName, seats: words.seats({ count: seats }) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Day({ plan, tried, onChange, field }: PlanFieldsProps & { field: 'startDate' | 'validUntil' }) {
  const text = useText('products/meeting/requirement')
  return (
    <DateField
      label={text[field]}
      required
      error={tried && isPlanWrong(plan, field) ? text.wrong : undefined}
      value={plan[field]}
      onChange={(date) => onChange({ [field]: date })}
    />
  )
}

interface TypedProps extends PlanFieldsProps {
  field: Exclude<PlanField, 'hallKey' | 'startDate' | 'validUntil'>
  inputMode?: 'decimal' | 'numeric'
}

function Typed({ plan, tried, onChange, field, inputMode }: TypedProps) {
  const text = useText('products/meeting/requirement')
  return (
    <Field
      label={text[field]}
      required={field !== 'serviceFee'}
      error={tried && isPlanWrong(plan, field) ? text.wrong : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode={inputMode}
          maxLength={12}
          value={plan[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
}
