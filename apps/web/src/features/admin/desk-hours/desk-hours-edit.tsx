import type { DeskHours, DeskPeriod } from '@sojourn/contract/booking/desk-hours.shapes'
import { deskDaySentence, deskPeriodSentence } from '@sojourn/domain/admin/desk-sentences'
import { periodOn, promisedBy } from '@sojourn/domain/booking/desk-hours'
import { addDays } from '@sojourn/domain/kit/local-date'
import { Button, IconButton } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { serverInstant } from '../../../kit/dates/server-time'
import { EditForm } from '../../../kit/edit/edit-form'
import { EditSection } from '../../../kit/edit/edit-section'
import { Checkbox } from '../../../kit/forms/checkbox'
import { FieldError } from '../../../kit/forms/field'
import { Help } from '../../../kit/help/help'
import { IconLine } from '../../../kit/layout/icon-line'
import { Badge } from '../../../kit/marks/badge'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { SavedBy } from '../history/record-history'
import { DayLines } from '../office-hours/day-lines'
import { WeekFields } from '../office-hours/week-fields'
import styles from './desk-hours.module.css'
import { useDeskHours, type DeskAnswer } from './use-desk-hours'

/** What was until today is read; what comes is written. */
export function DeskHoursEdit({ answer }: { answer: DeskAnswer }) {
  const text = useText('admin/agency/desk-hours')
  const { today } = answer
  const { edit, busy, submit, errorOf, faults, sound } = useDeskHours(answer)
  const { periods, days } = edit.value
  const isPast = ({ date }: { date: string }) => date !== '' && date <= today
  const past = days.filter(isPast)
  return (
    <EditForm
      label={text.title}
      edit={edit}
      busy={busy}
      onSave={submit}
      by={<SavedBy kind="deskHours" id="deskHours" version={answer.version} />}
      faults={faults}
    >
      <EditSection
        title={text.periods}
        explanation={text.periodsWhy}
        mark={<Help field={text.periods} article="desk-hours" section="periods" />}
      >
        <Periods hours={edit.value} today={today} onChange={(next) => edit.set({ days, periods: next })} />
        {errorOf('periods') && <FieldError>{errorOf('periods')}</FieldError>}
        {sound && <Example hours={edit.value} />}
      </EditSection>
      <EditSection
        title={text.days}
        explanation={text.daysWhy}
        mark={<Help field={text.days} article="desk-hours" section="days" />}
      >
        <DayLines
          days={days.filter((day) => !isPast(day))}
          tried={faults > 0}
          onChange={(next) => edit.set({ periods, days: [...past, ...next] })}
        />
        {errorOf('days') && <FieldError>{errorOf('days')}</FieldError>}
        <PastDays days={past} />
      </EditSection>
    </EditForm>
  )
}

function PastDays({ days }: Pick<DeskHours, 'days'>) {
  const text = useText('admin/agency/desk-hours')
  if (days.length === 0) return null
  const said = days.map((day) => deskDaySentence(day, language)).join(', ')
  return <p className={styles['soft']}>{`${text.pastDays}: ${said}`}</p>
}

interface PeriodsProps {
  hours: DeskHours
  today: string
  onChange: (periods: DeskPeriod[]) => void
}

function Periods({ hours, today, onChange }: PeriodsProps) {
  const text = useText('admin/agency/desk-hours')
  const { periods } = hours
  const current = periodOn(hours, today)
  const add = () => {
    const latest = periods.at(-1)!
    const from = addDays(latest.from > today ? latest.from : today, 1)
    onChange([...periods, { ...latest, from }])
  }
  return (
    <div className={styles['periods']}>
      {periods.map((period, at) =>
        period.from !== '' && period.from <= today ? (
          <p key={at}>
            {period === current ? <Badge tone="good">{text.current}</Badge> : <Badge tone="locked">{text.past}</Badge>}{' '}
            {deskPeriodSentence(period, language)}
          </p>
        ) : (
          <Period
            key={at}
            period={period}
            today={today}
            onChange={(more) => onChange(periods.map((each, index) => (index === at ? { ...each, ...more } : each)))}
            onRemove={() => onChange(periods.filter((_, index) => index !== at))}
          />
        ),
      )}
      <Button icon="plus" className={styles['start']} onClick={add}>
        {text.add}
      </Button>
    </div>
  )
}

interface PeriodProps {
  period: DeskPeriod
  today: string
  onChange: (more: Partial<DeskPeriod>) => void
  onRemove: () => void
}

/** Hours that are to come. */
function Period({ period: { from, week, nationalCalendar }, today, onChange, onRemove }: PeriodProps) {
  const text = useText('admin/agency/desk-hours')
  return (
    <div role="group" aria-label={text.periodOf({ from: from && formatFullDate(from) })} className={styles['period']}>
      <div className={styles['head']}>
        <DateField
          required
          label={text.from}
          hint={text.fromHint}
          min={addDays(today, 1)}
          value={from}
          onChange={(day) => onChange({ from: day })}
        />
        <IconButton icon="close" label={text.remove({ from: from && formatFullDate(from) })} onClick={onRemove} />
      </div>
      <WeekFields week={week} onChange={(next) => onChange({ week: next })} />
      <Checkbox
        label={text.nationalCalendar}
        hint={text.nationalCalendarHint}
        checked={nationalCalendar}
        onChange={(followed) => onChange({ nationalCalendar: followed })}
      />
    </div>
  )
}

/** What the hours come to. */
function Example({ hours }: { hours: DeskHours }) {
  const text = useText('admin/agency/desk-hours')
  return <IconLine icon="info">{text.example({ until: formatInstant(promisedBy(serverInstant(), 120, hours)) })}</IconLine>
}
