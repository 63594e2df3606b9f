import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { readIntlTimes, type KeptIntlTimes } from '@sojourn/domain/products/intl-flight/kept-after-sale'
import type { Tenant } from '../../../../db/tenant'
import type { ScheduleNotice } from '../../../../capabilities/after-sales'
import { findNotices } from '../../../booking/coupon/notice-store'
import type { IntlSegmentRow, KeptIntlOrder } from '../order/kept-store'

interface Flown {
  segments: readonly IntlSegmentRow[]
  kept: Pick<KeptIntlOrder, 'trip'>
}

/** What carriers announced about flights of an order, with the connection that it may break. */
export async function noticesOf(tenant: Tenant, orderNo: string, flown: Flown): Promise<IntlScheduleNotice[]> {
  return (await findNotices(tenant, orderNo)).map((notice) => shownNotice(notice, flown))
}

function shownNotice(notice: ScheduleNotice, flown: Flown): IntlScheduleNotice {
  const { eventId, segment, kind, announcedAt, canRefundAll, canFreeRebook } = notice
  const times = notice.now ? readIntlTimes(notice.now) : undefined
  const risk = times && missedConnection(flown, segment, times)
  return {
    eventId,
    segment,
    kind,
    announcedAt: announcedAt.toISOString(),
    ...(times && {
      now: {
        departDate: times.departDate,
        departTime: times.departTime,
        arriveDate: times.arriveDate,
        arriveTime: times.arriveTime,
      },
    }),
    ...(risk && { risk }),
    canRefundAll,
    canFreeRebook,
  }
}

/** The connection before or after a moved flight that has less time now than its airport asks for. */
export function missedConnection(
  { segments, kept }: Flown,
  position: number,
  times: Pick<KeptIntlTimes, 'departAt' | 'arriveAt'>,
): IntlScheduleNotice['risk'] {
  const moved = segments.find((row) => row.position === position)
  if (!moved) return undefined
  const own = segments.filter(({ body }) => body.slice === moved.body.slice)
  const index = own.indexOf(moved)
  const connections = kept.trip.slices[moved.body.slice]?.connections ?? []
  const sides = [
    { connection: connections[index - 1], from: own[index - 1]?.arriveAt.toISOString(), to: times.departAt },
    { connection: connections[index], from: times.arriveAt, to: own[index + 1]?.departAt.toISOString() },
  ]
  for (const { connection, from, to } of sides) {
    if (!connection || from === undefined || to === undefined) continue
    const minutes = minutesBetween(from, to)
    const { minimumMinutes, arriveAirport, minutes: minutesBefore } = connection
    if (minutes < minimumMinutes) return { airport: arriveAirport, minutesBefore, minutes: Math.max(0, minutes), minimumMinutes }
  }
  return undefined
}
