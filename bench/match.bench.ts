import { login } from '@sojourn/contract/access/session.calls'
import { getBills } from '@sojourn/contract/finance/bill.calls'
import { getBillMatch, readSettlementFile } from '@sojourn/contract/finance/match.calls'
import { matchKinds } from '@sojourn/contract/finance/match-words'
import { demoPassword } from '@sojourn/server/seed/seed'
import { usuallyMischarged } from '@sojourn/supply/sandbox/usual-faults'
import { createClient, resultOf } from './support/client'
import { fillCompany, postOrders } from './support/company-orders'
import { asOwner, databaseVersion } from './support/database'
import { verdict, whole } from './support/format'
import { publish } from './support/report'
import { withServer } from './support/server'
import { turnClock } from './support/turn-clock'

/** A trial needs fewer: LINES=2000. Each order has a fare and a fee. */
const lines = Number(process.env['LINES'] ?? 200_000)
const orders = lines / 2
/** Orders that suppliers know of and must not charge. */
const uncharged = 1_200
const matchedSeconds = 20
const now = '2026-11-20T02:30:00Z'
const month = '2026-10-01 00:00+08'
const enterpriseId = 1

/** Every order is a booking of the month; those above are cancelled, personal or of another month in turn. */
const preparations = [
  `UPDATE orders SET kind = 'booking' WHERE enterprise_id = 1 AND kind = 'refund'`,
  `UPDATE order_traveller SET kind = 'booking' WHERE enterprise_id = 1 AND kind = 'refund'`,
  `UPDATE order_traveller SET ordered_at = timestamptz '2026-10-15Z' + (right(order_no, 5)::integer * interval '1 second')
   WHERE enterprise_id = 1 AND right(order_no, 10) ~ '^\\d+$' AND right(order_no, 10)::bigint > $1`,
  `UPDATE orders SET state = CASE right(order_no, 10)::bigint % 3 WHEN 0 THEN 1211 ELSE 1990 END,
     travel_type = CASE right(order_no, 10)::bigint % 3 WHEN 1 THEN 2 ELSE 1 END,
     transacted_at = CASE right(order_no, 10)::bigint % 3 WHEN 2 THEN timestamptz '2026-09-20Z' END
   WHERE enterprise_id = 1 AND right(order_no, 10) ~ '^\\d+$' AND right(order_no, 10)::bigint > $1`,
]

const settings = { SOJOURN_TEST_CLOCK: '1', SOJOURN_CLOCK_START: now, SUPPLY_FAULTS: 'usual' }

await withServer(
  8237,
  async (server) => {
    await fillCompany(server, orders + uncharged)
    await postOrders(server, orders, month)
    await asOwner(server, async (database) => {
      for (const statement of preparations) await database.query(statement, statement.includes('$1') ? [orders] : [])
    })
    const client = createClient(server.port)
    const tokenOf = async (account: string) => resultOf(await client.call(login, { account, password: demoPassword })).loginToken
    const token = await tokenOf('agent@agency.example')
    await turnClock(server.port, 60)
    const [bill] = resultOf(await client.call(getBills, {}, { token: await tokenOf('finance@yuanxing.example') })).list
    const { billNo, lines: billed } = bill!
    const begin = performance.now()
    let mistakes = 0
    for (const supplier of ['air', 'hotels', 'rail'] as const) {
      const request = { enterpriseId, billNo, supplier }
      resultOf(await client.call(readSettlementFile, request, { token }))
      const { suppliers } = resultOf(await client.call(getBillMatch, { enterpriseId, billNo }, { token }))
      mistakes += Math.ceil((suppliers.find((one) => one.supplier === supplier)!.lines / 2) * usuallyMischarged)
    }
    const seconds = (performance.now() - begin) / 1_000
    const { counts } = resultOf(await client.call(getBillMatch, { enterpriseId, billNo }, { token }))
    const found = counts.reduce((count, one) => count + one.count, 0)
    const kinds = new Set(counts.map(({ kind }) => kind)).size
    publish({
      name: 'match',
      title: 'The three-way match of a bill of two hundred thousand lines',
      about:
        `${whole(orders)} orders of one month, three suppliers, over HTTP: each file is asked for, read, matched with orders and bill, and what ` +
        `differs is kept. One line in a hundred is wrong. Target: ${matchedSeconds} s.`,
      postgres: await databaseVersion(server),
      tables: [
        {
          head: ['Match', '', ''],
          rows: [
            [`Three files, ${whole(billed)} lines of the bill`, `${seconds.toFixed(1)} s`, verdict(seconds <= matchedSeconds)],
            [`Of ${whole(mistakes)} mistakes found`, whole(found), verdict(found === mistakes)],
            [`Of ${matchKinds.length} kinds found`, String(kinds), verdict(kinds === matchKinds.length)],
          ],
        },
      ],
    })
    client.close()
  },
  settings,
)
