import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Language } from '@sojourn/contract/kit/language'
import type { IntlChangeQuote } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { changedFlights, documentFault, outgrows } from '@sojourn/domain/products/intl-flight/documents/changed-trip'
import { documentNotes } from '@sojourn/domain/products/intl-flight/documents/notes'
import type { CrossingFlight } from '@sojourn/domain/products/intl-flight/documents/trip-countries'
import type { KeptIntlPassenger } from '@sojourn/domain/products/intl-flight/kept-passenger'
import type { Work } from '../../../../context'
import { findCredentials } from '../../../booking/traveller/store'
import { admissionsOf } from '../order/admissions'
import type { IntlAlterable } from './alterable'
import type { Direction, OfferedChange } from './change-offers'

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
 * The documents of whoever moves, looked at again for the whole trip as it will be (handbook 2.3): one that was renewed takes the place of the one
 * that the order knows; where none serves, nothing is changed.
 */
export async function documentsOfChange(work: Work, change: Changed, language: Language): Promise<KeptIntlPassenger[] | Problem> {
  const { found, direction } = change
  const flights = flightsOfChange(change)
  const moving = direction.tickets.map(({ traveller }) => traveller)
  const stored = await findCredentials(
    work,
    moving.map(({ employeeId }) => employeeId),
  )
  const passengers = [...found.kept.passengers]
  for (const traveller of moving) {
    const kept = passengers[traveller.position]
    if (!kept) continue
    const name = passengerName(traveller, language)
    if (outgrows(kept, flights)) return problem('infantOutgrown', { field: 'itineraryKey', detail: { name } })
    const fault = documentFault({ type: traveller.credentialType, expiresOn: kept.expiresOn }, flights)
    if (!fault) continue
    const renewed = stored.find(
      (own) =>
        own.employeeId === traveller.employeeId &&
        own.type === traveller.credentialType &&
        own.expiresOn !== null &&
        !documentFault(own, flights),
    )
    if (!renewed?.expiresOn) return problem(fault, { field: 'itineraryKey', detail: { name } })
    passengers[traveller.position] = { ...kept, expiresOn: renewed.expiresOn }
  }
  return passengers
}

/** What each of those who move sees to before the trip as it will be. */
export async function notesOfChange(
  work: Work,
  change: Changed & { passengers: readonly KeptIntlPassenger[] },
  language: Language,
): Promise<IntlChangeQuote['notes']> {
  const { found, direction, passengers } = change
  const { orderNo, parentOrderNo } = found.order
  const flights = flightsOfChange(change)
  const moving = direction.tickets.map(({ traveller }) => traveller)
  const admissions = await admissionsOf(work, {
    employeeIds: moving.map(({ employeeId }) => employeeId),
    flights,
    language,
    orderNos: [orderNo, ...(parentOrderNo === null ? [] : [parentOrderNo])],
  })
  return moving.map((traveller) => ({
    name: passengerName(traveller, language),
    notes: documentNotes(
      flights,
      {
        ...passengers[traveller.position],
        type: traveller.credentialType,
        admissions: admissions.filter(({ employeeId }) => employeeId === traveller.employeeId),
      },
      language,
    ),
  }))
}
