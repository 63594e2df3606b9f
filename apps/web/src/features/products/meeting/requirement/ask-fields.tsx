import { dateDeciders, meetingLayouts, meetingServices } from '@sojourn/contract/products/meeting/meeting-words'
import { DateField } from '../../../../kit/dates/date-field'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field } from '../../../../kit/forms/field'
import { Input, Select, TextArea } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import type { AskForm } from './ask-form'

/** What the fields of the form work with. */
export interface AskPart {
  form: AskForm
  change: (more: Partial<AskForm>) => void
  errorOf: (field: string) => string | undefined
  /** Days of an event, both included. */
  days: { first: string; last: string }
}

const positions = [0, 1, 2] as const
const longestDays = 10

/** Wished days, how long, and for how many. */
export function AskWhen({ form, change, errorOf, days }: AskPart) {
  const text = useText('products/meeting/requirement')
  const setDate = (at: number, date: string) =>
    change({ dates: form.dates.map((former, index) => (index === at ? date : former)) as AskForm['dates'] })
  return (
    <Card title={text.when}>
      <div className={styles['fields']}>
        {positions.map((at) => (
          <DateField
            key={at}
            label={at === 0 ? text.firstDate : text.otherDate({ number: at })}
            required={at === 0}
            error={errorOf(`dates.${at}`)}
            min={days.first}
            max={days.last}
            value={form.dates[at]}
            onChange={(date) => setDate(at, date)}
          />
        ))}
        <Choice
          label={text.decides}
          value={form.decides}
          options={dateDeciders.map((value) => ({ value, name: text.deciders[value] }))}
          onChange={(decides) => change({ decides })}
        />
        <Choice
          label={text.duration}
          value={String(form.halfDays)}
          options={[
            { value: '1', name: text.halfDay },
            ...Array.from({ length: longestDays }, (_, index) => ({
              value: String((index + 1) * 2),
              name: text.days({ count: index + 1 }),
            })),
          ]}
          onChange={(halfDays) => change({ halfDays: Number(halfDays) })}
        />
        <Typed name="people" label={text.people} inputMode="numeric" required part={{ form, change, errorOf }} field="people" />
      </div>
    </Card>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; name: string }[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const choose = (typed: string) => {
    const chosen = options.find((option) => option.value === typed)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Seating, services and budget. */
export function AskNeeds({ form, change, errorOf }: AskPart) {
  const text = useText('products/meeting/requirement')
  const words = useText('products/meeting/words')
  return (
    <Card title={text.needs}>
      <div className={styles['fields']}>
        <Choice
          label={text.layout}
          value={form.layout}
          options={meetingLayouts.map((value) => ({ value, name: words.layouts[value] }))}
          onChange={(layout) => change({ layout })}
        />
        <Typed
          name="budget"
          label={text.budget}
          hint={text.budgetHint}
          inputMode="decimal"
          part={{ form, change, errorOf }}
          field="budget"
        />
      </div>
      <Services form={form} change={change} />
      <Field label={text.remark} hint={text.remarkHint}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={form.remark}
            onChange={(event) => change({ remark: event.target.value })}
          />
        )}
      </Field>
    </Card>
  )
}

/** The meeting itself is always among what is needed (S2.56). */
function Services({ form, change }: Pick<AskPart, 'form' | 'change'>) {
  const text = useText('products/meeting/requirement')
  const words = useText('products/meeting/words')
  const toggle = (service: (typeof meetingServices)[number], checked: boolean) =>
    change({ services: meetingServices.filter((each) => (each === service ? checked : form.services.includes(each))) })
  return (
    <fieldset className={styles['boxes']}>
      <legend className="visually-hidden">{text.needs}</legend>
      <Checkbox label={text.meeting} checked disabled />
      {meetingServices.map((service) => (
        <Checkbox
          key={service}
          label={words.services[service]}
          checked={form.services.includes(service)}
          onChange={(checked) => toggle(service, checked)}
        />
      ))}
    </fieldset>
  )
}

/** Whom the venue reaches, and by when it is answered and decided. */
export function AskWho({ form, change, errorOf, days }: AskPart) {
  const text = useText('products/meeting/requirement')
  const part = { form, change, errorOf }
  return (
    <Card title={text.contact}>
      <div className={styles['fields']}>
        <Typed name="contact.name" label={text.name} required part={part} field="name" />
        <Typed name="contact.mobile" label={text.mobile} inputMode="tel" required part={part} field="mobile" />
        {(['answerBy', 'decideBy'] as const).map((field) => (
          <DateField
            key={field}
            label={text[field]}
            required
            error={errorOf(field)}
            min={days.first}
            max={days.last}
            value={form[field]}
            onChange={(date) => change({ [field]: date })}
          />
        ))}
      </div>
    </Card>
  )
}

interface TypedProps {
  /** Of the field in the request. */
  name: string
  label: string
  hint?: string
  required?: boolean
  inputMode?: 'numeric' | 'decimal' | 'tel'
  part: Pick<AskPart, 'form' | 'change' | 'errorOf'>
  field: 'people' | 'budget' | 'name' | 'mobile'
}

function Typed({ name, label, hint, required, inputMode, part, field }: TypedProps) {
  return (
    <Field label={label} hint={hint} required={required} error={part.errorOf(name)}>
      {(control) => (
        <Input
          {...control}
          inputMode={inputMode}
          maxLength={50}
          value={part.form[field]}
          onChange={(event) => part.change({ [field]: event.target.value })}
        />
      )}
    </Field>
  )
}
