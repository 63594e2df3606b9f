import ical, { ICalEventStatus } from 'ical-generator'
import type { JourneyPart } from '@sojourn/domain/booking/documents/journey-part'

const statuses = {
  planned: ICalEventStatus.TENTATIVE,
  live: ICalEventStatus.CONFIRMED,
  gone: ICalEventStatus.CANCELLED,
}

/** Parts of journeys as a calendar file; moments are UTC, so that every calendar shows them in its own zone. */
export function renderCalendar(calendar: {
  name: string
  now: Date
  events: {
    id: string
    /** Grows with every step of the order, so that a calendar takes the newest. */
    sequence: number
    status: keyof typeof statuses
    summary: string
    part: JourneyPart
    description: string
    url: string
  }[]
}): string {
  const file = ical({ name: calendar.name, prodId: { company: 'Sojourn', product: 'Travel' } })
  for (const { id, sequence, status, summary, part, description, url } of calendar.events) {
    file.createEvent({
      id,
      sequence,
      status: statuses[status],
      stamp: calendar.now,
      start: new Date(part.from.at),
      end: new Date(part.to.at),
      summary,
      location: [part.from.place, part.from.note].filter(Boolean).join(' '),
      description,
      url,
    })
  }
  // The last line ends like all others (RFC 5545, 3.1).
  return `${file.toString()}\r\n`
}
