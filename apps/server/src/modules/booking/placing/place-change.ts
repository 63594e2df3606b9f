import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { placeOrder } from './place-order'
import { nothingToLookAt, type Proposal } from './proposal'
import { claimTravellers } from '../traveller/store'
import { lookFirst } from '../lifecycle/look-first'
import { appliedAs } from '../lifecycle/placed'

/** A product's own part of a change. */
interface ChangeTerms<Found, Prepared, Answer> {
  /** The order with its coupons as they are now; `lock` keeps everybody else from it until the transaction ends. */
  find(this: void, context: Context, sql: Sql, lock: boolean): Promise<Found | Problem>
  /** Everything but the writing; asks suppliers. */
  prepare(this: void, context: Context, sql: Sql, found: Found): Promise<Prepared | Problem>
  propose(this: void, sql: Sql, prepared: Prepared): Promise<Proposal<Answer> | Problem>
}

/** Places the change of one's own order, once for an intent, by what its supplier says just before. */
export async function placeChange<Found extends { travellers: readonly { employeeId: string }[] }, Prepared, Answer>(
  context: Context,
  actor: Actor,
  { find, prepare, propose }: ChangeTerms<Found, Prepared, Answer>,
): Promise<AppliedAfterSale | Problem> {
  const look = async (asked: Context, sql: Sql): Promise<unknown> => {
    const found = await find(asked, sql, false)
    return isProblem(found) ? found : prepare(asked, sql, found)
  }
  const placed = await lookFirst(context, actor.enterpriseId, look, (heard) =>
    placeOrder(context, actor, {
      look: nothingToLookAt,
      async propose(sql) {
        const found = await find(heard, sql, true)
        if (isProblem(found)) return found
        const travellerIds = found.travellers.map(({ employeeId }) => employeeId)
        await claimTravellers(sql, actor.enterpriseId, travellerIds)
        const prepared = await prepare(heard, sql, found)
        return isProblem(prepared) ? prepared : propose(sql, prepared)
      },
    }),
  )
  return appliedAs(placed)
}
