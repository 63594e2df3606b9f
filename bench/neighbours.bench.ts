import { setTimeout as wait } from 'node:timers/promises'
import { login } from '@sojourn/contract/access/session.calls'
import { searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { demoPassword } from '@sojourn/server/seed/seed'
import { saveDraft } from './support/booking'
import { createClient, resultOf, type Client } from './support/client'
import { databaseVersion } from './support/database'
import { milliseconds, verdict } from './support/format'
import type { Person } from './support/people'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise, type Summary } from './support/statistics'
import { dayOfTurn } from './support/trips'

const seconds = 6.5
const searches = 800
/** Fewer than the usual limit lets through in that time. */
const watched = 40
const rounds = 3
const slowerAtMost = 0.1

async function signIn(client: Client, account: string): Promise<Person> {
  const { loginToken, employeeId } = resultOf(await client.call(login, { account, password: demoPassword }))
  return { employeeId, token: loginToken }
}

/** As often as a session may, each in its turn. */
async function search(client: Client, { token }: Person, tempOrderNo: string): Promise<Summary> {
  const latencies: number[] = []
  for (let turn = 0; turn < watched; turn++) {
    const next = wait((seconds * 1000) / watched)
    const answer = await client.call(searchFlights, { tempOrderNo }, { token })
    if (!answer.success) throw new Error(answer.message)
    latencies.push(answer.ms)
    await next
  }
  return summarise(latencies)
}

/** So many searches evenly over the time, whether or not the former ones were answered; answers how many were refused. */
async function flood(client: Client, { token }: Person, tempOrderNo: string): Promise<number> {
  const asked: Promise<number>[] = []
  const begin = performance.now()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(searches, Math.ceil(((performance.now() - begin) / (seconds * 1000)) * searches))
      while (asked.length < due) asked.push(client.call(searchFlights, { tempOrderNo }, { token }).then(({ status }) => status))
      if (asked.length < searches) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
  return (await Promise.all(asked)).filter((status) => status === 429).length
}

const trip = { from: 'BJS', to: 'SHA', date: dayOfTurn(3) }
/** As delivered, and without a limit for the comparison. */
const limits = ['120', '1000000']

const middle = (all: readonly Summary[]): Summary => all.toSorted((one, next) => one.median - next.median)[1]!

interface Round {
  calm: Summary
  beside: Summary
  refused: number
}
/** Sessions of their own, so that no measure has used up what another is allowed. */
async function measureRound(client: Client, other: Client): Promise<Round> {
  const watch = async (): Promise<Summary> => {
    const person = await signIn(client, 'employee@beichen.example')
    return search(client, person, await saveDraft(client, person, trip))
  }
  const busy = await signIn(other, 'employee@yuanxing.example')
  const draft = await saveDraft(other, busy, trip)
  const calm = await watch()
  const [beside, refused] = await Promise.all([watch(), flood(other, busy, draft)])
  return { calm, beside, refused }
}

const rows: string[][] = []
const notes: string[] = []
let postgres = ''
for (const limit of limits) {
  const usual = limit === limits[0]
  const name = usual ? `${limit} a minute` : 'no limit'
  await withServer(
    8217,
    async (server) => {
      const [client, other] = [createClient(server.port), createClient(server.port)]
      postgres = await databaseVersion(server)
      const done: Round[] = []
      for (let round = 0; round < rounds; round++) done.push(await measureRound(client, other))
      client.close()
      other.close()
      const [calm, beside] = [middle(done.map((each) => each.calm)), middle(done.map((each) => each.beside))]
      const slower = beside.median / calm.median - 1
      rows.push([`${name}: alone`, milliseconds(calm.median), milliseconds(calm.p99), '', ''])
      const met = usual ? verdict(slower <= slowerAtMost) : ''
      rows.push([
        `${name}: beside ${searches} of another company`,
        milliseconds(beside.median),
        milliseconds(beside.p99),
        `${(100 * slower).toFixed(0)} %`,
        met,
      ])
      const refused = done.reduce((sum, each) => sum + each.refused, 0)
      notes.push(
        `With ${name}, ${refused} of ${rounds * searches} searches of the other company were answered 429 with Retry-After.`,
      )
    },
    { SEARCHES_PER_MINUTE: limit },
  )
}

publish({
  name: 'neighbours',
  title: 'Searches beside another company in a hurry',
  about:
    `POST api/Flight/FlightSearch/v3 by somebody of one company, ${watched} one after the other, alone and while one employee of another company sends ` +
    `${searches} searches in ${seconds} s. The middle of ${rounds} rounds. Target: the median at most ${100 * slowerAtMost} % slower.`,
  postgres,
  tables: [{ head: ['', 'p50', 'p99', 'Slower', 'Target'], rows }],
  notes,
})
