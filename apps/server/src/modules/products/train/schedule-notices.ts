import { addDays } from '@sojourn/domain/kit/local-date'
import type { Context, ScheduleNotice } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { findTicketedRides } from './order-store'

/** Trains that the railway stopped after `since`, of which somebody of this company has tickets: everything comes back. */
export async function trainNotices(context: Context, sql: Sql, enterpriseId: number, since: Date): Promise<ScheduleNotice[]> {
  const today = chinaDate(context.clock.now())
  const rides = await findTicketedRides(sql, enterpriseId, { from: addDays(today, -1), to: addDays(today, 2) })
  if (rides.length === 0) return []
  const supply = supplyContext(context, sql)
  const bought = rides.filter(({ way }) => way === 'local')
  const ticketNos = rides.filter(({ way }) => way !== 'local').map(({ ticketNo }) => ticketNo)
  const stopped = await context.rail.stopped(supply, { ticketNos })
  // What a ticket office bought the railway knows by its train alone.
  const trains = await context.rail.stoppedTrains(supply, { trains: bought })
  const notices = new Map<string, ScheduleNotice>()
  for (const { orderNo, segment, ticketNo, trainKey, way } of rides) {
    const stop =
      way === 'local' ? trains.find((each) => each.trainKey === trainKey) : stopped.find((each) => each.ticketNo === ticketNo)
    if (stop && stop.announcedAt > since)
      notices.set(`${orderNo} ${segment}`, {
        orderNo,
        segment,
        eventId: 'stopped',
        kind: 'cancelled',
        protectedFlightKey: null,
        canRefundAll: true,
        canFreeRebook: false,
        announcedAt: stop.announcedAt,
      })
  }
  return [...notices.values()]
}
