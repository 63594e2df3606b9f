import { Select } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import styles from './hotel-policy.module.css'

interface MonthDayFieldProps {
  line: number
  end: boolean
  /** MM-dd */
  value: string
  onChange: (value: string) => void
}

const padded = (number: number): string => String(number).padStart(2, '0')
const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1)

/** A day of every year. */
export function MonthDayField({ line, end, value, onChange }: MonthDayFieldProps) {
  const text = useText('products/policy/hotel').price
  const [month, day] = [Number(value.slice(0, 2)), Number(value.slice(3))]
  return (
    <span className={styles['monthDay']}>
      <Select
        aria-label={text.monthOf({ line, end })}
        value={month}
        onChange={({ target }) => onChange(`${padded(Number(target.value))}-${padded(day)}`)}
      >
        {upTo(12).map((each) => (
          <option key={each} value={each}>
            {text.month({ month: each })}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.dayOf({ line, end })}
        value={day}
        onChange={({ target }) => onChange(`${padded(month)}-${padded(Number(target.value))}`)}
      >
        {upTo(31).map((each) => (
          <option key={each} value={each}>
            {text.day({ day: each })}
          </option>
        ))}
      </Select>
    </span>
  )
}
