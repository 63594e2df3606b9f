import type { OfficeHours } from '@sojourn/contract/booking/office-hours.shapes'
import { weekdayNames } from '@sojourn/contract/booking/office-words'
import { timeOfMinutes } from '@sojourn/domain/kit/local-date'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Select } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import styles from './hours.module.css'

type Week = OfficeHours['week']

/** The week begins on Monday. */
const order = [1, 2, 3, 4, 5, 6, 0]
const halfHours = Array.from({ length: 48 }, (_, index) => timeOfMinutes(index * 30))

/** Each day of the week: whether it is worked, and from when to when. */
export function WeekFields({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  const text = useText('admin/company/office-hours')
  return (
    <ul className={styles['week']}>
      {order.map((at) => {
        const day = text.fields[weekdayNames[at]!]
        const hours = week[at]!
        const set = (more: Partial<Week[number]>) =>
          onChange(week.map((each, index) => (index === at ? { ...each, ...more } : each)))
        return (
          <li key={at}>
            <Checkbox label={day} checked={hours.open} onChange={(open) => set({ open })} />
            {hours.open ? (
              <span className={styles['times']}>
                <Time label={text.from({ day })} value={hours.from} onChange={(from) => set({ from })} />
                <span aria-hidden>–</span>
                <Time label={text.to({ day })} value={hours.to} onChange={(to) => set({ to })} />
              </span>
            ) : (
              <span className={styles['soft']}>{text.closed}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface TimeProps {
  label: string
  value: string
  onChange: (time: string) => void
}

/** In half hours, and whatever else another program wrote. */
function Time({ label, value, onChange }: TimeProps) {
  const times = halfHours.includes(value) ? halfHours : [...halfHours, value].toSorted()
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </Select>
  )
}
