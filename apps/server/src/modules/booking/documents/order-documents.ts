import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { formatYuan, sum } from '@sojourn/domain/kit/money'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { documentText } from '@sojourn/text/booking/document/words'
import { orderText } from '@sojourn/text/booking/order/words'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { Actor, Context } from '../../../context'
import { inSnapshot } from '../../../work'
import { renderCalendar } from './calendar'
import type { Itinerary } from './itinerary'
import { findGivenBack } from '../ledger/store'
import type { OrderRow } from '../order/store'
import { findEnterprise, type EnterpriseRow } from '../settings/store'
import { orderCore } from '../order-detail/order-core'
import { partsOfTrip, type PartOfTrip } from '../trip/trip-parts'

type Core = NonNullable<Awaited<ReturnType<typeof orderCore>>>['core']
interface Documented {
  core: Core
  order: OrderRow
  enterprise: EnterpriseRow
  parts: PartOfTrip[]
  /** Fen that came back without a refund. */
  givenBack: number
}

/** An order with what of it is or was to be travelled, for somebody concerned; anybody else finds nothing. */
const documented = (context: Context, actor: Actor, orderNo: string, language: Language): Promise<Documented | Problem> =>
  inSnapshot<Documented | Problem>(context, actor.enterpriseId, async (work) => {
    const found = await orderCore(work, { ...actor, language }, orderNo)
    if (!found) return problem('orderUnknown', { field: 'orderId' })
    const [parts, enterprise, givenBack] = await Promise.all([
      partsOfTrip(work, [found.order], language),
      findEnterprise(work),
      findGivenBack(work, [orderNo]),
    ])
    const document = { ...found, enterprise, parts, givenBack: givenBack.get(orderNo) ?? 0 }
    return parts.length > 0 ? document : problem('nothingTravelled', { field: 'orderId' })
  })

/** The itinerary of an order: the journeys and people whose coupons are valid, or none. */
export async function orderItinerary(
  context: Context,
  actor: Actor,
  request: { orderId: string; language: Language },
): Promise<Itinerary | Problem> {
  const made = await documented(context, actor, request.orderId, request.language)
  if (isProblem(made)) return made
  const parts = made.parts.filter(isAhead)
  if (parts.length === 0) return problem('nothingTravelled', { field: 'orderId' })
  return itineraryOf(context, { ...made, parts }, request.language)
}

/** One voucher for each traveller of an order, with that person's journeys and tickets alone and without the order's money. */
export async function orderCertificates(
  context: Context,
  actor: Actor,
  request: { orderId: string; language: Language },
): Promise<{ name: string; itinerary: Itinerary }[] | Problem> {
  const made = await documented(context, actor, request.orderId, request.language)
  if (isProblem(made)) return made
  const people = [...new Map(made.parts.flatMap((part) => part.people).map((person) => [person.position, person])).values()]
  if (people.length === 0) return problem('nothingTravelled', { field: 'orderId' })
  return people
    .toSorted((a, b) => a.position - b.position)
    .map((person) => {
      const parts = made.parts
        .filter((part) => part.people.includes(person))
        .map((part) => ({
          ...part,
          people: [person],
          tickets: part.tickets.filter(({ traveller }) => traveller === person.position),
        }))
      const name = `${request.orderId}-${person.position + 1}-${passengerName(person, request.language).replaceAll(/[^\p{L}\d]+/gu, '-')}`
      return { name, itinerary: { ...itineraryOf(context, { ...made, parts }, request.language), total: '' } }
    })
}

/** Somebody travels it. */
export const isAhead = ({ people }: PartOfTrip): boolean => people.length > 0

/** What every itinerary says beside its journeys: whose it is, when it was made, whom to call. */
export function itineraryFrame(context: Context, enterprise: EnterpriseRow, language: Language) {
  const text = documentText[language]
  const phone = String(enterprise.config['serviceTelDisplay'] ?? '')
  const made = localOf(context.clock.now().toISOString(), chinaOffsetMinutes)
  return {
    lang: language === 'en' ? 'en' : 'zh',
    region: language === 'en' ? 'gb' : language === 'zh-TW' ? 'tw' : 'cn',
    product: text.product,
    company: enterprise.name[language],
    title: text.title,
    notAnInvoice: text.notAnInvoice,
    footer: [
      text.madeAt({ at: `${dayInWords(made.date, language)} ${made.time}` }),
      ...(phone ? [text.help({ phone })] : []),
    ].join('    '),
    labels: text,
  } satisfies Partial<Itinerary>
}

function itineraryOf(context: Context, { core, order, enterprise, parts, givenBack }: Documented, language: Language): Itinerary {
  const text = documentText[language]
  return {
    ...itineraryFrame(context, enterprise, language),
    orderNo: core.orderNo,
    facts: [
      { name: text.order, value: core.orderNo },
      { name: text.state, value: core.stateName },
      { name: text.booker, value: core.booker },
      ...(order.supplierReference ? [{ name: text.reference, value: order.supplierReference }] : []),
    ],
    ...journeysOf(parts, language),
    total: totalOf(core.total - returnedOf(core) - givenBack, parts, language),
  }
}

/** What is travelled and by whom; a stay has no tickets. */
export function journeysOf(parts: readonly PartOfTrip[], language: Language): Pick<Itinerary, 'parts' | 'travellers' | 'labels'> {
  const onlyStays = parts.every(({ part }) => part.stay)
  return {
    parts: parts.map(({ part }) => ({ ...part, facts: [...part.facts, ...(part.terms ?? [])] })),
    travellers: travellersOf(parts, language),
    labels: { ...documentText[language], ...(onlyStays && { ticket: '' }) },
  }
}

/** What was paid through us, and what is still due there. */
export function totalOf(paid: number, parts: readonly PartOfTrip[], language: Language): string {
  const due = sum(parts.map(({ part }) => part.dueThere ?? 0))
  return due > 0 ? documentText[language].totalWithDue({ paid: formatYuan(paid), due: formatYuan(due) }) : formatYuan(paid)
}

/** What refunds of an order have brought back, in fen. */
const returnedOf = ({ afterSales }: Core): number =>
  sum(afterSales.filter(({ kind, state }) => kind === 'refund' && stateOfNumber(state) === 'refunded').map(({ total }) => total))

/** Everybody who travels one of the parts, once, with the tickets that are valid for them. */
function travellersOf(parts: readonly PartOfTrip[], language: Language): Itinerary['travellers'] {
  const { credentialTypes: types } = travellerText[language]
  const found = new Map<string, Itinerary['travellers'][number]>()
  for (const { part, people, tickets } of parts) {
    for (const person of people) {
      const name = passengerName(person, language)
      const document = `${types[person.credentialType]} ${person.credentialMasked}`
      const own = part.stay
        ? []
        : tickets.filter(({ traveller }) => traveller === person.position).map(({ ticketNo }) => ticketNo)
      const key = `${name} ${document}`
      found.set(key, { name, document, tickets: [...new Set([...(found.get(key)?.tickets ?? []), ...own])] })
    }
  }
  if (parts.every(({ part }) => part.stay)) return [...found.values()]
  return [...found.values()].map((traveller) =>
    traveller.tickets.length > 0 ? traveller : { ...traveller, tickets: [documentText[language].noTicket] },
  )
}

/** The order's parts as a calendar file; what is gone is cancelled, so that a calendar that has it takes it out. */
export async function calendarDocument(
  context: Context,
  actor: Actor,
  request: { orderId: string; language: Language },
): Promise<string | Problem> {
  const made = await documented(context, actor, request.orderId, request.language)
  return isProblem(made) ? made : calendarOf(context, made.parts, [made.core], request.language)
}

/** Parts as a calendar file; an event keeps its name in every file that shows it. */
export function calendarOf(
  context: Context,
  parts: readonly PartOfTrip[],
  cores: readonly Pick<Core, 'orderNo' | 'changedTo'>[],
  language: Language,
): string {
  const text = documentText[language]
  const { list } = orderText[language]
  return renderCalendar({
    name: text.calendarName,
    now: context.clock.now(),
    events: parts.map(({ order, part, people }) => {
      const { orderNo, version, product } = order
      const changedTo = cores.find((core) => core.orderNo === orderNo)?.changedTo ?? []
      const instead = people.length === 0 && changedTo.length > 0 ? [text.changedTo({ orders: list({ items: changedTo }) })] : []
      return {
        id: `${orderNo}-${part.segment ?? 0}@sojourn`,
        sequence: version,
        status: eventStatus(people.length, order),
        part,
        summary: part.stay ? text.stayOf(part) : text.calendarOf({ label: part.label, from: part.from.place, to: part.to.place }),
        description: [...instead, part.detail, ...part.facts, ...(part.terms ?? []), `${text.order} ${orderNo}`].join('\n'),
        url: `${context.config.publicUrl}/v${context.products[product]?.display.orderPath(orderNo) ?? ''}`,
      }
    }),
  })
}

/** Nothing is certain before it is ticketed. */
function eventStatus(people: number, { state }: OrderRow): 'planned' | 'live' | 'gone' {
  if (people === 0) return 'gone'
  return isTicketed(state) ? 'live' : 'planned'
}
