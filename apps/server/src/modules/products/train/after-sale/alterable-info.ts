import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { couponStates } from '@sojourn/contract/booking/codes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { AlterableTrainOrder } from '@sojourn/contract/products/train/after-sales.shapes'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { describePlace } from '@sojourn/domain/products/train/describe'
import { mayChangeDestination } from '@sojourn/domain/products/train/price/fee-tiers'
import { orderText } from '@sojourn/text/booking/order/words'
import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { alterableOrder, type Alterable, type Ticket } from './alterable'
import { rideOf } from '../order/to-screen'
import { feeWords } from './refund-quote'
import { quoteReturn } from './give-back'
import { railProblem } from '../supply/supply'

type Info = AlterableTrainOrder['tickets'][number]

/** Which tickets of an order can be given back, and for what fee each (S2.26). */
export const refundInfo = (context: Context, actor: Actor, request: { orderId: string }) =>
  infoOf(context, actor, request, async (ticket, { kept }) => {
    if (ticket.refused) return { refused: ticket.refused }
    const quote = await quoteReturn(context, kept.source, ticket)
    if (isRailFailure(quote)) return { refused: railProblem(context, quote, 'coupons') }
    return {
      fee: { ticketPrice: quote.ticketPrice, fee: quote.fee, ...feeWords(context, ticket, quote, actor.language) },
    }
  })

/** Which tickets of an order can be changed, once and until midnight of the day of departure (handbook 3.8). */
export const changeInfo = (context: Context, actor: Actor, request: { orderId: string }) =>
  infoOf(context, actor, request, (ticket, { order, kept }) => {
    const over = chinaDate(context.clock.now()) > ticket.ride.body.departDate ? problem('trainDeparted') : undefined
    const office = kept.source === 'local' ? problem('officeTicketNotChangeable') : undefined
    const refused = ticket.refused ?? office ?? (order.kind === 'change' ? problem('changedAlready') : over)
    const otherDestination = mayChangeDestination(ticket.ride.departAt.toISOString(), context.clock.now().toISOString())
    return Promise.resolve(refused ? { refused } : { otherDestination })
  })

type Said = { refused: Problem } | Pick<Info, 'fee' | 'otherDestination'>

const infoOf = (
  context: Context,
  actor: Actor,
  request: { orderId: string },
  say: (ticket: Ticket, found: Alterable) => Promise<Said>,
): Promise<AlterableTrainOrder | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderId)
    if (isProblem(found)) return { ...found, field: 'orderId' }
    const tickets: Info[] = []
    for (const ticket of found.coupons) tickets.push(infoOfTicket(ticket, actor, await say(ticket, found)))
    return {
      orderNo: found.order.orderNo,
      title: found.order.title[actor.language],
      ...(found.kept.purchaseNo ? { purchaseNo: found.kept.purchaseNo } : {}),
      rides: found.segments.map((row) => rideOf(row, actor.language)),
      tickets,
    }
  })

const infoOfTicket = ({ ticketNo, segment, traveller, place, state }: Ticket, { language }: Actor, said: Said): Info => ({
  ticketNo,
  segment,
  employeeId: traveller.employeeId,
  traveller: readableName(traveller, language),
  state: couponStates.code(state),
  stateName: orderText[language].coupons[state],
  place: describePlace({ ...place, berth: place.berth ?? undefined }, language),
  ticketPrice: place.price,
  possible: !('refused' in said),
  ...('refused' in said ? { reason: problemSentence(said.refused, language) } : said),
})
