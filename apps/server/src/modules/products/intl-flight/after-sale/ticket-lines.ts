import type { AfterSaleLine } from '../../../booking/coupon/store'
import type { IntlTicketNow } from './alterable'

/** What a refund or change of a whole ticket comes to; fen. */
export type TicketFigures = Pick<
  AfterSaleLine,
  | 'involuntary'
  | 'ticketPrice'
  | 'fee'
  | 'buildFee'
  | 'insurance'
  | 'serviceFee'
  | 'bookingFee'
  | 'fareDifference'
  | 'fuelDifference'
  | 'amount'
  | 'beside'
  | 'offer'
>
const nothing = {
  insurance: 0,
  ticketPrice: 0,
  fee: 0,
  buildFee: 0,
  serviceFee: 0,
  bookingFee: 0,
  fareDifference: 0,
  fuelDifference: 0,
  amount: 0,
  beside: [],
}

/**
 * A ticket is given back or exchanged with all its coupons at once: the first of them carries the figures. Taxes of governments stand where a
 * domestic ticket has its airport fee, their difference where it has that of its fuel surcharge, and what was bought beside the fare where
 * it has its insurance.
 */
export function linesOfTickets(
  parentOrderNo: string,
  tickets: readonly { ticket: IntlTicketNow; figures: TicketFigures }[],
): AfterSaleLine[] {
  const lines = tickets.flatMap(({ ticket, figures }) =>
    ticket.left.map(({ ticketNo, segment, traveller }, index) => ({
      parentOrderNo,
      ticketNo,
      traveller: traveller.position,
      segment,
      percent: null,
      ruleTier: '',
      fuelFee: 0,
      ...figures,
      ...(index > 0 && nothing),
    })),
  )
  return lines.map((line, index) => ({ ...line, line: index }))
}
