import type { Problem } from '@sojourn/contract/kit/problems'
import { sum } from '@sojourn/domain/kit/money'
import { readIntlExchange } from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import {
  isIntlAirFailure,
  type IntlAirChangeAll,
  type IntlAirChangeHeld,
  type IntlAirChangeHold,
  type IntlAirFailure,
} from '@sojourn/supply/ports/intl-air'
import type { Context } from '../../../../context'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import type { Hold } from '../../../booking/placing/proposal'
import { isFigured } from '../order/figured-line'
import { intlKey } from './hold-seats'

export type NewSeatsAnswer = IntlAirChangeHeld | IntlAirFailure

interface ChangeOrder {
  enterpriseId: number
  orderNo: string
  lines: readonly Pick<AfterSaleLine, 'line' | 'ticketNo' | 'amount' | 'serviceFee' | 'offer'>[]
}

/** The exchange that a change order is about, at no more than is paid for it without our fee. */
export function exchangeOf({ enterpriseId, orderNo, lines }: ChangeOrder): IntlAirChangeAll {
  const figured = lines.filter(isFigured(lines))
  const { slice, itineraryKey, fareKey, waiverCode } = readIntlExchange(figured[0]!.offer)
  return {
    key: intlKey(enterpriseId, orderNo),
    ticketNos: figured.map(({ ticketNo }) => ticketNo),
    slice,
    to: { itineraryKey, fareKey },
    ...(waiverCode !== undefined && { waiverCode }),
    costAtMost: sum(figured.map(({ amount, serviceFee }) => amount - serviceFee)),
  }
}

/** Seats of the new flights for a change that is being placed; the tickets stay until it is approved and paid. */
export const holdNewSeats = (
  context: Context,
  hold: IntlAirChangeHold,
  problemOf: (failure: IntlAirFailure) => Problem,
): Hold<NewSeatsAnswer> => ({
  ask: () => context.intlAir.holdChange(asking(context), hold),
  async keep(_work, answer) {
    if (isIntlAirFailure(answer)) return { failure: answer.failure, refused: problemOf(answer) }
    return { held: true, reference: answer.reference }
  },
})
