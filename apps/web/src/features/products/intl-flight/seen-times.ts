import type { IntlTimes } from '@sojourn/contract/products/intl-flight/itinerary.shapes'

/** The hours of a flight as a person has seen them: other hours are told before anything is ordered. */
export const timesOf = ({ departDate, departTime, arriveDate, arriveTime }: IntlTimes): IntlTimes => ({
  departDate,
  departTime,
  arriveDate,
  arriveTime,
})
