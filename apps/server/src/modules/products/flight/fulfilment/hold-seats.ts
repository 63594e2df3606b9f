import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { isAirFailure, type AirFailure, type AirHeld, type AirHold } from '@sojourn/supply/ports/air'
import type { Context, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { Submission } from '../../../booking/lifecycle/submit'
import type { Hold } from '../../../booking/placing/proposal'
import { keepVerification } from '../order/kept-store'

export type AirAnswer = AirHeld | AirFailure

/** Under which the carrier knows what an order asks for. */
export const airKey = (enterpriseId: number, orderNo: string): string => `${enterpriseId}/${orderNo}`

interface SeatsToHold {
  enterpriseId: number
  orderNo: string
  hold: Omit<AirHold, 'key'>
  problemOf: (failure: AirFailure) => Problem
  /** The order at the fares that are held, where they are others than proposed. */
  renew?: (work: Work, held: AirHeld) => Promise<Submission | Problem | undefined>
}

/** Seats for an order that is being placed. */
export function holdSeats(context: Context, { enterpriseId, orderNo, hold, problemOf, renew }: SeatsToHold): Hold<AirAnswer> {
  return {
    ask: () => context.air.hold(asking(context), { ...hold, key: airKey(enterpriseId, orderNo) }),
    async keep(work, answer) {
      if (isAirFailure(answer)) return { failure: answer.failure, refused: problemOf(answer) }
      const { pnr: reference } = answer
      await keepVerification(work, orderNo, answer)
      const renewed = await renew?.(work, answer)
      if (isProblem(renewed)) return { failure: renewed.problem, refused: renewed, reference }
      return { held: true, reference, ...(renewed && { renewed }) }
    },
  }
}
