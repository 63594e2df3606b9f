import { classNames } from '../../../kit/browser/class-names'
import { formatMonthDay, formatRelativeDay, formatWeekday } from '../../../kit/text/format'
import styles from './date-fields.module.css'

export interface DateButtonProps {
  ref: (element: HTMLButtonElement | null) => void
  label: string
  date: string | undefined
  error: string | undefined
  today: string
  open: boolean
  empty: string
  onOpen: () => void
  onApproach: () => void
}

/** One end of the journey: its name, its date, and how near it is. */
export function DateButton({ ref, label, date, error, today, open, empty, onOpen, onApproach }: DateButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      {...(error && { 'data-invalid': true })}
      className={classNames(styles['field'], open && styles['open'])}
      onClick={onOpen}
      onFocus={onApproach}
      onPointerEnter={onApproach}
    >
      <span className={styles['label']}>{label}</span>
      <span data-live className={classNames(styles['date'], !date && styles['empty'])}>
        {date ? formatMonthDay(date) : empty}
      </span>
      <span data-live className={error ? styles['error'] : styles['hint']}>
        {error ?? (date ? [formatWeekday(date), formatRelativeDay(date, today)].filter(Boolean).join(' · ') : '')}
      </span>
    </button>
  )
}
