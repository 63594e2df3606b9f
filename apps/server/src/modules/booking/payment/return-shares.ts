import { orderText } from '@sojourn/text/booking/order'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { findPeople } from '../traveller/store'
import { previewReturn, type TicketReturn } from './after-sales-money'

/** Who would get how many fen of a refund back and by which way, in the reader's words. */
export async function returnShares(
  context: Context,
  sql: Sql,
  actor: Actor,
  returns: readonly TicketReturn[],
): Promise<{ way: string; payer?: string; amount: number }[]> {
  const shares = await previewReturn(sql, actor.enterpriseId, returns)
  const payers = shares.flatMap(({ payer }) => payer ?? [])
  const people = await findPeople(sql, actor.enterpriseId, payers, chinaDate(context.clock.now()))
  const ways: Record<string, string> = orderText[actor.language].settleTypes
  return shares.map(({ way, payer, amount }) => {
    const name = people.find(({ employeeId }) => employeeId === payer)?.name
    return { way: ways[way] ?? way, ...(name ? { payer: name } : {}), amount }
  })
}
