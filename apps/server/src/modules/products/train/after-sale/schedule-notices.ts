import type { RailStoppedTicket } from '@sojourn/supply/ports/rail'
import type { Notices } from '../../../../context'
import type { ScheduleNotice, Watch } from '../../../../capabilities/after-sales'
import { watchedDays } from '../../../booking/coupon/watched-days'
import { asking } from '../../../booking/lifecycle/asking'
import { findTicketedRides } from '../order/order-store'

type Rides = Awaited<ReturnType<typeof findTicketedRides>>
interface Asked {
  rides: Rides
  since: Date
}
interface Answer {
  stopped: RailStoppedTicket[]
  /** What a ticket office bought the railway knows by its train alone. */
  trains: { trainKey: string; announcedAt: Date }[]
}

/** Trains that the railway stopped, of which somebody of this company has tickets: everything comes back. */
export const trainNotices: Notices['announced'] = {
  async request(work, { since }: Watch): Promise<Asked> {
    return { rides: await findTicketedRides(work, watchedDays(work.context)), since }
  },
  async ask(context, { rides }: Asked): Promise<Answer> {
    if (rides.length === 0) return { stopped: [], trains: [] }
    const { rail } = context
    const ticketNos = rides.filter(({ source }) => source !== 'local').map(({ ticketNo }) => ticketNo)
    const bought = rides.filter(({ source }) => source === 'local').map(({ trainKey, departs }) => ({ trainKey, departs }))
    const [stopped, trains] = await Promise.all([
      rail.stopped(asking(context), { ticketNos }),
      rail.stoppedTrains(asking(context), { trains: bought }),
    ])
    return { stopped, trains }
  },
  async keep(_work, _watch, { rides, since }: Asked, { stopped, trains }: Answer) {
    const notices = new Map<string, ScheduleNotice>()
    for (const { orderNo, segment, ticketNo, trainKey, source } of rides) {
      const stop =
        source === 'local'
          ? trains.find((each) => each.trainKey === trainKey)
          : stopped.find((each) => each.ticketNo === ticketNo)
      if (stop && stop.announcedAt > since) notices.set(`${orderNo} ${segment}`, noticeOf(orderNo, segment, stop.announcedAt))
    }
    return [...notices.values()]
  },
}

const noticeOf = (orderNo: string, segment: number, announcedAt: Date): ScheduleNotice => ({
  orderNo,
  segment,
  eventId: 'stopped',
  kind: 'cancelled',
  protectedFlightKey: null,
  canRefundAll: true,
  canFreeRebook: false,
  announcedAt,
})
