import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findPeople } from '../traveller/store'
import { previewReturn, type TicketReturn } from './after-sales-money'

/** Who would get how many fen of a refund back and by which method, in the reader's words. */
export async function returnShares(
  work: Work,
  actor: Actor,
  returns: readonly TicketReturn[],
): Promise<{ method: string; payer?: string; amount: number }[]> {
  const shares = await previewReturn(work, returns)
  const payers = shares.flatMap(({ payer }) => payer ?? [])
  const people = await findPeople(work, payers, { today: chinaDate(work.context.clock.now()) })
  const methods: Record<string, string> = orderText[actor.language].settleTypes
  return shares.map(({ method, payer, amount }) => {
    const name = people.find(({ employeeId }) => employeeId === payer)?.name
    return { method: methods[method] ?? method, ...(name ? { payer: name } : {}), amount }
  })
}
