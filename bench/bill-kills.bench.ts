import { setTimeout as wait } from 'node:timers/promises'
import { login } from '@sojourn/contract/access/session.calls'
import { confirmBill, decideBillLines, getBills } from '@sojourn/contract/finance/bill.calls'
import { demoPassword } from '@sojourn/server/seed/seed'
import { endLeases } from './support/both-sides'
import { billFaults } from './support/bill-books'
import { createClient, resultOf, type Client } from './support/client'
import { fillCompany, postOrders } from './support/company-orders'
import { asOwner, databaseVersion, numberOf } from './support/database'
import { verdict, whole } from './support/format'
import { publish } from './support/report'
import { restarted, withServer, type BenchServer } from './support/server'

/** The first month says how long a bill takes; in each of the others the server dies twice. A trial needs fewer: MONTHS=3. */
const months = Number(process.env['MONTHS'] ?? 11)
const monthStart = (month: number): number => Date.UTC(2026, month, 1)
/** Days from the first of January on, so that the last order is of the last month. */
const days = (monthStart(months) - monthStart(0)) / 86_400_000 - 1
/** Orders of all months. */
const orders = Number(process.env['ORDERS'] ?? 33_000)
const minuteMs = 60_000

/** A job that failed is tried again after a while. */
const turnsAtMost = 12

let clock = Date.parse('2026-01-31T23:50+08:00')
const settings = () => ({ SOJOURN_TEST_CLOCK: '1', SOJOURN_CLOCK_START: `${new Date(clock).toISOString().slice(0, 19)}Z` })

async function turnClock(port: number, minutes: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/Sandbox/TurnClock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes }),
  })
  if (!answer.ok) throw new Error(`the clock does not turn: ${answer.status}`)
}

async function tokenOf(client: Client): Promise<string> {
  const account = 'finance@yuanxing.example'
  return resultOf(await client.call(login, { account, password: demoPassword })).loginToken
}

/** Kills the server after a moment by chance while the work is under way. */
async function killDuring(server: BenchServer, longestMs: number, work: Promise<unknown>): Promise<void> {
  const ended = work.catch(() => undefined)
  await wait(Math.random() * longestMs)
  await server.kill()
  await ended
}

const timed = async (work: Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  await work
  return performance.now() - begin
}

const countOf = (server: BenchServer, statement: string): Promise<number> =>
  asOwner(server, (database) => numberOf(database, statement))
const halfMade = `SELECT count(*) FROM bill WHERE enterprise_id = 1 AND state = 'unbilled'`
const preBills = `SELECT count(*) FROM bill WHERE enterprise_id = 1 AND state = 'preBill'`
const confirmed = `SELECT count(*) FROM bill WHERE enterprise_id = 1 AND confirmed_at IS NOT NULL`

interface Kills {
  making: number
  half: number
  confirming: number
  before: number
}

const confirmedBy = ({ confirming, before }: Kills): string =>
  `${whole(before)} before it was confirmed, ${before === confirming ? 'none' : whole(confirming - before)} after`

/** What a kill left is made to its end by whoever takes the job over. */
async function makeBill(server: BenchServer, kills: Kills, longestMs: number | undefined): Promise<number> {
  if (longestMs === undefined) return timed(turnClock(server.port, 60))
  await killDuring(server, longestMs, turnClock(server.port, 60))
  kills.making++
  clock += 120 * minuteMs
  await server.start()
  kills.half += await countOf(server, halfMade)
  await endLeases({ server })
  for (let turn = 0; turn < turnsAtMost && (await countOf(server, preBills)) === 0; turn++) await turnClock(server.port, 60)
  return 0
}

async function confirmNewest(server: BenchServer, kills: Kills, longestMs: number | undefined): Promise<number> {
  const client = createClient(server.port)
  const token = await tokenOf(client)
  const [bill] = resultOf(await client.call(getBills, {}, { token })).list
  if (!bill || bill.state !== 'preBill') throw new Error('no pre-bill was made')
  const { billNo, version: before } = bill
  const rest = { billNo, version: before, decision: 'thisPeriod' as const, rest: true as const }
  const { version } = resultOf(await client.call(decideBillLines, rest, { token }))
  const confirm = async () => client.call(confirmBill, { billNo, version }, { token })
  if (longestMs === undefined) {
    const ms = await timed(confirm().then(resultOf))
    client.close()
    return ms
  }
  const confirmedBefore = await countOf(server, confirmed)
  await killDuring(server, longestMs, confirm())
  kills.confirming++
  clock += 10 * minuteMs
  await server.start()
  if ((await countOf(server, confirmed)) === confirmedBefore) {
    kills.before++
    resultOf(await confirm())
  }
  client.close()
  return 0
}

await withServer(
  8277,
  async (server) => {
    await fillCompany(server, orders)
    await postOrders(server, orders, '2026-01-01 00:00+08', days)
    const kills: Kills = { making: 0, half: 0, confirming: 0, before: 0 }
    let making: number | undefined
    let confirming: number | undefined
    for (let month = 1; month <= months; month++) {
      // Ten minutes before the month ends in China.
      clock = monthStart(month) - (8 * 60 + 10) * minuteMs
      if (month > 1) await restarted(server)
      const made = await makeBill(server, kills, making)
      making ??= made
      const took = await confirmNewest(server, kills, confirming)
      confirming ??= took
    }
    const faults = await billFaults(server)
    const bills = await countOf(server, confirmed)
    publish({
      name: 'bill-kills',
      title: 'kill -9 in the middle of making and confirming a bill',
      about:
        `${whole(orders)} orders over ${months} months, billed month by month. The first month says how long a bill takes to make and to confirm; in each other ` +
        'month the server is killed once while it makes the bill and once while it confirms it, each at a random moment of that time, and started again. What ' +
        'is found is counted by statements written apart (bench/support/bill-books.ts), the money from the other side of the ledger.',
      postgres: await databaseVersion(server),
      tables: [
        {
          head: ['Killed', 'Times', ''],
          rows: [
            ['While a bill was made', whole(kills.making), `${whole(kills.half)} were half made`],
            ['While a bill was confirmed', whole(kills.confirming), confirmedBy(kills)],
          ],
        },
        {
          head: ['Afterwards', 'Found', 'Wanted', ''],
          rows: [
            ['Bills', whole(bills), whole(months), verdict(bills === months)],
            ...faults.map(([name, count]) => [name, whole(count), '0', verdict(count === 0)]),
          ],
        },
      ],
    })
    if (bills !== months || faults.some(([, count]) => count !== 0)) process.exitCode = 1
  },
  settings,
)
