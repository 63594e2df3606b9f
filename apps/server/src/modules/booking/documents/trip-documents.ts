import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { documentText } from '@sojourn/text/booking/document/words'
import { orderText } from '@sojourn/text/booking/order/words'
import { tripText } from '@sojourn/text/booking/trip/words'
import type { Actor, Context, Work } from '../../../context'
import { inSnapshot } from '../../../work'
import type { Itinerary } from './itinerary'
import { findEnterprise, type EnterpriseRow } from '../settings/store'
import { calendarOf, isAhead, itineraryFrame, journeysOf, totalOf } from './order-documents'
import { orderCore } from '../order-detail/order-core'
import { partsOfTrip, type PartOfTrip } from '../trip/trip-parts'
import { findMyTrip, totalOfTrip, type FoundTrip } from '../trip/trip-view'

interface Request {
  travelOrderNo: string
  language: Language
}
type Core = NonNullable<Awaited<ReturnType<typeof orderCore>>>['core']
interface Documented extends FoundTrip {
  enterprise: EnterpriseRow
  parts: PartOfTrip[]
  cores: Core[]
  /** Fen. */
  total: number
}

/** A trip with all that is or was to be travelled, for its owner or a traveller. */
const documented = (context: Context, actor: Actor, { travelOrderNo, language }: Request): Promise<Documented | Problem> =>
  inSnapshot<Documented | Problem>(context, actor.enterpriseId, async (work) => {
    const found = await findMyTrip(work, actor, travelOrderNo)
    if (!found) return problem('tripUnknown', { field: 'travelOrderNo' })
    const [enterprise, parts] = await Promise.all([findEnterprise(work), partsOfTrip(work, found.orders, language)])
    if (parts.length === 0) return problem('nothingTravelled', { field: 'travelOrderNo' })
    const [cores, total] = await Promise.all([
      coresOf(work, { ...actor, language }, [...new Set(parts.map(({ order }) => order.orderNo))]),
      totalOfTrip(work, found.orders),
    ])
    return { ...found, enterprise, parts, cores, total }
  })

async function coresOf(work: Work, actor: Actor, orderNos: readonly string[]): Promise<Core[]> {
  const found = await Promise.all(orderNos.map((orderNo) => orderCore(work, actor, orderNo)))
  return found.flatMap((each) => (each ? [each.core] : []))
}

/** The itinerary of a whole trip: what of all its orders is travelled, in order of time, or none. */
export async function tripItinerary(context: Context, actor: Actor, request: Request): Promise<Itinerary | Problem> {
  const made = await documented(context, actor, request)
  if (isProblem(made)) return made
  const parts = made.parts.filter(isAhead)
  if (parts.length === 0) return problem('nothingTravelled', { field: 'travelOrderNo' })
  return itineraryOf(context, { ...made, parts }, request.language)
}

function itineraryOf(context: Context, { trip, enterprise, parts, cores, total }: Documented, language: Language): Itinerary {
  const text = documentText[language]
  const { list } = orderText[language]
  const shown = new Set(parts.map(({ order }) => order.orderNo))
  const bookers = cores.filter(({ orderNo }) => shown.has(orderNo)).map(({ booker }) => booker)
  return {
    ...itineraryFrame(context, enterprise, language),
    title: tripText[language].documentTitle,
    orderNo: trip.travelOrderNo,
    facts: [
      { name: text.order, value: list({ items: [...shown] }) },
      { name: text.booker, value: list({ items: [...new Set(bookers)] }) },
    ],
    ...journeysOf(parts, language),
    total: totalOf(total, parts, language),
  }
}

/** All parts of a trip as one calendar file. */
export async function tripCalendarDocument(context: Context, actor: Actor, request: Request): Promise<string | Problem> {
  const made = await documented(context, actor, request)
  return isProblem(made) ? made : calendarOf(context, made.parts, made.cores, request.language)
}
