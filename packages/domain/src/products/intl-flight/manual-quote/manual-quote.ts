import type { manualQuoteStates } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { isBefore } from '../../../kit/local-date'
import { sum } from '../../../kit/money'
import type { DemandSide } from '../../../booking/demand/demand'
import type { KeptIntlTicketPrice } from '../kept'
import type { TicketLeft } from './kept-quote'

type ManualQuoteState = (typeof manualQuoteStates)[number]
/** A quote that lapsed is not written: the clock tells. */
export type KeptManualState = Exclude<ManualQuoteState, 'lapsed'>

/** Where a manual quote stands at an instant. */
export const manualStateAt = (state: KeptManualState, validUntil: string | undefined, now: string): ManualQuoteState =>
  state === 'quoted' && validUntil !== undefined && !isBefore(now, validUntil) ? 'lapsed' : state

/** Who may do what from where: the desk never accepts its own figures. */
const manualActions = {
  answer: { by: ['agency'], from: ['asked', 'quoted'] },
  refuse: { by: ['agency'], from: ['asked', 'quoted', 'accepted'] },
  carryOut: { by: ['agency'], from: ['accepted'] },
  accept: { by: ['customer'], from: ['quoted'] },
  withdraw: { by: ['customer', 'agency'], from: ['asked', 'quoted'] },
} as const satisfies Record<string, { by: readonly DemandSide[]; from: readonly ManualQuoteState[] }>
export type ManualAction = keyof typeof manualActions

export const actsOnManual = (action: ManualAction, side: DemandSide): boolean =>
  (manualActions[action].by as readonly DemandSide[]).includes(side)
export const mayManual = (action: ManualAction, state: ManualQuoteState, side: DemandSide): boolean =>
  actsOnManual(action, side) && (manualActions[action].from as readonly ManualQuoteState[]).includes(state)

/** What the carrier keeps and gives back of one ticket; fen. */
export interface ManualRefundFigures {
  usedFare: number
  fee: number
  taxes: readonly { code: string; amount: number }[]
}

/** Nothing comes back that was not paid: the fare as a whole, taxes one by one, each named once. */
export function fitsPaid({ usedFare, fee, taxes }: ManualRefundFigures, paid: KeptIntlTicketPrice): boolean {
  const codes = taxes.map(({ code }) => code)
  const ofCode = (code: string): number => sum(paid.taxes.filter((tax) => tax.code === code).map(({ amount }) => amount))
  return (
    usedFare + fee <= paid.fare + paid.surcharge &&
    new Set(codes).size === codes.length &&
    taxes.every(({ code, amount }) => amount <= ofCode(code))
  )
}

/** What comes back of a ticket, in fen, without fees of ours. */
export const manualRefund = ({ usedFare, fee, taxes }: ManualRefundFigures, paid: KeptIntlTicketPrice) => {
  const back = sum(taxes.map(({ amount }) => amount))
  return {
    usedFare,
    fee,
    taxes: back,
    taxLines: taxes.filter(({ amount }) => amount > 0),
    amount: paid.fare + paid.surcharge - usedFare - fee + back,
  }
}

/** The same coupons as when it was priced: nobody has flown, given back or exchanged any of them since. */
export const areCouponsLeft = (priced: readonly TicketLeft[], now: readonly TicketLeft[]): boolean =>
  priced.length === now.length &&
  priced.every(({ ticketNo, segments }) => {
    const left = now.find((each) => each.ticketNo === ticketNo)?.segments ?? []
    return left.length === segments.length && segments.every((segment) => left.includes(segment))
  })
