import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { sum } from '@sojourn/domain/kit/money'
import { savingOf, type KeptPriceDrop } from '@sojourn/domain/products/intl-flight/after-sale/price-drop'
import { isIntlAirFailure, type IntlAirQuote } from '@sojourn/supply/ports/intl-air'
import type { IntlAirRefundLine } from '@sojourn/supply/ports/intl-air-refunds'
import type { Work } from '../../../../../context'
import { asking } from '../../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../../booking/settings/store'
import type { IntlAlterable } from '../alterable'
import { afterSaleProblem } from '../supplier-problem'
import { tripTotal } from '../../fulfilment/secure'

/** The same flights at the lower price of today, and what is given back for them. */
export interface Rebooking {
  quote: IntlAirQuote
  back: IntlAirRefundLine[]
  drop: KeptPriceDrop
}

const dayMs = 86_400_000

/** Tickets of a booking of which nothing was flown, altered or bought beside, and which leaves in a day at the earliest. */
export function isWatched({ order, tickets, kept }: IntlAlterable, now: Date): boolean {
  return (
    order.kind === 'booking' &&
    order.state === 'issued' &&
    order.fulfiller === 'intl-flight' &&
    order.departAt.getTime() - now.getTime() > dayMs &&
    kept.extras.list.every(({ state }) => state === 'refused') &&
    tickets.every(({ refused, left, coupons }) => refused === undefined && left.length === coupons.length)
  )
}

/** What is saved where the tickets of an order are given back and bought again; undefined where nothing is. */
export async function rebookingOf(work: Work, found: IntlAlterable): Promise<Rebooking | Problem | undefined> {
  const { context } = work
  if (!isWatched(found, context.clock.now())) return problem('priceDropOver', { field: 'orderNo' })
  const ticketNos = found.tickets.map(({ ticketNo }) => ticketNo)
  const back = await context.intlAir.refundQuote(asking(context), { ticketNos })
  if (isIntlAirFailure(back)) return afterSaleProblem(back)
  if ('unknown' in back) return undefined
  const quote = await context.intlAir.priceInstead(asking(context), { ticketNos })
  // Who does not answer has not said that nothing is saved.
  if (isIntlAirFailure(quote) && quote.failure === 'supplierBusy') return afterSaleProblem(quote)
  if (isIntlAirFailure(quote) || !isSameTickets(found, quote)) return undefined
  const { settings } = (await findEnterprise(work)).config
  const fees = ticketNos.map(() => settings.afterSalesFees?.change ?? 0)
  const amounts = back.lines.map(({ amount }) => amount)
  const saving = savingOf({ back: amounts, now: quote.total, fees })
  if (saving <= 0) return undefined
  const paid = tripTotal(found.kept)
  const drop = { version: 1, saving, paid, penalty: paid - sum(amounts), now: quote.total, serviceFee: sum(fees) } as const
  return { quote, back: back.lines, drop }
}

/** Each new ticket takes the place of an old one: the same carriers for the same directions. */
const isSameTickets = ({ kept }: IntlAlterable, { tickets }: IntlAirQuote): boolean =>
  tickets.length === kept.trip.tickets.length &&
  tickets.every(({ validatingCarrier, slices }, plan) => {
    const old = kept.trip.tickets[plan]!
    return old.validatingCarrier === validatingCarrier && old.slices.join() === slices.join()
  })
