import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { DocumentNote } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { earlierInstant, minutesBetween } from '@sojourn/domain/kit/local-date'
import { documentNotes } from '@sojourn/domain/products/intl-flight/documents/notes'
import { proofNote, provenAs } from '@sojourn/domain/products/intl-flight/special-passengers'
import { maskedCard } from '@sojourn/domain/products/intl-flight/told-masks'
import { passportsOf } from '@sojourn/domain/products/intl-flight/transit-visa'
import type { KeptIntlPassenger } from '@sojourn/domain/products/intl-flight/kept-passenger'
import type { OrderState } from '@sojourn/contract/booking/codes'
import type { Admission } from '../../../../capabilities/admission'
import type { Actor, Context, Work } from '../../../../context'
import { inSnapshot } from '../../../../work'
import { orderCore } from '../../../booking/order-detail/order-core'
import type { OrderRow, OrderTravellerRow } from '../../../booking/order/store'
import { noticesOf } from '../after-sale/notices'
import { admissionsOf } from '../order/admissions'
import { isOfExtras } from '../order/order-words'
import { notesOn } from '../book/document-notes'
import { findIntlOrder, keptIn, readIntlSegments, type IntlSegmentRow, type KeptIntlOrder } from '../order/kept-store'
import { shownExtra } from '../order/shown-extra'
import { shownOrderSegment } from '../order/to-screen'
import { findPriceDrop } from '../after-sale/price-drop/store'
import { intlDictionaryOf } from '../supply/dictionary'
import { shownConnection } from '../supply/from-supply'
import { shownSelfTransfers } from '../supply/self-transfers'
import { shownTicket } from '../supply/tickets'

/** An order of international flights with everything that its page shows (S2.23). */
export async function intlOrderDetail(
  context: Context,
  actor: Actor,
  request: { orderId: string },
): Promise<IntlFlightOrderDetail | Problem> {
  return inSnapshot(context, actor.enterpriseId, async (work) => {
    const found = await orderCore(work, actor, request.orderId)
    if (!found || found.order.product !== 'intlFlight') return problem('orderUnknown', { field: 'orderId' })
    const { order, travellers } = found
    const kept = await findIntlOrder(work, keptIn(order))
    const rows = readIntlSegments(found.segments)
    const waits = order.kind === 'booking' && isBeforeTickets(order.state)
    const types = travellers.map(({ position }) => kept.trip.tickets[0]!.prices[position]!.passenger)
    const flown = new Set(rows.map(({ body }) => body.slice))
    return {
      ...found.core,
      segments: rows.map(shownOrderSegment),
      directions: directionsOf(kept, rows, actor),
      selfTransfers: transfersOf(kept, rows, actor),
      // What is bought beside tickets has none of its own.
      tickets: (isOfExtras(order) ? [] : kept.trip.tickets)
        .filter(({ slices }) => slices.some((slice) => flown.has(slice)))
        .map(({ record, waiverCode, prices, ...ticket }) => ({
          ...shownTicket({ ...ticket, prices: Object.values(prices) }, types, actor.language),
          ...(record !== undefined && { record }),
          ...(waiverCode !== undefined && { waiverCode }),
        })),
      dictionary: intlDictionaryOf(
        rows.map(({ body }) => body),
        actor.language,
      ),
      // What the order itself is held for is over before, where approvers have less time than the carrier gives.
      ...(waits && {
        payBy: earlierInstant(kept.trip.payBy, order.holdExpiresAt.toISOString()),
        priceUntil: kept.trip.priceUntil,
      }),
      passengers: shownPassengers(
        kept,
        { rows, travellers, actor },
        await admissionsHere(work, order, { rows, travellers, actor }),
      ),
      ...(await shownDrop(work, actor, order)),
      notices: await noticesOf(work, actor, order, { segments: rows, kept }),
      notesOn,
    }
  })
}

interface Going {
  rows: readonly IntlSegmentRow[]
  travellers: readonly Pick<OrderTravellerRow, 'position' | 'credentialType' | 'employeeId'>[]
  actor: Actor
}

/** By position: what was asked of the carrier for each traveller, and what each sees to before departure. */
const shownPassengers = (
  kept: KeptIntlOrder,
  { rows, travellers, actor }: Going,
  admissions: readonly Admission[],
): IntlFlightOrderDetail['passengers'] =>
  travellers.map(({ position, credentialType, employeeId }) => ({
    wishes: kept.wishes.list.filter(({ traveller }) => traveller === position).map(({ traveller: _own, ...wish }) => wish),
    extras: kept.extras.list.filter(({ traveller }) => traveller === position).map(shownExtra),
    frequentFlyer: kept.passengers[position]?.frequentFlyer.map(shownCard) ?? [],
    notes: [
      ...proofNotes(kept, position, actor),
      ...documentNotes(
        rows.map(({ body }) => body),
        {
          ...kept.passengers[position],
          type: credentialType,
          admissions: admissions.filter((admission) => admission.employeeId === employeeId),
        },
        actor.language,
      ),
    ],
  }))

const admissionsHere = (work: Work, order: OrderRow, { rows, travellers, actor }: Going): Promise<Admission[]> =>
  admissionsOf(work, {
    employeeIds: travellers.map(({ employeeId }) => employeeId),
    flights: rows.map(({ body }) => body),
    reader: actor,
    order,
  })

/** Which papers a traveller shows, whose fare is sold to few. */
function proofNotes({ trip, passengers }: KeptIntlOrder, position: number, { language }: Actor): DocumentNote[] {
  const special = provenAs(passengers[position]?.passenger ?? 'adult', trip.slices)
  return special ? [proofNote(special, language)] : []
}

/** The lower price that its booker may take, or the change that took it. */
async function shownDrop(work: Work, actor: Actor, order: OrderRow): Promise<Pick<IntlFlightOrderDetail, 'priceDrop'>> {
  const found = order.bookerId === actor.employeeId ? await findPriceDrop(work, order.orderNo) : undefined
  if (!found?.offer || (found.state !== 'open' && found.state !== 'taken')) return {}
  const { state, validUntil, changeNo } = found
  if (state === 'open' && (order.state !== 'issued' || !validUntil || validUntil < work.context.clock.now())) return {}
  const { version: _version, ...figures } = found.offer
  return {
    priceDrop: {
      state,
      ...figures,
      ...(state === 'open' && validUntil && { validUntil: validUntil.toISOString() }),
      ...(changeNo !== null && { changeNo }),
    },
  }
}

const isBeforeTickets = (state: OrderState): boolean =>
  state === 'approving' || state === 'awaitingPayment' || state === 'issuing'

const shownCard = ({ carrier, number }: KeptIntlPassenger['frequentFlyer'][number]) => ({ carrier, number: maskedCard(number) })

/** The flights of an order direction by direction, with the changes of planes between them; a refund or change may be of some of them. */
const directionsOf = (
  { trip, passengers }: KeptIntlOrder,
  rows: readonly IntlSegmentRow[],
  { language }: Actor,
): IntlFlightOrderDetail['directions'] => {
  const passports = passportsOf(passengers.map(({ nationality }) => nationality))
  return trip.slices.flatMap(({ brand, connections }, slice) => {
    const own = rows.filter(({ body }) => body.slice === slice)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    return {
      segments: own.map(({ position }) => position),
      connections: connections.map((connection, index) =>
        shownConnection(
          connection,
          own.map(({ body }) => body),
          index,
          { passports, language },
        ),
      ),
      brand,
      durationMinutes: minutesBetween(first.departAt.toISOString(), last.arriveAt.toISOString()),
    }
  })
}

/** Between those of its directions that the order has. */
function transfersOf(
  { trip, passengers }: KeptIntlOrder,
  rows: readonly IntlSegmentRow[],
  { language }: Actor,
): IntlFlightOrderDetail['selfTransfers'] {
  const passports = passportsOf(passengers.map(({ nationality }) => nationality))
  const flights = rows.map(shownOrderSegment)
  const directions = trip.slices.flatMap((_slice, slice) => {
    const own = flights.filter((flight) => flight.slice === slice)
    return own.length > 0 ? { slice, flights: own } : []
  })
  return shownSelfTransfers(directions, trip.tickets, { passports, language })
}
