import { login } from '@sojourn/contract/access/session.calls'
import { searchFlights } from '@sojourn/contract/products/flight/flight.calls'
import { saveDraft } from './support/booking'
import { createClient, type Client } from './support/client'
import { databaseVersion } from './support/database'
import { milliseconds, perSecond, verdict, whole } from './support/format'
import { runClients } from './support/load'
import { hirePairs } from './support/people'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise } from './support/statistics'
import { dayOfTurn } from './support/trips'

const crowd = 300
const seconds = 6
const everyMs = 1000
const timesSlower = 3

/** A wrong sign-in on each of so many accounts, each from an address of its own, all at the same moment; answers how many were checked. */
async function wave(attackers: readonly Client[], turn: number): Promise<{ checked: number; refused: number }> {
  const answers = await Promise.all(
    attackers.map((attacker, index) =>
      attacker.call(login, { account: `nobody-${turn}-${index}@yuanxing.example`, password: 'Guess2026' }),
    ),
  )
  const refused = answers.filter(({ status }) => status === 429).length
  return { checked: answers.length - refused, refused }
}

await withServer(8216, async (server) => {
  const client = createClient(server.port)
  const attackers = Array.from({ length: crowd }, (_, index) =>
    createClient(server.port, `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`),
  )
  const [pair] = await hirePairs(server, client, 1)
  const { employee } = pair!
  const drafts: string[] = []
  for (let turn = 0; turn < 10; turn++)
    drafts.push(await saveDraft(client, employee, { from: 'BJS', to: 'SHA', date: dayOfTurn(turn) }))
  const search = async () =>
    summarise(
      (
        await runClients({ clients: 1, seconds, turns: 10_000 }, async (_, turn) => {
          const { ms } = await client.call(
            searchFlights,
            { tempOrderNo: drafts[turn % drafts.length]! },
            { token: employee.token },
          )
          return ms
        })
      ).latencies,
    )
  await search()
  const calm = await search()
  const waves: Promise<{ checked: number; refused: number }>[] = []
  const timer = setInterval(() => waves.push(wave(attackers, waves.length)), everyMs)
  const flooded = await search()
  clearInterval(timer)
  const sent = await Promise.all(waves)
  const slower = flooded.median / calm.median
  client.close()
  attackers.forEach((attacker) => attacker.close())
  const row = (name: string, { count, median, p99 }: typeof calm, ...rest: [slower: string, met: string]) => [
    name,
    milliseconds(median),
    milliseconds(p99),
    perSecond(count / seconds),
    ...rest,
  ]
  publish({
    name: 'sign-in-flood',
    title: 'Searches while others guess passwords',
    about:
      `POST api/Flight/FlightSearch/v3 from one client for ${seconds} s, alone and while every second ${crowd} wrong sign-ins on as many ` +
      `accounts, from as many addresses, arrive at once. Target: the median at most ${timesSlower} times what it is alone.`,
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['', 'p50', 'p99', 'Searches', 'Slower', 'Target'],
        rows: [
          row('alone', calm, '', ''),
          row(`with ${crowd} wrong sign-ins a second`, flooded, `${slower.toFixed(1)} times`, verdict(slower <= timesSlower)),
        ],
      },
    ],
    notes: [
      `Of ${whole(sent.length * crowd)} sign-ins ${whole(sent.reduce((sum, { checked }) => sum + checked, 0))} were checked, the others answered 429 with Retry-After.`,
    ],
  })
})
