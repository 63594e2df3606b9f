import { setTimeout as wait } from 'node:timers/promises'
import { login } from '@sojourn/contract/access/session.calls'
import { exportOrderLines, getOrderExports } from '@sojourn/contract/admin/orders/order-export.calls'
import { searchOrders } from '@sojourn/contract/admin/orders/order.calls'
import { lineColumns } from '@sojourn/contract/admin/orders/order-words'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { addDays } from '@sojourn/domain/kit/local-date'
import { demoPassword } from '@sojourn/server/seed/seed'
import { createClient, resultOf, type Client } from './support/client'
import { costCentreOf, divisionOf, fillCompany, nameOf, orderNoOf, people, teamOf } from './support/company-orders'
import { databaseVersion } from './support/database'
import { megabytes, milliseconds, verdict, whole } from './support/format'
import { memoryOf } from './support/processes'
import { publish } from './support/report'
import { withServer, type BenchServer } from './support/server'
import { summarise } from './support/statistics'

/** A trial needs fewer: ORDERS=20000. */
const orders = Number(process.env['ORDERS'] ?? 1_000_000)
const times = 300
const warmUp = 20
const listMs = 30
const exportSeconds = 10
const exportBytes = 100 * 1024 * 1024
const columnsOfFile = 30
const linesOfFile = Math.min(100_000, orders / 2)

type Search = RequestOf<typeof searchOrders>
const month = { from: '2025-10-01', to: '2025-10-31' }
const searches: Readonly<Record<string, Search>> = {
  'all, the newest first': {},
  'all, by amount': { sort: 'amount' },
  'all, by day of travel, the oldest first': { sort: 'travel', ascending: true },
  'of a month, by transaction': { ...month, dateKind: 'transacted' },
  'of a division with all below it': { departmentId: divisionOf(3) },
  'of a team, by amount': { departmentId: teamOf(77), sort: 'amount' },
  'of who has a name': { keyword: nameOf(55) },
  'by an order number': { keyword: orderNoOf(5_000) },
  'of a cost centre, out of policy': { costCentreId: costCentreOf(17), verdict: 'violating' },
  'stays of a month, by day of travel': { ...month, dateKind: 'travel', product: 'hotel' },
  'flights to a city that few go to, by the agency': { city: '乌鲁木齐', product: 'flight', channel: 'agent' },
  'that wait for approval, in a division': { phase: 'approving', departmentId: divisionOf(5) },
}

async function measure(client: Client, token: string, search: Search) {
  const taken: number[] = []
  for (let turn = 0; turn < warmUp + times; turn++) {
    const answer = await client.call(searchOrders, search, { token })
    resultOf(answer)
    if (turn >= warmUp) taken.push(answer.ms)
  }
  return summarise(taken)
}

/** A file of so many lines, with what the server needs beside and what others wait meanwhile. */
async function exportLines(server: BenchServer, client: Client, token: string) {
  const memory = () => memoryOf([server.pid()])
  const from = addDays('2026-11-20', -Math.ceil((linesOfFile / orders) * 1095))
  const columns = lineColumns.slice(0, columnsOfFile)
  const before = memory()
  const begin = performance.now()
  const { exportId } = resultOf(await client.call(exportOrderLines, { from, columns }, { token }))
  const others: number[] = []
  let most = before
  for (;;) {
    const page = await client.call(searchOrders, {}, { token })
    resultOf(page)
    others.push(page.ms)
    most = Math.max(most, memory())
    const file = resultOf(await client.call(getOrderExports, {}, { token })).list.find((each) => each.exportId === exportId)!
    if (file.state === 'done')
      return { seconds: (performance.now() - begin) / 1_000, more: most - before, file, others: summarise(others) }
    if (file.state === 'failed') throw new Error(`the file was not made: ${file.failure}`)
    await wait(50)
  }
}

await withServer(8209, async (server) => {
  await fillCompany(server, orders)
  const client = createClient(server.port)
  const { loginToken: token } = resultOf(
    await client.call(login, { account: 'finance@yuanxing.example', password: demoPassword }),
  )
  const rows: string[][] = []
  for (const [name, search] of Object.entries(searches)) {
    const { median, p99 } = await measure(client, token, search)
    rows.push([name, milliseconds(median), milliseconds(p99), verdict(p99 <= listMs)])
  }
  const { seconds, more, file, others } = await exportLines(server, client, token)
  publish({
    name: 'orders-console',
    title: "A million orders in the company's console",
    about:
      `${whole(people)} people and ${whole(orders)} orders over three years, over HTTP. The first page of the list, ${whole(times)} readings of each; target ` +
      `${listMs} ms for the 99th percentile. Then a workbook of ${columnsOfFile} columns, from the press until it can be taken; targets ${exportSeconds} s ` +
      `and ${megabytes(exportBytes)} more of the server's memory for 100,000 lines.`,
    postgres: await databaseVersion(server),
    tables: [
      { head: ['List', 'Median', 'p99', ''], rows },
      {
        head: ['File', '', ''],
        rows: [
          [`${whole(file.lines)} lines, ${megabytes(file.bytes)}`, `${seconds.toFixed(1)} s`, verdict(seconds <= exportSeconds)],
          ['More memory', megabytes(more), verdict(more <= exportBytes)],
          ['A list meanwhile, p99', milliseconds(others.p99), ''],
        ],
      },
    ],
  })
  client.close()
})
