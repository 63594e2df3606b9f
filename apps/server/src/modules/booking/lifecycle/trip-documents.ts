import { credentialTypes, products } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { formatYuan } from '@sojourn/domain/kit/money'
import { documentText } from '@sojourn/text/booking/document'
import { orderText } from '@sojourn/text/booking/order'
import { travellerText } from '@sojourn/text/booking/traveller'
import { tripText } from '@sojourn/text/booking/trip'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { renderCalendar } from '../documents/calendar'
import { renderItinerary, type Itinerary } from '../documents/itinerary'
import { findEnterprise, type EnterpriseRow } from '../settings/store'
import { itineraryFrame } from './order-documents'
import { orderCore } from './order-core'
import { partsOfTrip, stands, type PartOfTrip } from './trip-parts'
import { findMyTrip, type FoundTrip } from './trip-view'

interface Request {
  travelOrderNo: string
  language: Language
}
type Core = NonNullable<Awaited<ReturnType<typeof orderCore>>>['core']
interface Documented extends FoundTrip {
  enterprise: EnterpriseRow
  parts: PartOfTrip[]
  cores: Core[]
}

/** A trip with what of it is still travelled, for its owner or a traveller. */
const documented = (context: Context, actor: Actor, { travelOrderNo, language }: Request): Promise<Documented | Problem> =>
  context.database.snapshot<Documented | Problem>(actor.enterpriseId, async (sql) => {
    const found = await findMyTrip(sql, actor, travelOrderNo)
    if (!found) return problem('tripUnknown', { field: 'travelOrderNo' })
    const orders = found.orders.filter((order) => order.kind !== 'refund' && stands(order))
    const [enterprise, parts, cores] = await Promise.all([
      findEnterprise(sql, actor.enterpriseId),
      partsOfTrip(context, sql, actor.enterpriseId, orders, language),
      coresOf(
        context,
        sql,
        { ...actor, language },
        orders.map(({ orderNo }) => orderNo),
      ),
    ])
    return { ...found, orders, enterprise, parts: parts.filter(({ people }) => people.length > 0), cores }
  })

async function coresOf(context: Context, sql: Sql, actor: Actor, orderNos: readonly string[]): Promise<Core[]> {
  const found = await Promise.all(orderNos.map((orderNo) => orderCore(context, sql, actor, orderNo)))
  return found.flatMap((each) => (each ? [each.core] : []))
}

/** The itinerary of a whole trip as PDF: all its orders in order of time. */
export async function tripItineraryDocument(context: Context, actor: Actor, request: Request): Promise<Buffer | Problem> {
  const made = await documented(context, actor, request)
  return isProblem(made) ? made : renderItinerary(itineraryOf(context, made, request.language))
}

function itineraryOf(context: Context, { trip, orders, enterprise, parts, cores }: Documented, language: Language): Itinerary {
  const text = documentText[language]
  const { list } = orderText[language]
  return {
    ...itineraryFrame(context, enterprise, language),
    title: tripText[language].documentTitle,
    orderNo: trip.travelOrderNo,
    facts: [
      { name: text.order, value: list({ items: orders.map(({ orderNo }) => orderNo) }) },
      { name: text.booker, value: list({ items: [...new Set(cores.map(({ booker }) => booker))] }) },
    ],
    parts: parts.map(({ part }) => part),
    travellers: travellersOf(cores, language),
    total: formatYuan(cores.reduce((sum, { total }) => sum + total, 0)),
  }
}

/** Everybody once, with the tickets of all orders. */
function travellersOf(cores: readonly Core[], language: Language): Itinerary['travellers'] {
  const found = new Map<string, Itinerary['travellers'][number]>()
  for (const { travellerList } of cores) {
    for (const { name, credentialType, credentialNumber, tickets } of travellerList) {
      const document = `${travellerText[language].credentialTypes[credentialTypes.word(credentialType as 1)]} ${credentialNumber}`
      const key = `${name} ${document}`
      const numbers = [...(found.get(key)?.tickets ?? []), ...tickets.map(({ ticketNo }) => ticketNo)]
      found.set(key, { name, document, tickets: [...new Set(numbers)] })
    }
  }
  return [...found.values()].map((traveller) =>
    traveller.tickets.length > 0 ? traveller : { ...traveller, tickets: [documentText[language].noTicket] },
  )
}

/** All parts of a trip as one calendar file. */
export async function tripCalendarDocument(context: Context, actor: Actor, request: Request): Promise<string | Problem> {
  const made = await documented(context, actor, request)
  if (isProblem(made)) return made
  const text = documentText[request.language]
  return renderCalendar({
    name: text.calendarName,
    now: context.clock.now(),
    events: made.parts.map(({ order, part }, index) => ({
      id: `${made.trip.travelOrderNo}-${order.orderNo}-${index}@sojourn`,
      part,
      summary: text.calendarOf({ label: part.label, from: part.from.place, to: part.to.place }),
      description: [part.detail, ...part.facts, `${text.order} ${order.orderNo}`].join('\n'),
      url: `${context.config.publicUrl}/v${context.products[products.word(order.product as 1)]?.orderPath(order.orderNo) ?? ''}`,
    })),
  })
}
