import { Type } from 'typebox'
import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { renderItinerary, type Itinerary } from '../../../modules/booking/documents/itinerary'
import { calendarDocument, orderCertificates, orderItinerary } from '../../../modules/booking/documents/order-documents'
import { tripCalendarDocument, tripItinerary } from '../../../modules/booking/documents/trip-documents'
import { zip } from '../../../kit/sheet/zip'
import type { Api } from '../../bind'
import { bindFile } from '../../bind-file'

/** What a file is of. */
type Key = 'orderId' | 'travelOrderNo'
type Request = Record<Key, string> & { language: Language }
interface Document {
  path: `/api/${string}`
  key: Key
  type: string
  extension: string
  make: (context: Context, actor: Actor, request: Request) => Promise<Buffer | string | Problem>
}

type Made = (context: Context, actor: Actor, request: Request) => Promise<Itinerary | Problem>
const printed =
  (made: Made): Document['make'] =>
  async (...asked) => {
    const itinerary = await made(...asked)
    return isProblem(itinerary) ? itinerary : renderItinerary(itinerary)
  }
const certificates: Document['make'] = async (...asked) => {
  const made = await orderCertificates(...asked)
  return isProblem(made)
    ? made
    : zip(made.map(({ name, itinerary }) => ({ name: `${name}.pdf`, content: renderItinerary(itinerary) })))
}

const pdf = { type: 'application/pdf', extension: 'pdf' }
const calendar = { type: 'text/calendar; charset=utf-8', extension: 'ics' }
const documents: readonly Document[] = [
  { path: '/api/Order/GetItineraryPdf', key: 'orderId', ...pdf, make: printed(orderItinerary) },
  { path: '/api/Order/GetCalendarFile', key: 'orderId', ...calendar, make: calendarDocument },
  { path: '/api/Flight/GetCertificateZip', key: 'orderId', type: 'application/zip', extension: 'zip', make: certificates },
  { path: '/api/Order/GetTripItineraryPdf', key: 'travelOrderNo', ...pdf, make: printed(tripItinerary) },
  { path: '/api/Order/GetTripCalendarFile', key: 'travelOrderNo', ...calendar, make: tripCalendarDocument },
]
const queryOf = (key: Key) =>
  Type.Object({
    [key]: Type.String({ maxLength: 40, pattern: '^[\\w-]+$' }),
    language: Type.Optional(Type.String({ maxLength: 10 })),
  })

/** Files of orders and trips. */
export function bindDocuments(api: Api): void {
  for (const { path, key, type, extension, make } of documents)
    bindFile(api, { path, query: queryOf(key) }, async (actor, query) => {
      const { language, ...asked } = query as Record<Key, string> & { language?: string }
      const spoken = language === undefined ? actor.language : parseLanguage(language)
      const content = await make(api.context, actor, { ...asked, language: spoken })
      return isProblem(content) ? content : { name: `${asked[key]}.${extension}`, type, content, of: asked[key] }
    })
}
