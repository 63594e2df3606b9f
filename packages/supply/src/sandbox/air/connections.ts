import { addDays, epochDay } from '@sojourn/domain/kit/local-date'
import type { AirConnection, AirConnectionSearch } from '../../ports/air'
import type { SupplyContext } from '../../ports/supply'
import type { Sandbox } from './journeys'
import type { OffersOf } from './offer-memory'
import { isWithinHorizon, saleDay } from './sale-day'
import { soldBetween } from './order/sales'
import type { Segment } from './timetable/segment'
import { fliesOn } from './timetable/timetable'

/** Flights are often sold out: so many times the journeys that are wanted are looked at. */
const triesPerJourney = 5

interface Joined {
  first: Segment
  second: Segment
  /** Days from the date of the first flight to that of the second. */
  later: 0 | 1
  totalMinutes: number
}

/** Two flights that both have seats for the whole party, the quickest journeys first. */
export async function connections(
  sandbox: Sandbox,
  offersOf: OffersOf,
  { sql, now }: SupplyContext,
  request: AirConnectionSearch,
): Promise<AirConnection[]> {
  if (!isWithinHorizon(request.date, now)) return []
  const joined = timed(sandbox, request).slice(0, request.limit * triesPerJourney)
  const days = ([0, 1] as const).map((later) => addDays(request.date, later))
  const legIds = joined.flatMap(({ first, second }) => [...first.legs, ...second.legs].map(({ id }) => id))
  const sold = await soldBetween(sql, days[0]!, days[1]!, [...new Set(legIds)])
  const offerOf = (segment: Segment, later: 0 | 1) => {
    const sale = saleDay(sandbox.world, epochDay(days[later]!))
    return offersOf([segment], { sale, now, soldOf: sold(sale.date), wanted: request })[0]
  }
  const found: AirConnection[] = []
  for (const { first, second, later } of joined) {
    const [one, other] = [offerOf(first, 0), offerOf(second, later)]
    if (one && other) found.push({ first: one, second: other })
    if (found.length === request.limit) break
  }
  return found
}

/** What the timetable lets join on that day; a flight that others only sell too stands under its own number. */
function timed({ network }: Sandbox, { departAirports, arriveAirports, date, change }: AirConnectionSearch): Joined[] {
  const day = epochDay(date)
  const flying = (from: string, to: string, on: number): readonly Segment[] =>
    network.market(from, to).segments.filter(({ scheduled }) => !scheduled.operatedAs && fliesOn(scheduled.days, on))
  const routes = departAirports.flatMap((from) =>
    arriveAirports.flatMap((to) => network.between(from, to).map((hub) => ({ from, hub, to }))),
  )
  return routes
    .flatMap(({ from, hub, to }) =>
      flying(from, hub, day).flatMap((first) =>
        ([0, 1] as const).flatMap((later) =>
          flying(hub, to, day + later).flatMap((second) => joinOf(first, second, later, change) ?? []),
        ),
      ),
    )
    .toSorted((a, b) => a.totalMinutes - b.totalMinutes || a.first.departMinutes - b.first.departMinutes)
}

function joinOf(first: Segment, second: Segment, later: 0 | 1, change: AirConnectionSearch['change']): Joined | undefined {
  const departs = second.departMinutes + later * 24 * 60
  const minutes = departs - first.end.arriveMinutes
  if (minutes < change.least || minutes > change.longest || first.flightNo === second.flightNo) return undefined
  return { first, second, later, totalMinutes: departs - first.departMinutes + second.described.durationMinutes }
}
