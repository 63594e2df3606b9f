import { decideApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { orderStates } from '@sojourn/contract/booking/codes'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { chooseWithin, createOrder, orderRequest, saveDraft, search } from './support/booking'
import { createClient, resultOf, type Client } from './support/client'
import { asOwner, databaseVersion } from './support/database'
import { findCase, hear, type Ear } from './support/flow'
import { milliseconds, verdict, whole } from './support/format'
import { runClients } from './support/load'
import { hirePairs, type Pair } from './support/people'
import { publish } from './support/report'
import { withServer, type BenchServer } from './support/server'
import { summarise, type Summary } from './support/statistics'
import { busiestPairs, tripOfTurn } from './support/trips'

const targetMs = 2000
const people = 32
const orders = 400
const seconds = 60
const newOrderVersion = 1
const issued = orderStates.code('issued')
const places = busiestPairs(200)

/** The company pays by its credit as soon as the last approver agrees, so that nobody stands between approval and ticket. */
const chargeOnApproval = (server: BenchServer): Promise<unknown> =>
  asOwner(server, (database) =>
    database.query(`UPDATE enterprise SET config = jsonb_set(config, '{settings,chargeCreditOnApproval}', 'true')`),
  )

let turns = 0

/** An order that waits for the manager. */
async function order(client: Client, { employee }: Pair): Promise<string> {
  for (;;) {
    const turn = turns++
    const tempOrderNo = await saveDraft(client, employee, tripOfTurn(places, turn))
    const choice = chooseWithin(await search(client, employee, tempOrderNo), turn)
    if (choice) return resultOf(await createOrder(client, employee, orderRequest(employee, tempOrderNo, choice))).orderNo
  }
}

/** From the moment when the manager agrees until the employee's page, told by a live event, reads that the tickets are there. */
async function approveToIssued(client: Client, pair: Pair, ear: Ear): Promise<number> {
  const { employee, manager } = pair
  const orderNo = await order(client, pair)
  const approvalId = await findCase(client, manager, orderNo)
  const decision = { approvalId, decision: 'agree' as const, version: newOrderVersion }
  let heard = ear.heard()
  const begin = performance.now()
  resultOf(await client.call(decideApproval, decision, { token: manager.token }))
  for (;;) {
    await ear.until(heard + 1)
    heard = ear.heard()
    const { state } = resultOf(await client.call(getFlightOrderDetail, { orderId: orderNo }, { token: employee.token }))
    if (state === issued) return performance.now() - begin
  }
}

/** Where an order waited too long, how it is without the others. */
function missed(runs: readonly { clients: number; summary: Summary }[]): string[] {
  const late = runs.filter(({ summary }) => summary.most > targetMs).map(({ clients }) => clients)
  if (late.length === 0) return []
  const alone = milliseconds(runs[0]!.summary.median)
  return [
    `Missed with ${late.join(' and ')} clients: what they search and order between two approvals takes both cores; alone an order takes ${alone} at the median.`,
  ]
}

await withServer(8241, async (server) => {
  const client = createClient(server.port)
  await chargeOnApproval(server)
  const pairs = await hirePairs(server, client, people)
  const ears = await Promise.all(pairs.map(({ employee }) => hear(client, employee)))
  const work = (index: number): Promise<number> => approveToIssued(client, pairs[index]!, ears[index]!)
  await runClients({ clients: 4, seconds, turns: 40 }, work)
  const runs: { clients: number; summary: Summary }[] = []
  for (const clients of [1, 8, people]) {
    const { latencies } = await runClients({ clients, seconds, turns: orders }, work)
    runs.push({ clients, summary: summarise(latencies) })
  }
  for (const ear of ears) ear.close()
  client.close()
  publish({
    name: 'approve-to-issued',
    title: 'Approve to issued',
    about:
      `From the moment when a manager agrees until the traveller's page, told by a live event, reads that the tickets of the built-in supply are there; the ` +
      `company pays by its credit on approval. Other people search and order meanwhile. Target: 2 s for every order.`,
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['Clients', 'Orders', 'Median', 'p99', 'Longest', 'Target'],
        rows: runs.map(({ clients, summary: { count, median, p99, most } }) => [
          String(clients),
          whole(count),
          milliseconds(median),
          milliseconds(p99),
          milliseconds(most),
          verdict(most <= targetMs),
        ]),
      },
    ],
    notes: missed(runs),
  })
})
