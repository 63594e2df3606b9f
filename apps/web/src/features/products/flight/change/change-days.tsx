import { addDays } from '@sojourn/domain/kit/local-date'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../../../booking/after-sale/change-page.module.css'
import { useDateSection } from '../queries'

interface ChangeDaysProps {
  date: string
  count: number
  otherDay: string
  onDay: (date: string) => void
}

/** The day that is looked at and those beside it; days gone by and those that are not sold yet are no way to go. */
export function ChangeDays({ date, count, otherDay, onDay }: ChangeDaysProps) {
  const text = useText('products/flight/after-sale/change')
  const section = useDateSection().data
  const [before, after] = [addDays(date, -1), addDays(date, 1)]
  const over = section && before < section.today ? text.dayOver : undefined
  const notSold = section && after > section.endDateText ? text.dayNotSold : undefined
  return (
    <div className={styles['days']}>
      <Button icon="chevronLeft" size="compact" disabledReason={over} onClick={() => onDay(before)}>
        {text.earlier}
      </Button>
      <strong>{formatDate(date)}</strong>
      <Button size="compact" disabledReason={notSold} onClick={() => onDay(after)}>
        {text.later}
      </Button>
      <ButtonLink kind="quiet" size="compact" to={otherDay}>
        {text.otherDay}
      </ButtonLink>
      <span role="status" className={styles['count']}>
        {text.flights({ count })}
      </span>
    </div>
  )
}
