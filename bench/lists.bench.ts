import { login } from '@sojourn/contract/access/session.calls'
import { getApprovalOrderList, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { getPendingOrderStatistical, getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { demoPassword } from '@sojourn/server/seed/seed'
import { createClient, resultOf, type Answer, type Client } from './support/client'
import { databaseVersion } from './support/database'
import { milliseconds, verdict, whole } from './support/format'
import { asking, fillWithOrders, heavyUser, mailOf, personOf } from './support/many-orders'
import { publish } from './support/report'
import { withServer, type BenchServer } from './support/server'
import { summarise, type Summary } from './support/statistics'

const sizes = [10_000, 1_000_000] as const
const times = 300
const warmUp = 20
const growthAtMost = 2

type Ask = (client: Client, token: string) => Promise<Answer<unknown>>
const bookings =
  (request: object): Ask =>
  (client, token) =>
    client.call(getTripOrderList, request, { token })

/** Every list that is opened daily, as a page asks for it, and its filters. */
const lists: Record<string, Ask> = {
  'My bookings, first page': bookings({}),
  'My bookings, a page of a year ago': bookings({ dateKind: 'ordered', from: '2025-10-01', to: '2025-11-30' }),
  'My bookings, waiting for payment': bookings({ type: 2 }),
  'My bookings, of one state': bookings({ state: 'completed' }),
  'My bookings, of a traveller': bookings({ traveller: '员工1' }),
  'My bookings, by an order number': bookings({ keyword: 'F0000005' }),
  'My bookings, words that nothing holds': bookings({ keyword: '乌鲁木齐' }),
  'My bookings, trains of which there are none': bookings({ productType: 5 }),
  'What waits for me, in figures': (client, token) => client.call(getPendingOrderStatistical, {}, { token }),
  'Approvals that wait for me': (client, token) => client.call(getMyApprovalList, { type: 1 }, { token }),
  'Approvals that I decided': (client, token) => client.call(getMyApprovalList, { type: 0 }, { token }),
  'Approvals that I decide for others': (client, token) => client.call(getMyApprovalList, { type: 3 }, { token }),
  'Approvals that I asked for or travel under': (client, token) => client.call(getApprovalOrderList, {}, { token }),
}

interface Company {
  client: Client
  /** Twenty approvers, then who books for many. */
  tokens: { everybody: string[]; heavy: string }
}

async function companyOf(server: BenchServer, size: number): Promise<Company> {
  await fillWithOrders(server, size)
  const client = createClient(server.port)
  const signIn = async (employeeId: string): Promise<string> =>
    resultOf(await client.call(login, { account: mailOf(employeeId), password: demoPassword })).loginToken
  const everybody: string[] = []
  for (let number = 0; number < asking; number++) everybody.push(await signIn(personOf(number)))
  return { client, tokens: { everybody, heavy: await signIn(heavyUser) } }
}

async function timeOf(ask: Ask, client: Client, token: string): Promise<number> {
  const answer = await ask(client, token)
  resultOf(answer)
  return answer.ms
}

/** Both companies in turn, so that what else the machine does meets both alike. */
async function measure(ask: Ask, companies: readonly Company[], tokenOf: (company: Company, turn: number) => string) {
  const taken: number[][] = companies.map(() => [])
  for (let turn = 0; turn < warmUp + times; turn++)
    for (const [index, company] of companies.entries()) {
      const ms = await timeOf(ask, company.client, tokenOf(company, turn))
      if (turn >= warmUp) taken[index]!.push(ms)
    }
  return taken.map(summarise)
}

function row(name: string, [few, many]: readonly Summary[]): string[] {
  const growth = many!.p99 / few!.p99
  const figures = [few!.median, few!.p99, many!.median, many!.p99].map(milliseconds)
  return [name, ...figures, `${growth.toFixed(2)} ×`, verdict(growth <= growthAtMost)]
}

const head = ['List', 'Median, few', 'p99, few', 'Median, many', 'p99, many', 'Growth', 'Target']

async function run(servers: readonly BenchServer[]): Promise<void> {
  const companies: Company[] = []
  for (const [index, server] of servers.entries()) companies.push(await companyOf(server, sizes[index]!))
  const usual: string[][] = []
  const heavy: string[][] = []
  for (const [name, ask] of Object.entries(lists)) {
    usual.push(row(name, await measure(ask, companies, ({ tokens }, turn) => tokens.everybody[turn % asking]!)))
    heavy.push(row(name, await measure(ask, companies, ({ tokens }) => tokens.heavy)))
  }
  publish({
    name: 'lists',
    title: 'Lists at a million orders',
    about:
      `Lists of the personal centre over HTTP, for 200 people with ${whole(sizes[0])} and with ${whole(sizes[1])} orders, ${whole(times)} readings ` +
      `of each, both companies in turn; the 99th percentile may at most double. First twenty people in turn, then one who booked every twentieth order.`,
    postgres: await databaseVersion(servers[0]!),
    tables: [
      { head, rows: usual },
      { head: ['List of who books for many', ...head.slice(1)], rows: heavy },
    ],
  })
  for (const { client } of companies) client.close()
}

await withServer(8206, (few) => withServer(8207, (many) => run([few, many])))
