import { daysOfOldRate } from '@sojourn/domain/kit/exchange'
import { useChinaNow } from '../dates/server-time'
import { useText } from './text'

/** What is said of an exchange rate that is old on a day, today where none is named. */
export function useOldRate(): (rateDate: string, on?: string) => string | undefined {
  const { oldRate } = useText('kit/money')
  const { date: today } = useChinaNow()
  return (rateDate, on = today) => {
    const days = daysOfOldRate(rateDate, on)
    return days === undefined ? undefined : oldRate({ days })
  }
}
