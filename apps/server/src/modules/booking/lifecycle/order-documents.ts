import { credentialTypes, products } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { formatYuan } from '@sojourn/domain/kit/money'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { documentText } from '@sojourn/text/booking/document'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { JourneyPart } from '@sojourn/domain/booking/documents/journey-part'
import type { Actor, Context } from '../../../context'
import { renderCalendar } from '../documents/calendar'
import { renderItinerary, type Itinerary } from '../documents/itinerary'
import { findEnterprise, type EnterpriseRow } from '../settings/store'
import { orderCore } from './order-core'

type Found = NonNullable<Awaited<ReturnType<typeof orderCore>>>
interface Documented {
  found: Found
  enterprise: EnterpriseRow
  parts: JourneyPart[]
}

/** An order with its parts for somebody concerned; anybody else finds nothing. */
async function documented(context: Context, actor: Actor, orderNo: string, language: Language): Promise<Documented | Problem> {
  return context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await orderCore(context, sql, { ...actor, language }, orderNo)
    const operations = found && context.products[products.word(found.order.product as 1)]
    if (!operations) return problem('orderUnknown', { field: 'orderId' })
    const [parts, enterprise] = await Promise.all([
      operations.parts(sql, actor.enterpriseId, orderNo, language),
      findEnterprise(sql, actor.enterpriseId),
    ])
    return { found, enterprise, parts }
  })
}

/** The itinerary of an order as PDF. */
export async function itineraryDocument(
  context: Context,
  actor: Actor,
  request: { orderId: string; language: Language },
): Promise<Buffer | Problem> {
  const made = await documented(context, actor, request.orderId, request.language)
  return 'problem' in made ? made : renderItinerary(itineraryOf(context, made, request.language))
}

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
    footer: [text.madeAt({ at: `${made.date} ${made.time}` }), ...(phone ? [text.help({ phone })] : [])].join('    '),
    labels: text,
  } satisfies Partial<Itinerary>
}

function itineraryOf(context: Context, { found, enterprise, parts }: Documented, language: Language): Itinerary {
  const text = documentText[language]
  const { core, order } = found
  return {
    ...itineraryFrame(context, enterprise, language),
    orderNo: core.orderNo,
    facts: [
      { name: text.order, value: core.orderNo },
      { name: text.state, value: core.stateName },
      { name: text.booker, value: core.booker },
      ...(order.supplierReference ? [{ name: text.reference, value: order.supplierReference }] : []),
    ],
    parts,
    travellers: core.travellerList.map((traveller) => ({
      name: traveller.name,
      document: `${travellerText[language].credentialTypes[credentialTypes.word(traveller.credentialType as 1)]} ${traveller.credentialNumber}`,
      tickets: traveller.tickets.length > 0 ? traveller.tickets.map(({ ticketNo }) => ticketNo) : [text.noTicket],
    })),
    total: formatYuan(core.total),
  }
}

/** The order's parts as a calendar file. */
export async function calendarDocument(
  context: Context,
  actor: Actor,
  request: { orderId: string; language: Language },
): Promise<string | Problem> {
  const made = await documented(context, actor, request.orderId, request.language)
  if ('problem' in made) return made
  const text = documentText[request.language]
  const { core, order } = made.found
  const operations = context.products[products.word(order.product as 1)]
  return renderCalendar({
    name: text.calendarName,
    now: context.clock.now(),
    events: made.parts.map((part, index) => ({
      id: `${core.orderNo}-${index}@sojourn`,
      part,
      summary: text.calendarOf({ label: part.label, from: part.from.place, to: part.to.place }),
      description: [part.detail, ...part.facts, `${text.order} ${core.orderNo}`].join('\n'),
      url: `${context.config.publicUrl}/v${operations?.orderPath(core.orderNo) ?? ''}`,
    })),
  })
}
