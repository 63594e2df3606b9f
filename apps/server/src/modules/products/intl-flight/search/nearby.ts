import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getIntlNearbyAirports } from '@sojourn/contract/products/intl-flight/search.calls'
import type { NearbyAirport } from '@sojourn/contract/products/intl-flight/search.shapes'
import { airport, airports } from '@sojourn/domain/reference/air/airports'
import { distanceKm } from '@sojourn/domain/reference/place/distance'
import type { IntlAirDayPrices, IntlAirSlice } from '@sojourn/supply/ports/intl-air'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { asking } from '../../../booking/lifecycle/asking'
import { airportName } from '../../../reference/air-places'
import { openIntlFlightDraft } from '../draft/open-draft'
import { intlSearchOf } from '../supply/supply'
import { buyersOf } from './judged-offers'

/** As the crow flies: further ones are no way to the airport any more. */
const reachKm = 300
/** The nearest of each end that are looked at. */
const askedAtEachEnd = 4

interface Near {
  end: NearbyAirport['end']
  iata: string
  km: number
}

/** Airports of other cities near those that were asked for, the nearest first. */
function near(end: Near['end'], asked: readonly string[]): Near[] {
  const centre = airport(asked[0] ?? '')
  if (!centre) return []
  return airports
    .filter(({ iata, city }) => city !== centre.city && !asked.includes(iata))
    .map((each) => ({ end, iata: each.iata, km: Math.round(distanceKm(centre, each)) }))
    .filter(({ km }) => km <= reachKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, askedAtEachEnd)
}

/** Airports within reach of either end of the first direction that sell the trip on its day, the cheapest first. */
export async function intlNearby(
  context: Context,
  actor: Actor,
  { tempOrderNo }: RequestOf<typeof getIntlNearbyAirports>,
): Promise<ResponseOf<typeof getIntlNearbyAirports> | Problem> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const { enterprise, passengers } = await buyersOf(work, actor, draft)
    const { limit: _limit, ...asked } = intlSearchOf(draft, enterprise, passengers, [])
    const [first] = asked.slices
    const found = [...near('depart', first!.departAirports), ...near('arrive', first!.arriveAirports)]
    const prices = await Promise.all(found.map((each) => lowestFrom(context, asked, each)))
    return {
      airports: found
        .map(({ end, iata, km }, index) => ({
          end,
          airport: iata,
          name: airportName(iata, actor.language),
          distanceKm: km,
          price: prices[index]!,
        }))
        .filter(({ price }) => price > 0)
        .sort((a, b) => a.price - b.price),
    }
  })
}

async function lowestFrom(context: Context, asked: Omit<IntlAirDayPrices, 'from' | 'to'>, { end, iata }: Near): Promise<number> {
  const [first, ...rest] = asked.slices
  const { date } = first!
  const days = await context.intlAir.dayPrices(asking(context), {
    ...asked,
    slices: [
      movedEnd(first!, end, iata),
      ...rest.map((slice, index) => (isBack(asked, index) ? movedEnd(slice, otherEnd[end], iata) : slice)),
    ],
    from: date,
    to: date,
  })
  return days.find((day) => day.date === date)?.price ?? 0
}

const otherEnd = { depart: 'arrive', arrive: 'depart' } as const

/** The way back of a return ends where the way out began. */
const isBack = ({ slices }: Pick<IntlAirDayPrices, 'slices'>, index: number): boolean =>
  slices.length === 2 && index === 0 && slices[1]!.arriveAirports.join() === slices[0]!.departAirports.join()

const movedEnd = (slice: IntlAirSlice, end: Near['end'], iata: string): IntlAirSlice =>
  end === 'depart' ? { ...slice, departAirports: [iata] } : { ...slice, arriveAirports: [iata] }
