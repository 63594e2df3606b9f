import { arrivalWindows, attendeeDiets, attendeeRooms, attendeeModes } from '@sojourn/contract/products/meeting/meeting-words'
import type { MeetingInvitationView } from '@sojourn/contract/products/meeting/invitation.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { Field } from '../../../../kit/forms/field'
import { Input, Select, TextArea } from '../../../../kit/forms/input'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { Card } from '../../../../kit/layout/page'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import { Choice, Dates, Fault } from './answer-choices'
import type { AnswerForm, FormFault } from './answer-form'

/** What the fields of an answer work with. */
export interface AnswerPart {
  invitation: MeetingInvitationView
  form: AnswerForm
  change: (more: Partial<AnswerForm>) => void
  errorOf: (field: FormFault) => string | undefined
}

/** Who answers, and whether they come. */
export function AnswerWho({ form, change, errorOf }: AnswerPart) {
  const text = useText('products/meeting/guests/invitation')
  return (
    <Card title={text.who}>
      <div className={styles['fields']}>
        <Field label={text.name} required error={errorOf('name')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={50}
              value={form.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.mobile} required error={errorOf('mobile')}>
          {(control) => (
            <Input
              {...control}
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
              value={form.mobile}
              onChange={(event) => change({ mobile: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles['question']} {...(errorOf('comes') && { 'data-invalid': true })}>
        <RadioGroup
          label={text.comes}
          showLabel
          value={form.comes === undefined ? undefined : form.comes ? 'yes' : 'no'}
          choices={[
            { value: 'yes', label: text.yes },
            { value: 'no', label: text.no },
          ]}
          onChange={(value) => change({ comes: value === 'yes' })}
        />
        <Fault>{errorOf('comes')}</Fault>
      </div>
    </Card>
  )
}

/** On which days, and how somebody comes. */
export function AnswerTravel({ invitation, form, change, errorOf }: AnswerPart) {
  const text = useText('products/meeting/guests/invitation')
  const words = useText('products/meeting/words')
  const { wishes } = form
  const wish = (more: Partial<AnswerForm['wishes']>) => change({ wishes: { ...wishes, ...more } })
  return (
    <Card title={text.travel}>
      <Dates
        legend={text.whichDays}
        all={invitation.days}
        chosen={wishes.days}
        error={errorOf('wishes.days')}
        onChange={(days) => wish({ days })}
      />
      <div className={styles['fields']}>
        <Choice label={text.by} value={wishes.by} of={attendeeModes} names={words.modes} onChange={(by) => wish({ by })} />
        {wishes.by !== 'own' && (
          <Field label={text.fromCity} required error={errorOf('wishes.fromCity')}>
            {(control) => (
              <Input
                {...control}
                maxLength={50}
                value={wishes.fromCity}
                onChange={(event) => wish({ fromCity: event.target.value })}
              />
            )}
          </Field>
        )}
        <When invitation={invitation} form={form} change={change} errorOf={errorOf} />
      </div>
    </Card>
  )
}

/** When somebody arrives and leaves. */
function When({ invitation, form: { wishes }, change, errorOf }: AnswerPart) {
  const text = useText('products/meeting/guests/invitation')
  const words = useText('products/meeting/words')
  const { arrival, leaving } = wishes
  const lastDay = invitation.days.at(-1)!
  const wish = (more: Partial<AnswerForm['wishes']>) => change({ wishes: { ...wishes, ...more } })
  return (
    <>
      <DayOf
        label={text.arrivalDate}
        error={errorOf('wishes.arrival.date')}
        of={invitation.nights.filter((day) => day <= lastDay)}
        value={arrival.date}
        onChange={(date) => wish({ arrival: { ...arrival, date } })}
      />
      <Choice
        label={text.arrivalWindow}
        value={arrival.window}
        of={arrivalWindows}
        names={words.windows}
        onChange={(window) => wish({ arrival: { ...arrival, window } })}
      />
      <DayOf
        label={text.leavingDate}
        error={errorOf('wishes.leaving.date')}
        of={leavingDays(invitation)}
        value={leaving.date}
        onChange={(date) => wish({ leaving: { ...leaving, date } })}
      />
      <Choice
        label={text.leavingWindow}
        value={leaving.window}
        of={arrivalWindows}
        names={words.windows}
        onChange={(window) => wish({ leaving: { ...leaving, window } })}
      />
    </>
  )
}

/** From its first day until the morning after the last night. */
const leavingDays = ({ days, nights }: AnswerPart['invitation']): string[] => [
  ...nights.filter((day) => day >= days[0]!),
  addDays(nights.at(-1)!, 1),
]

interface DayOfProps {
  label: string
  error: string | undefined
  of: readonly string[]
  value: string
  onChange: (day: string) => void
}

function DayOf({ label, error, of, value, onChange }: DayOfProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {of.map((day) => (
            <option key={day} value={day}>
              {formatFullDate(day)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Where somebody sleeps, and what they eat. */
export function AnswerStay({ invitation, form, change, errorOf }: AnswerPart) {
  const text = useText('products/meeting/guests/invitation')
  const words = useText('products/meeting/words')
  const { wishes } = form
  const wish = (more: Partial<AnswerForm['wishes']>) => change({ wishes: { ...wishes, ...more } })
  return (
    <Card title={text.stay}>
      <div className={styles['fields']}>
        <Choice
          label={text.room}
          value={wishes.room}
          of={attendeeRooms}
          names={words.rooms}
          onChange={(room) => wish({ room, nights: room === 'none' ? [] : wishes.nights })}
        />
        <Choice
          label={text.diet}
          value={wishes.diet}
          of={attendeeDiets}
          names={words.diets}
          onChange={(diet) => wish({ diet })}
        />
      </div>
      {wishes.room !== 'none' && (
        <Dates
          legend={text.nights}
          all={invitation.nights}
          chosen={wishes.nights}
          error={errorOf('wishes.nights')}
          onChange={(nights) => wish({ nights })}
        />
      )}
      <Field label={text.note} hint={text.noteHint}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={200}
            value={wishes.note}
            onChange={(event) => wish({ note: event.target.value })}
          />
        )}
      </Field>
    </Card>
  )
}
