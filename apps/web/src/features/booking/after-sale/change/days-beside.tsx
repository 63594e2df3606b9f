import { addDays } from '@sojourn/domain/kit/local-date'
import { Button } from '../../../../kit/actions/button'
import { formatDate } from '../../../../kit/text/format'

interface DaysBesideProps {
  date: string
  /** The days that can be booked, once they are known. */
  section: { today: string; endDateText: string } | undefined
  words: Record<'earlier' | 'later' | 'dayOver' | 'dayNotSold', string>
  onDay: (date: string) => void
}

/** The day that is looked at and those beside it; days gone by and those that are not sold yet are no way to go. */
export function DaysBeside({ date, section, words, onDay }: DaysBesideProps) {
  const [before, after] = [addDays(date, -1), addDays(date, 1)]
  const over = section && before < section.today ? words.dayOver : undefined
  const notSold = section && after > section.endDateText ? words.dayNotSold : undefined
  return (
    <>
      <Button icon="chevronLeft" size="compact" disabledReason={over} onClick={() => onDay(before)}>
        {words.earlier}
      </Button>
      <strong>{formatDate(date)}</strong>
      <Button size="compact" disabledReason={notSold} onClick={() => onDay(after)}>
        {words.later}
      </Button>
    </>
  )
}
