import { daysOfOldRate } from '@sojourn/domain/products/hotel/prices'
import { useChinaNow } from '../../../kit/dates/server-time'
import { useText } from '../../../kit/text/text'

/** What is said of an exchange rate that is old on a day, today where none is named. */
export function useOldRate(): (rateDate: string, on?: string) => string | undefined {
  const { oldRate } = useText('products/hotel/words')
  const { date: today } = useChinaNow()
  return (rateDate, on = today) => {
    const days = daysOfOldRate(rateDate, on)
    return days === undefined ? undefined : oldRate({ days })
  }
}
