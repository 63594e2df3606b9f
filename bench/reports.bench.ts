import { setTimeout as wait } from 'node:timers/promises'
import { login } from '@sojourn/contract/access/session.calls'
import { getReport } from '@sojourn/contract/finance/report.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { demoPassword } from '@sojourn/server/seed/seed'
import { createClient, resultOf, type Client } from './support/client'
import { costCentreOf, divisionOf, fillCompany, teamOf } from './support/company-orders'
import { asOwner, databaseVersion, numberOf } from './support/database'
import { kilobytes, milliseconds, verdict, whole } from './support/format'
import { shownTimes } from './support/page-shown'
import { publish } from './support/report'
import { withServer, type BenchServer } from './support/server'
import { summarise } from './support/statistics'
import { initialWeight } from './support/web-build'

/** Of two years, so that each report stands beside a year as large. A trial needs fewer: ORDERS=40000. */
const orders = Number(process.env['ORDERS'] ?? 2_000_000)
const days = 730
const times = 200
const warmUp = 10
const reportMs = 300
const javascriptBytes = 330 * 1024
const shownMs = 1_500
const openings = 15
/** The course of time, drawn. */
const drawn = '[role=application] svg path'
const now = '2026-11-20T02:30:00Z'

type Request = RequestOf<typeof getReport>
const year = { from: '2025-11-20', to: '2026-11-19' }
const reports: Readonly<Record<string, Request>> = {
  'the year, by department': { ...year, groupedBy: 'department' },
  'flights of the year, by route': { ...year, products: ['flight'], groupedBy: 'route' },
  'flights of the year by day of travel, by airline': { ...year, products: ['flight'], dateKind: 'travel', groupedBy: 'carrier' },
  'the year so far, savings by reason': { from: '2026-01-01', to: '2026-11-19', groupedBy: 'reason' },
  'stays of half a year by day of booking, by city': {
    from: '2026-05-16',
    to: '2026-11-14',
    products: ['hotel'],
    dateKind: 'booked',
    groupedBy: 'route',
  },
  'two months, day by day': { from: '2026-09-15', to: '2026-11-14', groupedBy: 'product', comparison: 'before' },
  'the year of a division, by department': { ...year, departmentId: divisionOf(3), groupedBy: 'department' },
  'the year of a team, by person': { ...year, departmentId: teamOf(77), groupedBy: 'employee' },
  'the year of a cost centre, by discount': {
    ...year,
    costCentreId: costCentreOf(17),
    products: ['flight'],
    groupedBy: 'discount',
  },
  'rides of a quarter, by seat': {
    from: '2026-07-01',
    to: '2026-09-30',
    products: ['train'],
    groupedBy: 'class',
    comparison: 'before',
  },
}

async function measure(client: Client, token: string, request: Request) {
  const taken: number[] = []
  for (let turn = 0; turn < warmUp + times; turn++) {
    const answer = await client.call(getReport, request, { token })
    resultOf(answer)
    if (turn >= warmUp) taken.push(answer.ms)
  }
  return summarise(taken)
}

/** When the job looks next for what was fulfilled. */
const setFollowing = (server: BenchServer, at: string): Promise<unknown> =>
  asOwner(server, (client) => client.query("UPDATE job SET run_at = $1 WHERE kind = 'report.follow'", [at]))

/** Waits until the job has followed all orders; answers how many a second. */
async function followed(server: BenchServer): Promise<number> {
  const begin = performance.now()
  const count = (text: string): Promise<number> => asOwner(server, (client) => numberOf(client, text))
  const fulfilled = 'FROM orders WHERE enterprise_id = 1 AND transacted_at IS NOT NULL'
  const wanted = await count(`SELECT count(*) ${fulfilled}`)
  const last = `(SELECT order_no ${fulfilled} ORDER BY transacted_at DESC, order_no DESC LIMIT 1)`
  // The last one alone is looked up: counting all of them again and again takes time from what is measured.
  while ((await count(`SELECT count(*) FROM report_line WHERE enterprise_id = 1 AND order_no = ${last}`)) === 0) await wait(1_000)
  const seconds = (performance.now() - begin) / 1_000
  await asOwner(server, (client) => client.query('VACUUM (ANALYZE) report_line, report_month'))
  return wanted / seconds
}

const settings = { SOJOURN_TEST_CLOCK: '1', SOJOURN_CLOCK_START: now }

await withServer(
  8215,
  async (server) => {
    // An order stands whole before it is followed, as one that is fulfilled does.
    await setFollowing(server, 'infinity')
    await fillCompany(server, orders, days)
    await setFollowing(server, now)
    const perSecond = await followed(server)
    const client = createClient(server.port)
    const signIn = { account: 'finance@yuanxing.example', password: demoPassword }
    const { loginToken: token } = resultOf(await client.call(login, signIn))
    const rows: string[][] = []
    for (const [name, request] of Object.entries(reports)) {
      const { median, p99 } = await measure(client, token, request)
      rows.push([name, milliseconds(median), milliseconds(p99), verdict(p99 <= reportMs)])
    }
    const { javascript } = initialWeight('report')
    const page = { path: '/v/report/flight/index?lang=en', signIn, selector: drawn, times: openings }
    const shown = summarise(await shownTimes(`http://127.0.0.1:${server.port}`, page)).median
    publish({
      name: 'reports',
      title: 'Reports over a year of a million orders',
      about:
        `${whole(orders)} orders over two years, over HTTP: each report with its figures, its parts and its course, beside the same days of the year ` +
        `before. ${whole(times)} readings of each; target ${reportMs} ms for the 99th percentile. ` +
        `The page opened in Chromium ${openings} times, target ${shownMs} ms.`,
      postgres: await databaseVersion(server),
      tables: [
        { head: ['Report', 'Median', 'p99', ''], rows },
        {
          head: ['Beside', '', ''],
          rows: [
            ['Orders followed in a second', whole(Math.round(perSecond)), ''],
            ['Its page opened until its plot is drawn, nothing kept, median', milliseconds(shown), verdict(shown <= shownMs)],
            ['JavaScript of a report with its plot, brotli', kilobytes(javascript), verdict(javascript <= javascriptBytes)],
          ],
        },
      ],
    })
    client.close()
  },
  settings,
)
