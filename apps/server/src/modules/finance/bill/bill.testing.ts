import type { Bill } from '@sojourn/contract/finance/bill.shapes'
import { getBill, getBills, searchBillLines } from '@sojourn/contract/finance/bill.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { expectResult } from '../../../testing/flights'
import type { TestServer } from '../../../testing/server'

export const agent = 'agent@agency.example'
const minute = 60_000

/** Turns the clock to an instant and does all that is due then. */
export const turnTo = (server: TestServer, instant: string): Promise<void> =>
  server.turn((Date.parse(instant) - server.context.clock.now().getTime()) / minute)

export const billsOf = async (server: TestServer, who: string) => expectResult(await server.call(who, getBills, {}))
export const newestBill = async (server: TestServer, who: string): Promise<Bill> => (await billsOf(server, who)).list[0]!
export const wholeBillOf = async (server: TestServer, who: string, billNo: string) =>
  expectResult(await server.call(who, getBill, { billNo }))

/** All lines of a bill, page by page. */
export async function linesOf(
  server: TestServer,
  who: string,
  billNo: string,
  filter: Omit<RequestOf<typeof searchBillLines>, 'billNo'> = {},
) {
  const lines = []
  let cursor: string | undefined
  do {
    const page = expectResult(await server.call(who, searchBillLines, { billNo, size: 3, ...filter, ...(cursor && { cursor }) }))
    lines.push(...page.list)
    cursor = page.next
  } while (cursor)
  return lines
}

/**
 * What the company has paid by the other side of the books: all that was spent on suppliers, fees and corrections less what people and points
 * paid. No account of the company is asked.
 */
export async function recount(server: TestServer, enterpriseId: number, from: string, to: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ paid: number }>(
    `SELECT coalesce(-sum(amount), 0)::bigint AS paid FROM ledger_entry
     WHERE enterprise_id = $1 AND order_no IS NOT NULL AND at >= $2 AND at < $3
       AND (account LIKE 'supplier.%' OR account LIKE 'revenue.%' OR account LIKE 'provider.%' OR account LIKE 'personal.%' OR account LIKE 'points.%')`,
    [enterpriseId, from, to],
  )
  return Number(rows[0]!.paid)
}
