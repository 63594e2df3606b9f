import type { IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlTimes } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { formatDate, formatSpan } from '../../../../kit/text/format'
import { ask } from '../../../../kit/overlays/modal-queue'
import { useText } from '../../../../kit/text/text'

interface RetimedLine {
  key: string
  flight: string
  former: string
  now: string
}
type Checked = Pick<IntlCheckResult, 'retimed' | 'segments'>

const hoursOf = ({ departDate, departTime, arriveDate, arriveTime }: IntlTimes): string => {
  const days = daysBetween(departDate, arriveDate)
  return `${formatDate(departDate)} ${departTime}–${arriveTime}${days === 0 ? '' : ` ${formatSpan(days)}`}`
}

/** Each flight that was moved, with its hours before and now. */
export const useRetimedLines =
  () =>
  ({ retimed, segments }: Checked): RetimedLine[] =>
    retimed.map(({ segment, was }) => {
      const now = segments[segment]!
      return { key: String(segment), flight: now.flightNo, former: hoursOf(was), now: hoursOf(now) }
    })

/** Asks whether an order goes on at the hours of now; what did not move is not asked. */
export function useAskNewTimes(): (check: Checked) => Promise<boolean> {
  const { timesChange: text } = useText('products/intl-flight/check')
  const linesOf = useRetimedLines()
  return async (check) =>
    check.retimed.length === 0 ||
    ask({
      title: text.title,
      message: linesOf(check).map(text.line).join('\n'),
      confirm: text.acceptAndSubmit,
      cancel: true,
    })
}
