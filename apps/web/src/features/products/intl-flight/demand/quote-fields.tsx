import { Button, IconButton } from '../../../../kit/actions/button'
import { DateField } from '../../../../kit/dates/date-field'
import { Field } from '../../../../kit/forms/field'
import { Input, TextArea } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'
import { isOptional, planFault, withSegmentAfter, type PlanField, type PlanForm } from './quote-form'
import { SegmentFields } from './segment-fields'
import type { OfferForm } from './offer-form'
import { SuppliedPlan } from './supplied-plan'

export interface QuoteFieldsProps {
  plan: PlanForm
  index: number
  /** Faults are said once somebody tried to send. */
  tried: boolean
  /** How many people travel. */
  count: number
  /** How many directions were asked for. */
  legs: number
  onChange: (more: Partial<PlanForm>) => void
  /** Looks for an offer of the supply; absent where it sells no such party. */
  onSearch: (() => void) | undefined
  onCopy: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** One plan of the agency's staff. */
export function QuoteFields(props: QuoteFieldsProps) {
  const { plan, index, onSearch, onCopy, onRemove } = props
  const text = useText('products/intl-flight/demand/words')
  return (
    <fieldset className={styles['offer']}>
      <legend>{text.plan({ number: index + 1 })}</legend>
      {onRemove && (
        <span className={styles['remove']}>
          <IconButton icon="close" size="compact" label={text.removePlan({ number: index + 1 })} onClick={onRemove} />
        </span>
      )}
      {onSearch && (
        <div className={styles['line']} data-field={`plans.${index}.offer`} tabIndex={-1}>
          <Button size="compact" icon="search" aria-haspopup="dialog" onClick={onSearch}>
            {plan.offer ? text.searchAgain : text.searchOffers}
          </Button>
          {plan.offer && (
            <Button size="compact" kind="quiet" onClick={() => props.onChange({ offer: undefined })}>
              {text.typeInstead}
            </Button>
          )}
        </div>
      )}
      {plan.offer ? <SuppliedFields {...props} offer={plan.offer} /> : <TypedFields {...props} />}
      {onCopy && (
        <div>
          <Button size="compact" onClick={onCopy}>
            {text.copyPlan}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** What the supply sells is not typed over: how long the plan stands, and a note. */
function SuppliedFields(props: QuoteFieldsProps & { offer: OfferForm }) {
  return (
    <>
      <SuppliedPlan offer={props.offer} rules={props.plan.rules} count={props.count} />
      <div className={styles['pair']}>
        <ValidUntil {...props} />
      </div>
      <Typed {...props} field="note" maxLength={300} />
    </>
  )
}

function TypedFields(props: QuoteFieldsProps) {
  const { plan, onChange } = props
  const { segments } = plan
  return (
    <>
      {segments.map((segment, at) => (
        <SegmentFields
          key={segment.key}
          {...props}
          segment={segment}
          at={at}
          onSegment={(more) => onChange({ segments: segments.map((each, no) => (no === at ? { ...each, ...more } : each)) })}
          onAdd={() => onChange({ segments: withSegmentAfter(segments, at) })}
          onDrop={segments.length > 1 ? () => onChange({ segments: segments.filter((_each, no) => no !== at) }) : undefined}
        />
      ))}
      <div className={styles['pair']}>
        <Typed {...props} field="carrier" maxLength={2} />
        <Typed {...props} field="adultFare" maxLength={9} figure />
        <Typed {...props} field="adultTaxes" maxLength={9} figure />
        <Typed {...props} field="childFare" maxLength={9} figure />
        <Typed {...props} field="childTaxes" maxLength={9} figure />
        <Typed {...props} field="infantFare" maxLength={9} figure />
        <Typed {...props} field="infantTaxes" maxLength={9} figure />
        <Typed {...props} field="pieces" maxLength={1} figure />
        <Typed {...props} field="kilograms" maxLength={3} figure />
        <ValidUntil {...props} />
      </div>
      <Rules {...props} />
    </>
  )
}

function useFault({ plan, tried }: QuoteFieldsProps): (field: PlanField) => string | undefined {
  const text = useText('products/intl-flight/demand/words')
  return (field) => {
    const fault = tried ? planFault(plan, field) : undefined
    return fault && text[fault]
  }
}

type TypedProps = QuoteFieldsProps & { field: PlanField; maxLength: number; figure?: boolean; type?: 'time' }

function Typed(props: TypedProps) {
  const { plan, index, onChange, field, maxLength, figure, type } = props
  const text = useText('products/intl-flight/demand/words')
  const faultOf = useFault(props)
  return (
    <Field label={text.fields[field]} required={!isOptional(field)} error={faultOf(field)}>
      {(control) => (
        <Input
          {...control}
          data-field={`plans.${index}.${field}`}
          type={type}
          maxLength={maxLength}
          inputMode={figure ? 'decimal' : undefined}
          value={plan[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
}

function ValidUntil(props: QuoteFieldsProps) {
  const { plan, index, onChange } = props
  const text = useText('products/intl-flight/demand/words')
  const faultOf = useFault(props)
  return (
    <>
      <DateField
        label={text.fields.validUntil}
        required
        value={plan.validUntil}
        error={faultOf('validUntil')}
        data-field={`plans.${index}.validUntil`}
        onChange={(validUntil) => onChange({ validUntil })}
      />
      <Typed {...props} field="validTime" maxLength={5} type="time" />
    </>
  )
}

function Rules(props: QuoteFieldsProps) {
  const { plan, index, onChange } = props
  const text = useText('products/intl-flight/demand/words')
  const faultOf = useFault(props)
  return (
    <>
      <Field label={text.fields.rules} required error={faultOf('rules')}>
        {(control) => (
          <TextArea
            {...control}
            data-field={`plans.${index}.rules`}
            rows={2}
            maxLength={1000}
            value={plan.rules}
            onChange={(event) => onChange({ rules: event.target.value })}
          />
        )}
      </Field>
      <Typed {...props} field="note" maxLength={300} />
    </>
  )
}
