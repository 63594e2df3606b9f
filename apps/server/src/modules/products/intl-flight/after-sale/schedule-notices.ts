import { readIntlSegment } from '@sojourn/domain/products/intl-flight/kept'
import type { KeptIntlInstead, KeptIntlTimes } from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import { answerBy } from '@sojourn/domain/products/intl-flight/after-sale/schedule-change'
import type { IntlAirSegment } from '@sojourn/supply/ports/intl-air-segments'
import type { IntlAirInstead, IntlAirScheduleEvent } from '@sojourn/supply/ports/intl-air'
import type { ScheduleNotice, Watch } from '../../../../capabilities/after-sales'
import type { Notices } from '../../../../context'
import { watchedDays } from '../../../booking/coupon/watched-days'
import { asking } from '../../../booking/lifecycle/asking'
import { timesOfRow } from './notices'
import { findTicketedIntl, type TicketedFlight } from './ticketed-store'

interface Asked {
  flights: TicketedFlight[]
  since: Date
}

/** What carriers announced about international flights that somebody of this company still flies. */
export const intlNotices: Notices['announced'] = {
  async request(work, { since }: Watch): Promise<Asked> {
    return { flights: await findTicketedIntl(work, watchedDays(work.context)), since }
  },
  ask: async (context, { flights, since }: Asked): Promise<IntlAirScheduleEvent[]> =>
    flights.length === 0 ? [] : context.intlAir.scheduleEvents(asking(context), { since }),
  keep: async (_work, _watch, { flights }: Asked, events: IntlAirScheduleEvent[]) =>
    events.flatMap((event) =>
      flights
        .filter((flight) => concerns(event, flight))
        .map((flight) => noticeOf(flight, event, insteadFor(event, flight, flights))),
    ),
}

type NamedFlight = Pick<IntlAirScheduleEvent, 'flightNo' | 'departAirport' | 'departDate'>

/** What the carrier says of the direction of an order: all that it takes out is flown by it. */
const insteadFor = (
  { instead = [] }: IntlAirScheduleEvent,
  { orderNo }: TicketedFlight,
  flights: readonly TicketedFlight[],
): IntlAirInstead | undefined => {
  const own = flights.filter((flight) => flight.orderNo === orderNo)
  return instead
    .filter(({ takesOut }) => takesOut.every((out) => own.some((flight) => concerns(out, flight))))
    .toSorted((one, other) => other.takesOut.length - one.takesOut.length)[0]
}

const keptInstead = ({ takesOut, segments }: IntlAirInstead): KeptIntlInstead => ({
  version: 2,
  takesOut: takesOut.map(({ flightNo, departAirport }) => ({ flightNo, departAirport })),
  flights: segments.map((segment) => {
    const { version: _version, ...times } = timesOf(segment)
    const { flightNo, departAirport, arriveAirport } = segment
    return { flightNo, departAirport, arriveAirport, ...times }
  }),
})

const concerns = (event: NamedFlight, flight: TicketedFlight): boolean =>
  flight.flightNo === event.flightNo && flight.departAirport === event.departAirport && flight.departDate === event.departDate

const timesOf = (segment: IntlAirSegment): KeptIntlTimes => ({
  version: 1,
  departDate: segment.departDate,
  departTime: segment.departTime,
  arriveDate: segment.arriveDate,
  arriveTime: segment.arriveTime,
  departAt: segment.departAt,
  arriveAt: segment.arriveAt,
})

function noticeOf(flight: TicketedFlight, event: IntlAirScheduleEvent, instead: IntlAirInstead | undefined): ScheduleNotice {
  const was = timesOfRow({ ...flight, body: readIntlSegment(flight.body) })
  const now = event.now && timesOf(event.now)
  const { announcedAt, kind } = event
  // What is restored is taken over by itself, at once.
  const answered = kind === 'restored' ? announcedAt.toISOString() : answerBy({ was, now }, announcedAt.toISOString())
  return {
    orderNo: flight.orderNo,
    segment: flight.segment,
    eventId: event.eventId,
    kind,
    protectedFlightKey: null,
    canRefundAll: event.canRefundAll,
    canFreeRebook: event.canFreeRebook,
    announcedAt,
    was,
    ...(now && { now }),
    ...(instead && { instead: keptInstead(instead) }),
    answerBy: new Date(answered),
  }
}
