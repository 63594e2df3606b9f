import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Language } from '@sojourn/contract/kit/language'
import type { IntlChangeQuote } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { changedFlights, documentFault, outgrows } from '@sojourn/domain/products/intl-flight/documents/changed-trip'
import { documentNotes } from '@sojourn/domain/products/intl-flight/documents/notes'
import type { CrossingFlight } from '@sojourn/domain/products/intl-flight/documents/trip-countries'
import type { Actor, Work } from '../../../../../context'
import { admissionsOf } from '../../order/admissions'
import type { IntlAlterable } from '../alterable'
import type { Direction, OfferedChange } from './offers'

interface Changed {
  found: IntlAlterable
  direction: Pick<Direction, 'slice' | 'tickets'>
  offered: Pick<OfferedChange, 'itinerary'>
}

const flightsOfChange = ({ found, direction, offered }: Changed): CrossingFlight[] =>
  changedFlights(
    found.segments.map(({ body }) => body),
    direction.slice,
    offered.itinerary.segments,
  )

/**
 * Why the documents of whoever moves do not take them through the whole trip as it will be (handbook 2.3). It is those that the carrier was told of
 * with the booking: a change tells it of no others, so that one which was renewed since does not count.
 */
export function refuseDocuments(change: Changed, language: Language): Problem | undefined {
  const { found, direction } = change
  const flights = flightsOfChange(change)
  for (const { traveller } of direction.tickets) {
    const kept = found.kept.passengers[traveller.position]
    if (!kept) continue
    const name = passengerName(traveller, language)
    if (outgrows(kept, flights)) return problem('infantOutgrown', { field: 'itineraryKey', detail: { name } })
    const fault = documentFault({ type: traveller.credentialType, expiresOn: kept.expiresOn }, flights)
    if (fault) return problem(fault, { field: 'itineraryKey', detail: { name } })
  }
  return undefined
}

/** What each of those who move sees to before the trip as it will be. */
export async function notesOfChange(work: Work, change: Changed, reader: Actor): Promise<IntlChangeQuote['notes']> {
  const { found, direction } = change
  const { language } = reader
  const flights = flightsOfChange(change)
  const moving = direction.tickets.map(({ traveller }) => traveller)
  const admissions = await admissionsOf(work, {
    employeeIds: moving.map(({ employeeId }) => employeeId),
    flights,
    reader,
    order: found.order,
  })
  return moving.map((traveller) => ({
    name: passengerName(traveller, language),
    notes: documentNotes(
      flights,
      {
        ...found.kept.passengers[traveller.position],
        type: traveller.credentialType,
        admissions: admissions.filter(({ employeeId }) => employeeId === traveller.employeeId),
      },
      language,
    ),
  }))
}
