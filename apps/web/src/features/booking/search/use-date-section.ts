import { products, type Product } from '@sojourn/contract/booking/codes'
import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { getBookDateSection } from '../../../api/calls/reference/city'
import { useRead } from '../../../api/queries'
import type { CalendarRules } from '../../../kit/dates/calendar-model'
import { useChinaNow } from '../../../kit/dates/server-time'

/** Until the server tells: 20 days (S9.02). */
const defaultWindow = 20
const fresh = 600_000

export interface BookableDays {
  section: DateSection | undefined
  rules: CalendarRules
  /** The last day to leave a hotel. */
  leaveLast: string
}

/**
 * The days of a product that can be booked, within the travel application where there is one (S7.23, S7.24); by the calendar of the place
 * with this code, where one is named.
 */
export function useDateSection(product: Product, travelApplyNo: string | undefined, place = ''): BookableDays {
  const request = {
    ProductType: products.code(product),
    ...(travelApplyNo && { TravelApplyNo: travelApplyNo }),
    ...(place && { CodeThree: place }),
  }
  const section = useRead(getBookDateSection, request, { staleTime: fresh, keepFormer: true }).data
  const chinaToday = useChinaNow().date
  const today = section?.today ?? chinaToday
  const last = section?.endDateText || addDays(today, defaultWindow)
  return {
    section,
    leaveLast: section?.leaveEndDateText || last,
    rules: {
      today,
      first: section?.beginDateText || today,
      last,
      choosable: section?.choosable,
      bookable: section?.actualBookDateList.length ? new Set(section.actualBookDateList) : undefined,
    },
  }
}
