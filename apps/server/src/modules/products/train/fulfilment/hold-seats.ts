import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { isRailFailure, type RailFailure, type RailLocked } from '@sojourn/supply/ports/rail'
import type { Context, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { Submission } from '../../../booking/lifecycle/submit'
import type { Hold } from '../../../booking/placing/proposal'
import { railLock, type LockRequest, type Passenger, type RailAnswer } from './lock'
import { nextAsk, writeSeats } from './secure'
import { railProblem } from '../supply/supply'

interface SeatsToHold extends LockRequest {
  passengers: Passenger[]
  /** Of the segments in the order. */
  positions: number[]
  /** What of the caller's request a refusal is about. */
  fieldOf: (failure: RailFailure) => string
  /** The order at the fares that were locked, where they are others than proposed. */
  renew?: (work: Work, locked: RailLocked) => Promise<Submission | Problem | undefined>
}

/** Seats for an order that is being placed. */
export function holdSeats(context: Context, { positions, fieldOf, renew, ...request }: SeatsToHold): Hold<RailAnswer> {
  const { orderNo, passengers, wishes } = request
  const lock = railLock(context, request)
  return {
    ask: () => context.rail.lock(asking(context), lock),
    async keep(work, answer) {
      if (isRailFailure(answer))
        return { failure: answer.failure, refused: railProblem(context, answer, fieldOf(answer), passengers) }
      if ('pending' in answer) return { askAgainAt: nextAsk(context) }
      await writeSeats(work, orderNo, { passengers, positions, wishes }, answer)
      const renewed = await renew?.(work, answer)
      if (isProblem(renewed)) return { failure: renewed.problem, refused: renewed }
      return { held: true, ...(renewed && { renewed }) }
    },
  }
}
