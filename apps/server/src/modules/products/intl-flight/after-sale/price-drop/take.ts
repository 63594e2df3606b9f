import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { takeIntlPriceDrop } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { noExtras } from '@sojourn/domain/products/intl-flight/extras/kept-extras'
import type { Actor, Context, Work } from '../../../../../context'
import { chinaDate } from '../../../../../kit/clock'
import { inTransaction } from '../../../../../work'
import { judgeChange, type JudgedChange } from '../../../../booking/after-sale/coupon-change'
import { afterSaleSubmission, takeCoupons, type AfterSaleParts } from '../../../../booking/after-sale/submit-after-sale'
import type { AfterSaleLine } from '../../../../booking/coupon/store'
import { nextOrderNo } from '../../../../booking/order/store'
import { placeChange } from '../../../../booking/placing/place-change'
import type { Proposal } from '../../../../booking/placing/proposal'
import { alterableOrder, couponsLeft, type IntlAlterable } from '../alterable'
import { linesOfTickets } from '../ticket-lines'
import { flightsOf, plannedSegment, segmentsOf, titleOf } from '../../book/order-record'
import { holdSeats, type IntlAnswer } from '../../fulfilment/hold-seats'
import { holdOfKept, insteadOf } from '../../fulfilment/secure'
import { insertIntlOrder } from '../../order/kept-store'
import { keptTrip } from '../../order/kept-trip'
import { rebookingOf, type Rebooking } from './rebooking'
import { findPriceDrop, markOver, markTaken } from './store'

interface Prepared extends JudgedChange, Rebooking {
  found: IntlAlterable
  lines: AfterSaleLine[]
}

/** Takes the lower price that was found for the tickets of an order: a change order, for which nothing is paid. */
export async function takePriceDrop(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof takeIntlPriceDrop>,
): Promise<AppliedAfterSale | Problem> {
  const { orderNo } = request
  const taken = await placeChange(context, actor, {
    find: (work, lock) => alterableOrder(work, actor, orderNo, lock),
    prepare: (work, found) => prepare(work, found, request),
    propose: (work, prepared) => propose(work, actor, prepared),
  })
  if (isProblem(taken) && taken.problem === 'priceRoseAgain')
    await inTransaction(context, actor.enterpriseId, (work) => markOver(work, orderNo))
  return taken
}

async function prepare(
  work: Work,
  found: IntlAlterable,
  { orderNo, expectedSaving }: RequestOf<typeof takeIntlPriceDrop>,
): Promise<Prepared | Problem> {
  const over = problem('priceDropOver', { field: 'orderNo' })
  const open = await findPriceDrop(work, orderNo)
  if (open?.state !== 'open' || !open.validUntil || open.validUntil < work.context.clock.now()) return over
  const rebooking = await rebookingOf(work, found)
  if (isProblem(rebooking)) return rebooking
  if (!rebooking || rebooking.drop.saving < expectedSaving) return problem('priceRoseAgain', { field: 'expectedSaving' })
  const lines = linesOf(found, rebooking)
  const judged = await judgeChange(work, {
    order: found.order,
    coupons: couponsLeft(found.tickets),
    leavesAt: found.order.departAt,
    planned: flightsOf(rebooking.quote.itineraries).map(plannedSegment),
    lines,
    // The same flights in the same cabins for less: what was allowed stays so.
    violationsOf: () => [],
  })
  return isProblem(judged) ? judged : { found, lines, ...rebooking, ...judged }
}

/** Nothing is paid: what a ticket costs less comes back once it is there, after our fee. */
function linesOf({ order, tickets, kept }: IntlAlterable, { drop, back }: Rebooking): AfterSaleLine[] {
  return linesOfTickets(
    order.orderNo,
    tickets.map((ticket, index) => {
      const price = ticket.plan.prices[ticket.traveller.position]!
      return {
        ticket,
        figures: {
          involuntary: back.every(({ involuntary }) => involuntary),
          ticketPrice: price.fare + price.surcharge,
          fee: 0,
          buildFee: 0,
          insurance: 0,
          serviceFee: drop.serviceFee / tickets.length,
          bookingFee: 0,
          fareDifference: 0,
          fuelDifference: 0,
          amount: 0,
          offer: {
            version: 1,
            rebooking: true,
            traveller: ticket.traveller.position,
            plan: kept.trip.tickets.indexOf(ticket.plan),
            segments: ticket.coupons.map(({ segment }) => segment),
            back: index === 0 ? drop.saving : 0,
          },
        },
      }
    }),
  )
}

/** A change order whose new seats are held until it is decided, at the price that was found. */
async function propose(work: Work, actor: Actor, prepared: Prepared): Promise<Proposal<IntlAnswer> | Problem> {
  const { found, quote, lines, chain, holdUntil } = prepared
  const { order, kept, travellers } = found
  const orderNo = await nextOrderNo(work.sql, 'IC', chinaDate(work.context.clock.now()))
  const types = kept.passengers.map(({ passenger }) => passenger)
  const { passengers, wishes, trip } = kept
  const rebooked = { trip: keptTrip(quote, trip.slices, types), passengers, wishes, extras: noExtras }
  const parts = {
    kind: 'change',
    fulfiller: 'intl-flight',
    orderNo,
    title: titleOf(quote.itineraries),
    departAt: order.departAt,
    arriveAt: order.arriveAt,
    total: 0,
    prices: [],
    verdict: order.verdict,
    remark: '',
    searchIds: [],
    supplierReference: null,
    holdExpiresAt: new Date(holdUntil),
    travellers,
    segments: segmentsOf(quote, types),
    lines,
    problemIfTaken: 'couponTaken',
  } as const satisfies AfterSaleParts
  return {
    submission: afterSaleSubmission(work.context, actor, { parent: order, parts, chain }),
    async keep(own) {
      await insertIntlOrder(own, orderNo, rebooked)
      if (!(await markTaken(own, order.orderNo, orderNo))) return problem('priceDropOver', { field: 'orderNo' })
      return takeCoupons(own, parts)
    },
    hold: holdSeats(work.context, {
      enterpriseId: actor.enterpriseId,
      orderNo,
      hold: {
        ...(await holdOfKept(work, { ...order, ...parts, enterpriseId: actor.enterpriseId }, { kept: rebooked, travellers })),
        instead: insteadOf(lines),
      },
      // What is sold out or dearer again is over; the former tickets stay.
      problemOf: () => problem('priceRoseAgain', { field: 'expectedSaving' }),
      renew: async () => undefined,
    }),
  }
}
