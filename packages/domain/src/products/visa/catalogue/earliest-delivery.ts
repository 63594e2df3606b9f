import { lazy } from '../../../reference/lazy'
import { calendarDay } from '../../../reference/festivals'
import { tableRows, words } from '../../../reference/rows'
import { addDays, compareDates, weekday } from '../../../kit/local-date'
import { closedDayTable } from './closed-days'

/** Working days of the desk: one to look at everything and hand it in, and with a passport one more there and one back for the courier. */
const deskDays = 1
const courierDays = 2

export interface DeliveryAsked {
  country: string
  /** At the consulate. */
  workingDays: number
  passportNeeded: boolean
  /** In China: everything is handed in on this day. */
  from: string
}

const closed = lazy(() => new Map(tableRows(closedDayTable).map((cell) => [cell(0), new Set(words(cell(1)))])))

/** Whether somebody works on a day in China. */
function isWorkedHere(date: string): boolean {
  const day = calendarDay(date)
  if (day?.workday) return true
  return !day?.off && weekday(date) !== 0 && weekday(date) !== 6
}

/** Consulates keep the holidays of both countries, and weekends also where the desk works in exchange. */
const isWorkedThere = (country: string, date: string): boolean =>
  weekday(date) !== 0 && weekday(date) !== 6 && isWorkedHere(date) && closed().get(country)?.has(date.slice(5)) !== true

/** The day that is so many worked days after another. */
function afterWorked(from: string, days: number, isWorked: (date: string) => boolean): string {
  let date = from
  for (let left = days; left > 0;) {
    date = addDays(date, 1)
    if (isWorked(date)) left -= 1
  }
  return date
}

/** The day on which a visa is with its holder at the earliest. */
export function earliestDelivery({ country, workingDays, passportNeeded, from }: DeliveryAsked): string {
  const lodged = afterWorked(from, deskDays + (passportNeeded ? courierDays / 2 : 0), isWorkedHere)
  const decided = afterWorked(lodged, workingDays, (date) => isWorkedThere(country, date))
  return passportNeeded ? afterWorked(decided, courierDays / 2, isWorkedHere) : decided
}

/** Working days of all that is done for a visa. */
export const daysOfDelivery = ({ workingDays, passportNeeded }: Pick<DeliveryAsked, 'workingDays' | 'passportNeeded'>): number =>
  workingDays + deskDays + (passportNeeded ? courierDays : 0)

export interface Delivery {
  earliest: string
  workingDays: number
  late: boolean
  handInBy?: string
}

/** What a departure leaves of time: whoever leaves on the day of delivery has the visa. */
export function deliveryBefore(departDate: string, asked: DeliveryAsked): Delivery {
  const earliest = earliestDelivery(asked)
  const late = compareDates(earliest, departDate) > 0
  return { earliest, workingDays: daysOfDelivery(asked), late, ...(!late && { handInBy: lastHandIn(departDate, asked) }) }
}

/** The last day on which handing in everything still is in time. */
function lastHandIn(departDate: string, asked: DeliveryAsked): string {
  let last = asked.from
  for (let day = asked.from; compareDates(earliestDelivery({ ...asked, from: day }), departDate) <= 0; day = addDays(day, 1))
    last = day
  return last
}
