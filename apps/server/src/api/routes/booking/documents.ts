import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { renderItinerary, type Itinerary } from '../../../modules/booking/documents/itinerary'
import { calendarDocument, orderCertificates, orderItinerary } from '../../../modules/booking/documents/order-documents'
import { tripCalendarDocument, tripItinerary } from '../../../modules/booking/documents/trip-documents'
import { networkOf } from '../../../kit/network'
import { zip } from '../../../kit/sheet/zip'
import type { Api } from '../../bind'
import { sendProblem } from '../../envelope'

/** What a file is of. */
type Key = 'orderId' | 'travelOrderNo'
type Request = Record<Key, string> & { language: Language }
interface Document {
  path: string
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
const querystring = (key: Key) => ({
  type: 'object',
  required: [key],
  properties: { [key]: { type: 'string', maxLength: 40, pattern: '^[\\w-]+$' }, language: { type: 'string', maxLength: 10 } },
})

/** Files of orders and trips; they are no envelope, so they stand beside the contract's calls. */
export function bindDocuments({ server, context, sessions }: Api): void {
  for (const { path, key, type, extension, make } of documents) {
    server.get<{ Querystring: Record<Key, string> & { language?: string } }>(
      path,
      { schema: { querystring: querystring(key) } },
      async (request, reply) => {
        const session = await sessions.actorOf(request)
        if (!session) return sendProblem(request, reply, problem('notSignedIn'))
        const { language, ...of } = request.query
        const made = await make(
          context,
          { ...session, intent: undefined },
          { ...of, language: language === undefined ? session.language : parseLanguage(language) },
        )
        if (isProblem(made)) return sendProblem(request, reply, made)
        const { enterpriseId, employeeId } = session
        const address = networkOf(request.ip)
        await context.audit.write({ enterpriseId, employeeId, kind: 'exported', what: `${path} ${of[key]}`, address })
        return reply.type(type).header('content-disposition', `attachment; filename="${of[key]}.${extension}"`).send(made)
      },
    )
  }
}
