import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseLanguage } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { MeetingSearchQuery } from '@sojourn/contract/products/meeting/draft.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { meetingDraftRules } from '@sojourn/domain/products/meeting/draft-rules'
import type { Actor } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { venueShown } from '../../../modules/products/meeting/search/venue'
import { findVenues } from '../../../modules/products/meeting/search/venues'
import type { Api } from '../../bind'
import { meetingVenuePage } from '../../pages/meeting-venue-page'
import { meetingVenuesPage } from '../../pages/meeting-venues-page'

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The pages of venues (S7.39, S4.25): opened by a person in a window of its own, so that they answer a page and not an envelope. */
export function bindVenues({ server, context, sessions }: Api): void {
  const show =
    (pageOf: (actor: Actor, query: VenueQuery) => Promise<string | Problem>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await sessions.actorOf(request)
      if (!session) return reply.redirect('/v/login')
      const query = readQuery(request)
      const language = parseLanguage(query.lang ?? request.headers['accept-language']?.split(',')[0])
      const page = await pageOf({ ...session, language, intent: undefined }, query)
      if (typeof page !== 'string') return reply.redirect('/v/err/index')
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
    }
  server.get(
    '/api/MeetingRoom/MeetingRoomHotelSearch',
    show(async (actor, query) => {
      const found = await findVenues(context, actor, query)
      if (isProblem(found)) return found
      const { first, last } = bookingWindow(meetingDraftRules, chinaDate(context.clock.now()))
      return meetingVenuesPage({ ...found, language: actor.language, first, last })
    }),
  )
  server.get(
    '/api/MeetingRoom/MeetingRoomVenue',
    show(async (actor, { CityId, VenueKey = '' }) => {
      const found = await venueShown(context, actor, { cityId: Number(CityId), venueKey: VenueKey })
      return isProblem(found) ? found : meetingVenuePage({ ...found, language: actor.language })
    }),
  )
}

type VenueQuery = MeetingSearchQuery & { VenueKey?: string }

const longest = 100

/** Values as text; a form repeats a name for every box that is checked. */
function readQuery(request: FastifyRequest): VenueQuery {
  const given = Object.entries(request.query as Record<string, string | string[]>)
  return Object.fromEntries(given.map(([name, value]) => [name, [value].flat().join(',').slice(0, longest)]))
}
