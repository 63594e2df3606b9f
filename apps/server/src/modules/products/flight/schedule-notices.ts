import type { Context, ScheduleNotice } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { addDays } from '@sojourn/domain/kit/local-date'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { findTicketedFlights } from './after-sales-store'

/** What carriers announced after `since` about flights that somebody of this company still flies. */
export async function flightNotices(context: Context, sql: Sql, enterpriseId: number, since: Date): Promise<ScheduleNotice[]> {
  const today = chinaDate(context.clock.now())
  const days = { from: addDays(today, -1), to: addDays(today, 2) }
  const flights = await findTicketedFlights(sql, enterpriseId, days)
  if (flights.length === 0) return []
  const events = await context.air.scheduleEvents(supplyContext(context, sql), { since })
  return events.flatMap((event) =>
    flights
      .filter(({ flightKey }) => flightKey === event.flightKey)
      .map(({ orderNo, segment }) => ({
        orderNo,
        segment,
        eventId: event.eventId,
        kind: event.kind,
        protectedFlightKey: event.protectedFlightKey ?? null,
        canRefundAll: event.canRefundAll,
        canFreeRebook: event.canFreeRebook,
        announcedAt: event.announcedAt,
      })),
  )
}
