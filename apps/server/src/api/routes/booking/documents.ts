import { parseLanguage } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { calendarDocument, itineraryDocument } from '../../../modules/booking/lifecycle/order-documents'
import type { Api } from '../../bind'
import { sendProblem } from '../../envelope'

interface Request {
  orderId: string
  language: ReturnType<typeof parseLanguage>
}
interface Document {
  path: string
  type: string
  extension: string
  make: (context: Context, actor: Actor, request: Request) => Promise<Buffer | string | Problem>
}

const documents: readonly Document[] = [
  { path: '/api/Order/GetItineraryPdf', type: 'application/pdf', extension: 'pdf', make: itineraryDocument },
  { path: '/api/Order/GetCalendarFile', type: 'text/calendar; charset=utf-8', extension: 'ics', make: calendarDocument },
]
const querystring = {
  type: 'object',
  required: ['orderId'],
  properties: { orderId: { type: 'string', maxLength: 40, pattern: '^[\\w-]+$' }, language: { type: 'string', maxLength: 10 } },
}

/** Files of an order; they are no envelope, so they stand beside the contract's calls. */
export function bindDocuments({ server, context, sessions }: Api): void {
  for (const { path, type, extension, make } of documents) {
    server.get<{ Querystring: { orderId: string; language?: string } }>(
      path,
      { schema: { querystring } },
      async (request, reply) => {
        const session = await sessions.actorOf(request)
        if (!session) return sendProblem(request, reply, problem('notSignedIn'))
        const { orderId, language } = request.query
        const made = await make(
          context,
          { ...session, intent: undefined },
          { orderId, language: language === undefined ? session.language : parseLanguage(language) },
        )
        if (isProblem(made)) return sendProblem(request, reply, made)
        return reply.type(type).header('content-disposition', `attachment; filename="${orderId}.${extension}"`).send(made)
      },
    )
  }
}
