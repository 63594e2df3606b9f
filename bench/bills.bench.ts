import { login } from '@sojourn/contract/access/session.calls'
import { confirmBill, decideBillLines, getBill, getBills, searchBillLines } from '@sojourn/contract/finance/bill.calls'
import { demoPassword } from '@sojourn/server/seed/seed'
import { createClient, resultOf, type Client } from './support/client'
import { fillCompany, postOrders } from './support/company-orders'
import { databaseVersion } from './support/database'
import { milliseconds, verdict, whole } from './support/format'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise } from './support/statistics'
import { turnClock } from './support/turn-clock'

/** A trial needs fewer: LINES=2000. Each order has a fare and a fee. */
const lines = Number(process.env['LINES'] ?? 200_000)
const orders = lines / 2
const times = 50
const madeSeconds = 60
const openedMs = 100
const confirmedSeconds = 5
/** The last whole month before the clock of the server. */
const now = '2026-11-20T02:30:00Z'
const month = '2026-10-01 00:00+08'

/** Readings of one call, after a few that warm it up. */
async function readings(read: () => Promise<{ ms: number }>) {
  const taken: number[] = []
  for (let turn = 0; turn < times + 5; turn++) {
    const { ms } = await read()
    if (turn >= 5) taken.push(ms)
  }
  return summarise(taken)
}

const timed = async <Result>(work: () => Promise<Result>) => {
  const begin = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - begin) / 1_000 }
}

async function newest(client: Client, token: string) {
  const { list } = resultOf(await client.call(getBills, {}, { token }))
  const [bill] = list
  if (!bill) throw new Error('no bill was made')
  return bill
}

const settings = { SOJOURN_TEST_CLOCK: '1', SOJOURN_CLOCK_START: now }

await withServer(
  8214,
  async (server) => {
    await fillCompany(server, orders)
    await postOrders(server, orders, month)
    const client = createClient(server.port)
    const { loginToken: token } = resultOf(
      await client.call(login, { account: 'finance@yuanxing.example', password: demoPassword }),
    )
    const made = await timed(() => turnClock(server.port, 60))
    const { billNo, version, lines: count } = await newest(client, token)
    const opened = await readings(() => client.call(getBill, { billNo }, { token }))
    const listed = await readings(() => client.call(searchBillLines, { billNo, size: 50 }, { token }))
    const request = { billNo, version, decision: 'thisPeriod' as const, rest: true as const }
    const decided = await timed(async () => resultOf(await client.call(decideBillLines, request, { token })))
    const confirmed = await timed(async () =>
      resultOf(await client.call(confirmBill, { billNo, version: decided.result.version }, { token })),
    )
    publish({
      name: 'bills',
      title: 'A bill of two hundred thousand lines',
      about:
        `${whole(orders)} orders of one month, over HTTP; ${times} readings of the page and of its first lines. Targets: made in ${madeSeconds} s, ` +
        `opened in ${openedMs} ms, confirmed in ${confirmedSeconds} s.`,
      postgres: await databaseVersion(server),
      tables: [
        {
          head: ['Bill', '', ''],
          rows: [
            [`Made, ${whole(count)} lines`, `${made.seconds.toFixed(1)} s`, verdict(made.seconds <= madeSeconds)],
            ['Opened, p99', milliseconds(opened.p99), verdict(opened.p99 <= openedMs)],
            ['Its first fifty lines, p99', milliseconds(listed.p99), verdict(listed.p99 <= openedMs)],
            ['Every line decided', `${decided.seconds.toFixed(1)} s`, ''],
            ['Confirmed', `${confirmed.seconds.toFixed(1)} s`, verdict(confirmed.seconds <= confirmedSeconds)],
          ],
        },
      ],
    })
    client.close()
  },
  settings,
)
