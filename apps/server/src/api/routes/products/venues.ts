import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseLanguage } from '@sojourn/contract/kit/language'
import { isProblem } from '@sojourn/contract/kit/problems'
import type { MeetingSearchQuery } from '@sojourn/contract/products/meeting/draft.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { meetingDraftRules } from '@sojourn/domain/products/meeting/draft-rules'
import { chinaDate } from '../../../kit/clock'
import { findVenues } from '../../../modules/products/meeting/search/venues'
import type { Api } from '../../bind'
import { meetingVenuesPage } from '../../pages/meeting-venues-page'

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The venue page (S7.39): opened by a person in a window of its own, so that it answers a page and not an envelope. */
export function bindVenues({ server, context, sessions }: Api): void {
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessions.actorOf(request)
    if (!session) return reply.redirect('/v/login')
    const query = readQuery(request)
    const language = parseLanguage(query.lang ?? request.headers['accept-language']?.split(',')[0])
    const found = await findVenues(context, { ...session, language, intent: undefined }, query)
    if (isProblem(found)) return reply.redirect('/v/err/index')
    const days = bookingWindow(meetingDraftRules, chinaDate(context.clock.now()))
    const page = meetingVenuesPage({ ...found, language, first: days.first, last: days.last })
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
  }
  server.get('/api/MeetingRoom/MeetingRoomHotelSearch', show)
}

const longest = 100

/** Values as text; a form repeats a name for every box that is checked. */
function readQuery(request: FastifyRequest): MeetingSearchQuery {
  const given = Object.entries(request.query as Record<string, string | string[]>)
  return Object.fromEntries(given.map(([name, value]) => [name, [value].flat().join(',').slice(0, longest)]))
}
