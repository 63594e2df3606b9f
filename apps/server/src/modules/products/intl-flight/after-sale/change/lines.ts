import type { Language } from '@sojourn/contract/kit/language'
import type { IntlChangeLine } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { StoredPriceLine } from '../../../../booking/order/record'
import type { AfterSaleLine } from '../../../../booking/coupon/store'
import type { EnterpriseSettings } from '../../../../booking/settings/store'
import type { IntlTicketNow } from '../alterable'
import type { Direction, OfferedChange } from './offers'
import { isFigured } from '../../order/figured-line'
import { linesOfTickets, type TicketFigures } from '../ticket-lines'

/** What each ticket costs to change to an offer: the carrier's fee and differences, and our own fee where the carrier did not force it. */
export function changeLines(
  orderNo: string,
  { tickets, slice }: Direction,
  offered: OfferedChange,
  { settings, segmentsOf }: { settings: EnterpriseSettings; segmentsOf: (ticket: IntlTicketNow) => number[] },
): AfterSaleLine[] {
  const { itinerary, fare, waiverCode } = offered
  const figured = tickets.map((ticket) => ({
    ticket,
    figures: figuresOf(ticket, offered, settings, {
      version: 1,
      slice,
      itineraryKey: itinerary.itineraryKey,
      fareKey: fare.fareKey,
      ...(waiverCode !== undefined && { waiverCode }),
      segments: segmentsOf(ticket),
    }),
  }))
  return linesOfTickets(orderNo, figured)
}

function figuresOf(
  ticket: IntlTicketNow,
  { costs, involuntary }: OfferedChange,
  settings: EnterpriseSettings,
  offer: object,
): TicketFigures {
  const { fee, fareDifference, taxDifference } = costs.find(({ ticketNo }) => ticketNo === ticket.ticketNo)!
  const serviceFee = involuntary ? 0 : (settings.afterSalesFees?.change ?? 0)
  const price = ticket.plan.prices[ticket.traveller.position]!
  return {
    involuntary,
    ticketPrice: price.fare + price.surcharge,
    fee,
    buildFee: 0,
    insurance: 0,
    serviceFee,
    bookingFee: 0,
    fareDifference,
    fuelDifference: taxDifference,
    amount: fee + fareDifference + taxDifference + serviceFee,
    offer,
  }
}

/** The same for the page, ticket by ticket. */
export const changeLineShapes = (
  tickets: readonly IntlTicketNow[],
  lines: readonly AfterSaleLine[],
  language: Language,
): IntlChangeLine[] =>
  lines.filter(isFigured(lines)).map(({ ticketNo, fee, fareDifference, fuelDifference, serviceFee, amount }) => ({
    ticketNo,
    traveller: passengerName(tickets.find((ticket) => ticket.ticketNo === ticketNo)!.traveller, language),
    fee,
    fareDifference,
    taxDifference: fuelDifference,
    serviceFee,
    amount,
  }))

const kinds = [
  ['changeFee', 'fee'],
  ['fareDifference', 'fareDifference'],
  ['taxDifference', 'fuelDifference'],
  ['afterSalesFee', 'serviceFee'],
] as const

/** The price of a change line by line. */
export const changePrices = (lines: readonly AfterSaleLine[]): StoredPriceLine[] =>
  kinds.flatMap(([kind, figure]) => {
    const units = [...new Set(lines.map((line) => line[figure]))].filter((unit) => unit > 0)
    return units.map((unit) => {
      const count = lines.filter((line) => line[figure] === unit).length
      return { kind, unit, count, amount: unit * count }
    })
  })
