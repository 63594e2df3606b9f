import type { Notices } from '../../../../context'
import type { ScheduleNotice, Watch } from '../../../../capabilities/after-sales'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import type { AirScheduleEvent } from '@sojourn/supply/ports/air'
import { watchedDays } from '../../../booking/coupon/watched-days'
import { asking } from '../../../booking/lifecycle/asking'
import { findTicketedFlights } from './after-sales-store'

type Flights = Awaited<ReturnType<typeof findTicketedFlights>>
interface Asked {
  flights: Flights
  since: Date
}

/** What carriers announced about flights that somebody of this company still flies. */
export const flightNotices: Notices['announced'] = {
  async request(work, { since }: Watch): Promise<Asked> {
    return { flights: await findTicketedFlights(work, watchedDays(work.context)), since }
  },
  ask: async (context, { flights, since }: Asked): Promise<AirScheduleEvent[]> =>
    flights.length === 0 ? [] : context.air.scheduleEvents(asking(context), { since }),
  keep: async (_work, _watch, { flights }: Asked, events: AirScheduleEvent[]) =>
    events.flatMap((event) =>
      flights.filter(({ flightKey }) => flightKey === event.flightKey).map((flight) => noticeOf(flight, event)),
    ),
}

const noticeOf = (flight: Flights[number], event: AirScheduleEvent): ScheduleNotice => ({
  orderNo: flight.orderNo,
  segment: flight.segment,
  eventId: event.eventId,
  kind: event.kind,
  protectedFlightKey: event.protectedFlightKey ?? null,
  canRefundAll: event.canRefundAll,
  canFreeRebook: event.canFreeRebook,
  announcedAt: event.announcedAt,
  ...(event.later !== undefined && { now: timesOf(flight, event.later) }),
})

/** When a late flight leaves and arrives. */
const timesOf = ({ departAt, arriveAt }: Flights[number], later: number) => ({
  version: 1,
  departAt: addMinutes(departAt.toISOString(), later),
  arriveAt: addMinutes(arriveAt.toISOString(), later),
})
