import { ButtonLink } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { DaysBeside } from '../../../booking/after-sale/change/days-beside'
import styles from '../../../booking/after-sale/change-page.module.css'
import { useDateSection } from '../queries'

interface ChangeDaysProps {
  date: string
  count: number
  otherDay: string
  onDay: (date: string) => void
}

/** The day that is looked at, the ways to others, and how many flights there are. */
export function ChangeDays({ date, count, otherDay, onDay }: ChangeDaysProps) {
  const text = useText('products/flight/after-sale/change')
  const section = useDateSection().data
  return (
    <div className={styles['days']}>
      <DaysBeside date={date} section={section} words={text} onDay={onDay} />
      <ButtonLink kind="quiet" size="compact" to={otherDay}>
        {text.otherDay}
      </ButtonLink>
      <span role="status" className={styles['count']}>
        {text.flights({ count })}
      </span>
    </div>
  )
}
