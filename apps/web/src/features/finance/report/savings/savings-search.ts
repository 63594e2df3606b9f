import { railHours } from '@sojourn/contract/finance/report-words'
import { nearHours } from '@sojourn/domain/booking/report-facts'
import { earlierDays, thresholds } from '@sojourn/domain/finance/report/what-if'
import { listSearch, oneOf } from '../../../../kit/lists/list-search'

/** What counts as the lowest fare, and which habits are tried; beside what the report asks in the same address. */
export const savingsSearch = listSearch({
  threshold: oneOf(Object.keys(thresholds), '0'),
  days: oneOf(earlierDays, 7),
  hours: oneOf(railHours, 4),
  near: oneOf(nearHours, 2),
})
