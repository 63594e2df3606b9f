import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import type { getBookDateSection } from '@sojourn/contract/reference/city.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { addDays, chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import { calendarDays } from '@sojourn/domain/reference/festivals'
import type { Actor, Context } from '../../context'
import { chinaDate } from '../../kit/clock'

/** Last bookable day from today, per product (S9.02–S9.04); 1 and 2 are both read as flights (S7.23). */
const windows: Record<number, number> = { 1: 365, 2: 365, 3: 30, 4: 30, 5: 20, 8: 20, 9: 30 }
const defaultWindow = 20
const calendarMarksAhead = 400

/** Which days can be booked, with the holidays and festivals to mark (S3.19). */
export function bookDateSection(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getBookDateSection>,
): Promise<DateSection> {
  const today = chinaDate(context.clock.now())
  const end = addDays(today, windows[request.ProductType] ?? defaultWindow)
  return Promise.resolve({
    beginDateText: today,
    endDateText: end,
    leaveEndDateText: end,
    cannotChooseMsg: '',
    choosable: true,
    actualBookDateList: [],
    reservationMsg: '',
    tip: '',
    timeZoneInfoList: [{ code: 'Asia/Shanghai', offsetMinutes: chinaOffsetMinutes }],
    today,
    days: calendarDays(addDays(today, -31), addDays(today, calendarMarksAhead)).map(
      ({ date, holiday, festival, off, workday, expected }) => {
        const name = (festival ?? holiday)?.[actor.language]
        return {
          date,
          ...(name ? { name } : {}),
          ...(off ? { off } : {}),
          ...(workday ? { workday } : {}),
          ...(expected ? { expected } : {}),
        }
      },
    ),
  })
}
