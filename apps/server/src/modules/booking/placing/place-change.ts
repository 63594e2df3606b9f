import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context, Work } from '../../../context'
import { placeOrder } from './place-order'
import { nothingToLookAt, type Proposal } from './proposal'
import { claimTravellers } from '../traveller/store'
import { lookFirst } from '../lifecycle/look-first'
import { appliedAs } from '../lifecycle/placed'

/** A product's own part of a change. */
interface ChangeTerms<Found, Prepared, Answer> {
  /** The order with its coupons as they are now; `lock` keeps everybody else from it until the transaction ends. */
  find(this: void, work: Work, lock: boolean): Promise<Found | Problem>
  /** Everything but the writing; asks suppliers. */
  prepare(this: void, work: Work, found: Found): Promise<Prepared | Problem>
  propose(this: void, work: Work, prepared: Prepared): Promise<Proposal<Answer> | Problem>
}

/** Places the change of one's own order, once for an intent, by what its supplier says just before. */
export async function placeChange<Found extends { travellers: readonly { employeeId: string }[] }, Prepared, Answer>(
  context: Context,
  actor: Actor,
  { find, prepare, propose }: ChangeTerms<Found, Prepared, Answer>,
): Promise<AppliedAfterSale | Problem> {
  const look = async (work: Work): Promise<unknown> => {
    const found = await find(work, false)
    return isProblem(found) ? found : prepare(work, found)
  }
  const placed = await lookFirst(context, actor.enterpriseId, look, (heard) =>
    placeOrder(context, actor, {
      look: nothingToLookAt,
      async propose(work) {
        const found = await find({ ...work, context: heard }, true)
        if (isProblem(found)) return found
        const travellerIds = found.travellers.map(({ employeeId }) => employeeId)
        await claimTravellers(work, travellerIds)
        const prepared = await prepare({ ...work, context: heard }, found)
        return isProblem(prepared) ? prepared : propose(work, prepared)
      },
    }),
  )
  return appliedAs(placed)
}
