import type { IntlTimes } from '@sojourn/contract/products/intl-flight/itinerary.shapes'

/** The hours of a direction in an address, flight by flight: `20261209T0820-20261209T1410`. */
export const writeTimes = (flights: readonly IntlTimes[]): string =>
  flights
    .map((flight) => `${moment(flight.departDate, flight.departTime)}-${moment(flight.arriveDate, flight.arriveTime)}`)
    .join(',')

const moment = (date: string, time: string): string => `${date.replaceAll('-', '')}T${time.replace(':', '')}`

const written = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/

/** Nothing where an address has been mangled. */
export const readTimes = (text: string | null): IntlTimes[] =>
  (text ?? '').split(',').flatMap((flight) => {
    const [, year, month, day, hour, minute, toYear, toMonth, toDay, toHour, toMinute] = written.exec(flight) ?? []
    if (year === undefined) return []
    return {
      departDate: `${year}-${month}-${day}`,
      departTime: `${hour}:${minute}`,
      arriveDate: `${toYear}-${toMonth}-${toDay}`,
      arriveTime: `${toHour}:${toMinute}`,
    }
  })
