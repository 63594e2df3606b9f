import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getIntlSelfTransfers } from '@sojourn/contract/products/intl-flight/search.calls'
import type { SelfTransferOffer } from '@sojourn/contract/products/intl-flight/search.shapes'
import { isOfSeveralLegs } from '@sojourn/domain/products/intl-flight/draft/draft'
import { addDays, minutesBetween } from '@sojourn/domain/kit/local-date'
import { viaHubs } from '@sojourn/domain/products/intl-flight/self-transfer-hubs'
import type { IntlAirItinerary, IntlAirSearch } from '@sojourn/supply/ports/intl-air'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { airportsOf, placeName } from '../../../reference/air-places'
import { openIntlFlightDraft } from '../draft/open-draft'
import { pricePerTraveller } from '../supply/policy-journey'
import { selfTransfersOf } from '../supply/self-transfers'
import { intlSearchOf } from '../supply/supply'
import { buyersOf } from './judged-offers'

const offersAtMost = 3
const flightsAtMost = 3

/** The cheapest of each hub on the way that costs less or is sooner there than one ticket, or where none leads there (handbook 2.1). */
export async function intlSelfTransfers(
  context: Context,
  actor: Actor,
  { tempOrderNo }: RequestOf<typeof getIntlSelfTransfers>,
): Promise<ResponseOf<typeof getIntlSelfTransfers> | Problem> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const { searchParams } = draft
    if (isOfSeveralLegs(searchParams) || searchParams.isDirect) return { offers: [] }
    const { enterprise, passengers } = await buyersOf(work, actor, draft)
    const asked = intlSearchOf(draft, enterprise, passengers, [])
    const [first] = asked.slices
    const hubs = viaHubs(first!.departAirports[0] ?? '', first!.arriveAirports[0] ?? '')
    const [listed, ...found] = await Promise.all([
      context.intlAir.search(asking(context), asked),
      ...hubs.map((via) => cheapestVia(context, actor, asked, via)),
    ])
    // Nobody takes the risk for nothing.
    const least = Math.min(...listed.flatMap(({ fares }) => fares.map(pricePerTraveller)))
    const quickest = Math.min(...listed.map((itinerary) => itinerary.durationMinutes))
    return {
      offers: found
        .filter((offer) => offer !== undefined)
        .filter(({ price, durationMinutes }) => price < least || durationMinutes < quickest)
        .sort((a, b) => a.price - b.price)
        .slice(0, offersAtMost),
    }
  })
}

const leastOf = ({ fares }: IntlAirItinerary): number => Math.min(...fares.map(({ total }) => total))
const arrivalOf = ({ segments }: IntlAirItinerary): string => segments.at(-1)!.arriveAt

/** The cheapest way to a hub, and the one that is there first. */
function worthFollowing(ways: readonly IntlAirItinerary[]): IntlAirItinerary[] {
  const [cheapest] = ways.toSorted((a, b) => leastOf(a) - leastOf(b))
  const [soonest] = ways.toSorted((a, b) => (arrivalOf(a) < arrivalOf(b) ? -1 : 1))
  return [...new Set([cheapest, soonest])].filter((way) => way !== undefined)
}

async function cheapestVia(
  context: Context,
  actor: Actor,
  asked: IntlAirSearch,
  via: string,
): Promise<SelfTransferOffer | undefined> {
  const [first, ...rest] = asked.slices
  const to = { ...first!, arriveAirports: airportsOf(via, 0) }
  const ways = worthFollowing(await context.intlAir.search(asking(context), { ...asked, slices: [to] }))
  const offers = await Promise.all(
    ways.map(async (way) => {
      const [fare] = way.fares.toSorted((a, b) => a.total - b.total)
      const chosen = [{ itineraryKey: way.itineraryKey, fareKey: fare!.fareKey }]
      const { arriveDate } = way.segments.at(-1)!
      // Who comes late goes on the next day.
      for (const date of [arriveDate, addDays(arriveDate, 1)]) {
        const slices = [to, { ...first!, departAirports: to.arriveAirports, date }, ...rest]
        const onward = await context.intlAir.search(asking(context), { ...asked, slices, chosen })
        const found = onward.flatMap((next) => offerOf(actor, via, way, next) ?? [])
        if (found.length > 0) return found
      }
      return []
    }),
  )
  return offers.flat().sort((a, b) => a.price - b.price)[0]
}

/** The two as one offer; undefined where one ticket carries both, or there is less time than is wise. */
function offerOf(actor: Actor, via: string, way: IntlAirItinerary, next: IntlAirItinerary): SelfTransferOffer | undefined {
  const [fare] = next.fares.filter(({ separateTickets }) => separateTickets).sort((a, b) => a.total - b.total)
  const directions = [way, next].map(({ segments: flights }, slice) => ({ slice, flights }))
  const [found] = selfTransfersOf(directions, [])
  if (way.segments.length + next.segments.length > flightsAtMost) return undefined
  if (!fare || !found || found.transfer.minutes < found.transfer.minimumMinutes) return undefined
  return {
    via,
    viaName: placeName(via, 0, actor.language),
    flights: [way, next].flatMap(({ segments }) => segments.map(({ flightNo }) => flightNo)),
    departTime: way.segments[0]!.departTime,
    onwardDate: next.segments[0]!.departDate,
    minutes: found.transfer.minutes,
    minimumMinutes: found.transfer.minimumMinutes,
    durationMinutes: minutesBetween(way.segments[0]!.departAt, arrivalOf(next)),
    price: pricePerTraveller(fare),
  }
}
