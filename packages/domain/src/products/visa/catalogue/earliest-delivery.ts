import { calendarDay } from '../../../reference/festivals'
import { addDays, compareDates, weekday } from '../../../kit/local-date'
import { isHolidayThere } from './holidays-there'

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

/** Whether somebody works on a day in China. */
function isWorkedHere(date: string): boolean {
  const day = calendarDay(date)
  if (day?.workday) return true
  return !day?.off && weekday(date) !== 0 && weekday(date) !== 6
}

/** Consulates keep the holidays of both countries, and weekends also where the desk works in exchange. */
const isWorkedThere = (country: string, date: string): boolean =>
  weekday(date) !== 0 && weekday(date) !== 6 && isWorkedHere(date) && !isHolidayThere(country, date)

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
  const isOpen = (date: string): boolean => isWorkedThere(country, date)
  const ready = afterWorked(from, deskDays + (passportNeeded ? courierDays / 2 : 0), isWorkedHere)
  const lodged = isOpen(ready) ? ready : afterWorked(ready, 1, isOpen)
  const decided = afterWorked(lodged, workingDays, isOpen)
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
