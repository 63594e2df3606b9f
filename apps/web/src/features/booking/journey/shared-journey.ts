import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import type { Shared } from '../../../kit/browser/share'
import { formatFullDate, formatInstant, formatMonthDay } from '../../../kit/text/format'

/** What an order says of its journey to somebody else: its one line, and when. */
export function sharedOrder(
  { title, departAt, arriveAt }: Pick<OrderSummary, 'title' | 'departAt' | 'arriveAt'>,
  inChina: string,
): Shared {
  return { title, text: `${title}\n${formatInstant(departAt)} – ${formatInstant(arriveAt)} ${inChina}` }
}

/** The parts of a trip that are travelled, day by day, each in the time of its place; nobody is named. */
export function sharedTrip({ name, parts }: Pick<TripView, 'name' | 'parts'>): Shared {
  const travelled = parts.filter(({ gone }) => !gone)
  const days = [...new Set(travelled.map(({ from }) => from.date))]
  const lines = days.flatMap((date) => [formatFullDate(date), ...travelled.filter(({ from }) => from.date === date).map(lineOf)])
  return { title: name, text: [name, ...lines].join('\n') }
}

function lineOf({ label, from, to }: TripView['parts'][number]): string {
  const later = to.date === from.date ? '' : `${formatMonthDay(to.date)} `
  return `${label}: ${placeOf(from)} → ${later}${placeOf(to)}`
}

const placeOf = ({ time, place, note }: TripView['parts'][number]['from']): string =>
  [time, place, note].filter(Boolean).join(' ')
