import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import { officeDaysAtMost } from '@sojourn/contract/booking/office-words'
import { Button, IconButton } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import styles from './hours.module.css'

type Days = OfficeHours['days']

interface DayLinesProps {
  days: Days
  /** Somebody wanted to save them. */
  tried: boolean
  onChange: (days: Days) => void
}

/** Dates that are another than the week and the calendar say. */
export function DayLines({ days, tried, onChange }: DayLinesProps) {
  const text = useText('admin/company/office-hours')
  const full = days.length >= officeDaysAtMost
  const kinds = [
    { id: 'off', name: text.kinds.off },
    { id: 'works', name: text.kinds.works },
  ]
  return (
    <>
      <ul className={styles['days']}>
        {days.map((day, at) => {
          const set = (more: Partial<Days[number]>) =>
            onChange(days.map((each, index) => (index === at ? { ...each, ...more } : each)))
          return (
            <li key={at}>
              <DateField
                label={text.date}
                value={day.date}
                error={tried && day.date === '' ? text.dateMissing : undefined}
                onChange={(date) => set({ date })}
              />
              <ChoiceField
                label={text.works}
                choices={kinds}
                value={day.works ? 'works' : 'off'}
                onChange={(kind) => set({ works: kind === 'works' })}
              />
              <LineField label={text.name} maxLength={40} value={day.name} onChange={(name) => set({ name })} />
              <IconButton icon="close" label={text.removeDay} onClick={() => onChange(days.filter((_, index) => index !== at))} />
            </li>
          )
        })}
      </ul>
      <Button
        icon="plus"
        className={styles['start']}
        disabledReason={full ? text.tooManyDays({ count: officeDaysAtMost }) : undefined}
        onClick={() => onChange([...days, { date: '', works: false, name: '' }])}
      >
        {text.addDay}
      </Button>
    </>
  )
}
