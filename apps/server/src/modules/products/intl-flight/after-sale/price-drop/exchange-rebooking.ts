import { sum } from '@sojourn/domain/kit/money'
import { readRebooking } from '@sojourn/domain/products/intl-flight/after-sale/price-drop'
import {
  isIntlAirFailure,
  type IntlAirFailure,
  type IntlAirHeld,
  type IntlAirHold,
  type IntlAirIssued,
} from '@sojourn/supply/ports/intl-air'
import type { IntlAirRefunded } from '@sojourn/supply/ports/intl-air-refunds'
import type { AlteringOrder, ExchangedLine, SupplierRefusal } from '../../../../../capabilities/after-sales'
import type { Context, Work } from '../../../../../context'
import { asking } from '../../../../booking/lifecycle/asking'
import { findOrders } from '../../../../booking/order/store'
import { refusalOf } from '../supplier-problem'
import { isFigured } from '../../order/figured-line'
import { holdOf } from '../../fulfilment/secure'
import { findIntlOrder, updateIntlTrip } from '../../order/kept-store'
import { heldTrip } from '../../order/kept-trip'

/** Everything is asked under the key of the change order, so that it can be asked again wherever it stopped. */
export interface RebookingRequest {
  hold: IntlAirHold
  ticketNos: string[]
  /** Fen that the former tickets give back at least. */
  backAtLeast: number
}
interface Rebooked {
  held: IntlAirHeld
  issued: IntlAirIssued
  refunded: IntlAirRefunded
}
export type RebookingAnswer = Rebooked | { waitsUntil: Date } | IntlAirFailure

const minutesToHold = 30

export async function rebookingRequest(work: Work, { enterpriseId, orderNo, lines }: AlteringOrder): Promise<RebookingRequest> {
  const [order] = await findOrders(work, [orderNo])
  const figured = lines.filter(isFigured(lines))
  const holdExpiresAt = new Date(work.context.clock.now().getTime() + minutesToHold * 60_000)
  const ticketNos = figured.map(({ ticketNo }) => ticketNo)
  const hold = { ...(await holdOf(work, { ...order!, enterpriseId, holdExpiresAt })), instead: ticketNos }
  const saving = sum(figured.map(({ offer, serviceFee }) => readRebooking(offer).back + serviceFee))
  return { hold, ticketNos, backAtLeast: hold.expectedTotal + saving }
}

/** Seats and tickets at the new price first, then the former ones go back: nobody is ever without a ticket. */
export async function askRebooking(context: Context, request: RebookingRequest): Promise<RebookingAnswer> {
  const { intlAir } = context
  const { hold, ticketNos } = request
  const { key } = hold
  const refused = await refusedBefore(context, request)
  if (refused) return refused
  const held = await intlAir.hold(asking(context), hold)
  if (isIntlAirFailure(held)) return held
  const { reference } = held
  const issued = await intlAir.issue(asking(context), { key, reference })
  if ('askAgainAt' in issued) return { waitsUntil: issued.askAgainAt }
  if (isIntlAirFailure(issued)) {
    await intlAir.release(asking(context), { reference })
    return issued
  }
  // What they give back was heard just before; the new tickets are there, so nothing they cost keeps them any more.
  const lines = ticketNos.map((ticketNo) => ({ ticketNo, feeAtMost: Number.MAX_SAFE_INTEGER }))
  const refunded = await intlAir.refundAll(asking(context), { key, lines })
  if (!isIntlAirFailure(refunded)) return { held, issued, refunded }
  if (refunded.failure !== 'supplierBusy') await giveBack(context, key, issued)
  return refunded
}

/** Before anything is bought: do the former tickets still give back as much? */
async function refusedBefore(
  context: Context,
  { hold: { key }, ticketNos, backAtLeast }: RebookingRequest,
): Promise<IntlAirFailure | undefined> {
  const { intlAir } = context
  const { state } = await intlAir.outcome(asking(context), { operation: 'issue', key })
  if (state !== 'unknown') return undefined
  const quote = await intlAir.refundQuote(asking(context), { ticketNos })
  if (isIntlAirFailure(quote)) return quote
  if ('unknown' in quote) return { failure: 'rulesUnknown' }
  return sum(quote.lines.map(({ amount }) => amount)) < backAtLeast ? { failure: 'feeRose' } : undefined
}

/** The former tickets went to the airport meanwhile: the new ones are not needed. */
const giveBack = (context: Context, key: string, { tickets }: IntlAirIssued): Promise<unknown> =>
  context.intlAir.refundAll(asking(context), {
    key: `${key}/not-needed`,
    lines: tickets.map(({ ticketNo }) => ({ ticketNo, feeAtMost: Number.MAX_SAFE_INTEGER })),
  })

export async function keepRebooking(
  work: Work,
  { orderNo, lines }: AlteringOrder,
  answer: RebookingAnswer,
): Promise<{ lines: ExchangedLine[] } | SupplierRefusal> {
  if ('waitsUntil' in answer) return { failure: 'issueFailed', passing: true, askAgainAt: answer.waitsUntil }
  if (isIntlAirFailure(answer)) return refusalOf(answer)
  const { held, issued, refunded } = answer
  const kept = await findIntlOrder(work, orderNo)
  const types = kept.passengers.map(({ passenger }) => passenger)
  await updateIntlTrip(work, orderNo, heldTrip(kept.trip, held, types))
  const figured = lines.filter(isFigured(lines))
  const fees = sum(figured.map(({ serviceFee }) => serviceFee))
  const back = Math.max(0, sum(refunded.lines.map(({ amount }) => amount)) - held.total - fees)
  return {
    lines: lines.map(({ line, ticketNo }, index): ExchangedLine => {
      const { traveller, plan } = readRebooking(figured.find((each) => each.ticketNo === ticketNo)!.offer)
      const ticket = issued.tickets.find((each) => each.passenger === traveller && each.plan === plan)!
      return { line, newTicketNo: ticket.ticketNo, segments: ticket.segments, ...(index === 0 && { back }) }
    }),
  }
}
