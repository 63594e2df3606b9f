import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getOpenTickets, getOpenTicketsOfSearch } from '@sojourn/contract/products/flight/after-sales.calls'
import type { OpenTicket } from '@sojourn/contract/products/flight/after-sales.shapes'
import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { serves } from '@sojourn/domain/booking/order/unused-tickets'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { changePercent } from '@sojourn/domain/products/flight/fare-rules'
import { ticketExpiry } from '@sojourn/domain/booking/order/ticket-validity'
import { chargeAt } from '@sojourn/domain/products/flight/kept'
import { orderText } from '@sojourn/text/booking/order/words'
import { isAirFailure } from '@sojourn/supply/ports/air'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { readCursor, writeCursor } from '../../../../kit/cursor'
import { cityOf } from '../../../reference/air-places'
import { asking } from '../../../booking/lifecycle/asking'
import { openFlightDraft } from '../draft/open-draft'
import { findOpenTickets, sumOpenTickets, type OpenTicketRow, type OpenTicketSearch } from './after-sales-store'

const pageSize = 10
const offeredAtMost = 3
/** A ticket counts as unused a day after its flight left (handbook 1.7). */
const dayMs = 86_400_000
const hourMs = 3_600_000

const searchOf = (context: Context, employeeIds: readonly string[], more: Partial<OpenTicketSearch> = {}): OpenTicketSearch => {
  const now = context.clock.now()
  return {
    before: new Date(now.getTime() - dayMs),
    validOn: chinaDate(now),
    employeeIds,
    travelType: 'business',
    keyword: '',
    ...more,
  }
}

/** Unused tickets that I booked or that are in my name, with the money at risk (S2.36). */
export const openTickets = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getOpenTickets>,
): Promise<ResponseOf<typeof getOpenTickets>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const size = request.size ?? pageSize
    const search = searchOf(context, [actor.employeeId], { keyword: request.keyword?.trim() ?? '' })
    const page = { after: readCursor(request.cursor), limit: size + 1, reader: actor.language }
    const [rows, sums] = await Promise.all([findOpenTickets(work, search, page), sumOpenTickets(work, search)])
    const shown = rows.slice(0, size)
    const last = shown.at(-1)
    return {
      list: await ticketsOf(context, actor, shown),
      ...(rows.length > size && last ? { next: writeCursor(last.issuedAt, `${last.ticketNo}${last.segment}`) } : {}),
      ...sums,
    }
  })

/** Unused tickets of the travellers of a search that the caller booked, so that they are used before new ones are bought. */
export const openTicketsOfSearch = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getOpenTicketsOfSearch>,
): Promise<ResponseOf<typeof getOpenTicketsOfSearch> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const ids = draft.travellerIds.length > 0 ? draft.travellerIds : [actor.employeeId]
    const { travelType, searchParams } = draft
    const rows = await findOpenTickets(work, searchOf(context, ids, { travelType }), {
      after: undefined,
      limit: 50,
      reader: actor.language,
    })
    const usable = rows.filter(
      ({ bookerId, employeeId, taken }) => bookerId === actor.employeeId && ids.includes(employeeId) && !taken,
    )
    const offered = usable
      .map((row) => ({ row, serves: servesSearch(context, actor, row, searchParams) }))
      .toSorted((one, other) => Number(other.serves) - Number(one.serves))
      .slice(0, offeredAtMost)
    const tickets = await ticketsOf(
      context,
      actor,
      offered.map(({ row }) => row),
    )
    return { list: tickets.map((ticket, at) => ({ ...ticket, serves: offered[at]!.serves })) }
  })

/** Whether a ticket can be used for the way out of a search, by any airline, for none is chosen yet. */
function servesSearch(context: Context, actor: Actor, row: OpenTicketRow, params: FlightSearchParams): boolean {
  const { departAirport, arriveAirport, carrier } = row.body
  const cities = { from: cityOf(departAirport), to: cityOf(arriveAirport) }
  const day = params.departDate
  const journey = {
    travellerIds: [row.employeeId],
    from: [cityOf(params.departAirportCode)],
    to: [cityOf(params.arriveAirportCode)],
    firstDay: day,
    lastDay: day,
  }
  const isChangeable = actionsOf(context, actor, row).some(({ action, enabled }) => action === 'change' && enabled)
  return isChangeable && serves({ holderId: row.employeeId, ...cities, carrier, lastDay: expiryOf(row) }, journey)
}

const expiryOf = ({ issuedAt, firstTravelOn }: OpenTicketRow): string =>
  ticketExpiry(chinaDate(issuedAt), firstTravelOn ?? undefined)

async function ticketsOf(context: Context, actor: Actor, rows: readonly OpenTicketRow[]): Promise<OpenTicket[]> {
  const list: OpenTicket[] = []
  for (const row of rows) list.push(await ticketOf(context, actor, row))
  return list
}

async function ticketOf(context: Context, actor: Actor, row: OpenTicketRow): Promise<OpenTicket> {
  const { flightNo, carrier } = row.body
  const { ticketPrice, buildFee, fuelFee } = chargeAt(row.body, row.position)
  const request = { key: `${row.orderNo}/quote`, ticketNo: row.ticketNo, journeys: [row.segment], commit: false }
  const quote = row.taken ? undefined : await context.air.refund(asking(context), request)
  return {
    orderNo: row.orderNo,
    ticketNo: row.ticketNo,
    segment: row.segment,
    traveller: readableName(row.traveller, actor.language),
    title: row.title[actor.language],
    flightNo,
    carrier,
    departAt: row.departAt.toISOString(),
    value: ticketPrice + buildFee + fuelFee,
    ...(quote && !isAirFailure(quote) ? { refundNow: quote.lines[0]!.refund } : {}),
    expiresOn: expiryOf(row),
    couponsLeft: row.couponsLeft,
    actions: actionsOf(context, actor, row),
  }
}

function actionsOf(context: Context, actor: Actor, row: OpenTicketRow): OpenTicket['actions'] {
  const text = orderText[actor.language]
  const refused = row.bookerId !== actor.employeeId ? text.refusals.notYours : row.taken ? text.refusals.beingAltered : undefined
  const hours = (row.departAt.getTime() - context.clock.now().getTime()) / hourMs
  const closed = changePercent(row.body.fare.ruleTier, hours) === null
  const notChangeable = closed ? problemSentence(problem('ticketNotChangeable'), actor.language) : undefined
  const action = (name: 'refund' | 'change', reason: string | undefined) =>
    reason === undefined ? { action: name, enabled: true } : { action: name, enabled: false, reason }
  return [action('refund', refused), action('change', refused ?? notChangeable)]
}
