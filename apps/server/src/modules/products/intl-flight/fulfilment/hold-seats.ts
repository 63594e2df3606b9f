import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { isIntlAirFailure, type IntlAirFailure, type IntlAirHeld, type IntlAirHold } from '@sojourn/supply/ports/intl-air'
import type { Context, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { Submission } from '../../../booking/lifecycle/submit'
import type { Hold } from '../../../booking/placing/proposal'
import { findIntlOrder, updateIntlTrip } from '../order/kept-store'
import { heldTrip } from '../order/kept-trip'

export type IntlAnswer = IntlAirHeld | IntlAirFailure

/** Under which the supplier knows what an order asks for. */
export const intlKey = (enterpriseId: number, orderNo: string): string => `${enterpriseId}/${orderNo}`

interface SeatsToHold {
  enterpriseId: number
  orderNo: string
  hold: Omit<IntlAirHold, 'key'>
  problemOf(this: void, failure: IntlAirFailure): Problem
  /** The order at the prices that are held, where they are others than proposed. */
  renew(this: void, work: Work, held: IntlAirHeld): Promise<Submission | Problem | undefined>
}

/** Seats of a whole trip for an order that is being placed. */
export function holdSeats(context: Context, { enterpriseId, orderNo, hold, problemOf, renew }: SeatsToHold): Hold<IntlAnswer> {
  return {
    ask: () => context.intlAir.hold(asking(context), { ...hold, key: intlKey(enterpriseId, orderNo) }),
    async keep(work, answer) {
      if (isIntlAirFailure(answer)) return { failure: answer.failure, refused: problemOf(answer) }
      const { reference } = answer
      const renewed = await renew(work, answer)
      if (isProblem(renewed)) return { failure: renewed.problem, refused: renewed, reference }
      await keepHeld(work, orderNo, answer)
      return { held: true, reference, ...(renewed && { renewed }) }
    },
  }
}

/** Keeps the records of the carriers, with the two times by which it is paid. */
export async function keepHeld(work: Work, orderNo: string, held: IntlAirHeld): Promise<void> {
  const { trip, passengers } = await findIntlOrder(work, orderNo)
  const types = passengers.map(({ passenger }) => passenger)
  await updateIntlTrip(work, orderNo, heldTrip(trip, held, types))
}
