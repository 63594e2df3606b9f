import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { insiders, signIn, strangers, type Attacker } from './attack/attackers'
import { chanceOf, type Chance } from './attack/chance'
import { operationsOf, type Operation } from './attack/operations'
import { createSender, type Heard, type Sent } from './attack/sender'
import { spoil } from './attack/spoil'
import { valueOf, type KnownNumbers } from './attack/values'
import { changedTables, fingerprint, knownNumbers, secretsOf } from './attack/victim'
import { createClient } from './support/client'
import { asOwner, databaseVersion } from './support/database'
import { hear, wholeFlow } from './support/flow'
import { milliseconds, perSecond, verdict, whole } from './support/format'
import { hirePairs } from './support/people'
import { publish } from './support/report'
import { withServer, type BenchServer } from './support/server'
import { summarise } from './support/statistics'
import { busiestPairs, tripOfTurn } from './support/trips'

/** Requests in all; ATTACK_REQUESTS asks for another number, ATTACK_SEED for other ones. */
const wanted = Number(process.env['ATTACK_REQUESTS'] ?? 1_000_000)
const seed = Number(process.env['ATTACK_SEED'] ?? 20_261_123)
const atOnce = 24
const secondsAtMost = 3600
/** Refused requests of insiders after which every row of the company is compared. */
const compared = 200
const victim = 1
const others = [2, 3]

interface Found {
  byStatus: Map<number, number>
  latencies: number[]
  failures: Map<string, string>
  leaks: string[]
  /** Tables of the company that a refused call changed, with the call. */
  changes: string[]
}
interface World {
  server: BenchServer
  database: pg.Client
  operations: readonly Operation[]
  known: KnownNumbers
  send: (sent: Sent) => Promise<Heard>
}

/** Calls that search whole timetables are asked more rarely: the others are the more for it. */
const searches = /Search|Compare|DayPrices|Estimate|Recommend/
const chooseOperation = (operations: readonly Operation[], chance: Chance): Operation => {
  for (;;) {
    const chosen = chance.oneOf(operations)
    if (!searches.test(chosen.path) || chance.happens(0.05)) return chosen
  }
}

/** A request of one kind or another: whole, spoiled, or with the wrong way of asking. */
function requestOf(
  operation: Operation,
  chance: Chance,
  known: KnownNumbers,
): Pick<Sent, 'method' | 'path' | 'body' | 'headers'> {
  const { method, path, write } = operation
  const value = valueOf(operation.request, '', chance, known)
  const headers: Record<string, string> = {
    langtype: chance.oneOf(['zh-CN', 'zh-TW', 'en', 'xx']),
    version: '4.9.9',
    ...(write && !chance.happens(0.02) && { 'idempotency-key': chance.happens(0.98) ? randomUUID() : 'x' }),
  }
  if (method === 'GET') {
    const query = new URLSearchParams()
    for (const [name, each] of Object.entries(value as object))
      query.append(
        name,
        chance.happens(0.2) ? chance.oneOf(['1e999', '-1', '9'.repeat(400), '\0', '%', 'x'.repeat(300), '']) : String(each),
      )
    return { method, path: `${path}?${query.toString()}`, headers }
  }
  const body = chance.happens(0.5) ? spoil(value, chance) : JSON.stringify(value)
  return { method, path, body, headers: { ...headers, 'content-type': 'application/json' } }
}

const note = (found: Found, { status, text, ms }: Heard, { method, path }: Sent): void => {
  found.byStatus.set(status, (found.byStatus.get(status) ?? 0) + 1)
  found.latencies.push(ms)
  if (status > 0 && status < 500) return
  const what = `${status} ${method} ${path.split('?')[0]}`
  if (!found.failures.has(what)) found.failures.set(what, text.slice(0, 200))
}

/** Asks as one of these until the count is reached; `after` looks at each answer. */
async function besiege(
  { operations, known, send }: World,
  attackers: Attacker[],
  { count, chance, found, after }: { count: number; chance: Chance; found: Found; after: (sent: Sent, heard: Heard) => void },
): Promise<void> {
  const end = performance.now() + secondsAtMost * 1000
  let left = count
  const run = async (): Promise<void> => {
    while (left-- > 0 && performance.now() < end) {
      const attacker = chance.oneOf(attackers)
      const asked = requestOf(chooseOperation(operations, chance), chance, known)
      const sent = { ...asked, headers: { ...asked.headers, ...attacker.headers } }
      const heard = await send(sent)
      note(found, heard, sent)
      after(sent, heard)
      // Whoever was signed out by a request of theirs comes back.
      if (heard.status === 401 && attacker.account) await signIn(attacker, send)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
}

const newFound = (): Found => ({ byStatus: new Map(), latencies: [], failures: new Map(), leaks: [], changes: [] })
const enlist = async (accounts: readonly (string | undefined)[], send: World['send']): Promise<Attacker[]> => {
  const attackers = accounts.map((account): Attacker => ({ account, headers: {} }))
  for (const attacker of attackers) await signIn(attacker, send)
  return attackers
}

/** Strangers read nothing of the company and change nothing of it. */
async function siege(world: World, count: number): Promise<Found> {
  const found = newFound()
  const secrets = await secretsOf(world.database, victim, others)
  const secret = new RegExp(secrets.map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'), 'g')
  const leaks: { secret: string; call: string }[] = []
  const before = await fingerprint(world.database, victim)
  await besiege(world, await enlist(strangers, world.send), {
    count,
    chance: chanceOf(seed),
    found,
    after(sent, { text }) {
      const asked = `${decodeURIComponent(sent.path.replaceAll(/%(?![\dA-F]{2})/gi, ''))}${sent.body ?? ''}`
      const leak = text.match(secret)?.find((each) => !asked.includes(each))
      if (leak) leaks.push({ secret: leak, call: `${sent.method} ${sent.path.split('?')[0]}: ${leak}` })
    },
  })
  // Serial numbers begin anew in each company: what a stranger has come to own meanwhile told nothing.
  const owned = new Set([...(await knownNumbers(world.database, others)).values()].flat())
  found.leaks.push(...leaks.flatMap(({ secret: each, call }) => (owned.has(each) ? [] : [call])))
  // What was begun is finished before it is looked at.
  await wait(2000)
  found.changes.push(...changedTables(before, await fingerprint(world.database, victim)))
  return found
}

/** Insiders, asked one at a time: a refused call leaves every row of the company as it was. */
async function compare(world: World, count: number): Promise<Found> {
  const found = newFound()
  const attackers = await enlist(insiders, world.send)
  const chance = chanceOf(seed + 2)
  let before = await fingerprint(world.database, victim)
  for (let turn = 0; turn < count; turn++) {
    const attacker = chance.oneOf(attackers)
    const asked = requestOf(chooseOperation(world.operations, chance), chance, world.known)
    const sent = { ...asked, headers: { ...asked.headers, ...attacker.headers } }
    const heard = await world.send(sent)
    note(found, heard, sent)
    const after = await fingerprint(world.database, victim)
    const changed = changedTables(before, after)
    if (heard.status >= 400 && changed.length > 0)
      found.changes.push(`${sent.method} ${sent.path.split('?')[0]}: ${changed.join(', ')}`)
    before = after
    if (heard.status === 401) await signIn(attacker, world.send)
  }
  return found
}

async function insidersAtLarge(world: World, count: number): Promise<Found> {
  const found = newFound()
  const attackers = await enlist(insiders, world.send)
  await besiege(world, attackers, { count, chance: chanceOf(seed + 1), found, after: () => undefined })
  return found
}

/** Orders of company 1, so that there is something to read and to change. */
async function prepare(server: BenchServer): Promise<void> {
  const client = createClient(server.port)
  const [pair] = await hirePairs(server, client, 1)
  const ear = await hear(client, pair!.employee)
  for (let turn = 0; turn < 6; turn++)
    await wholeFlow(client, pair!, ear, tripOfTurn(busiestPairs(20), turn), turn, () => undefined)
  ear.close()
  client.close()
}

const row = (who: string, { byStatus, latencies, failures, leaks, changes }: Found): string[] => {
  const sum = (from: number, to: number): number =>
    [...byStatus].reduce((all, [status, count]) => (status >= from && status < to ? all + count : all), 0)
  const { median, p99 } = summarise(latencies)
  return [
    who,
    whole(latencies.length),
    whole(sum(200, 300)),
    whole(sum(400, 429) + sum(430, 500)),
    whole(sum(429, 430)),
    whole(sum(500, 600)),
    whole(sum(0, 1)),
    whole(leaks.length),
    whole(changes.length),
    milliseconds(median),
    milliseconds(p99),
    verdict(failures.size + leaks.length + changes.length === 0),
  ]
}

await withServer(8219, async (server) => {
  await prepare(server)
  const sender = createSender(server.port)
  await asOwner(server, async (database) => {
    const document = await sender.send({ method: 'GET', path: '/v/api/openapi.json', headers: {} })
    const operations = operationsOf(JSON.parse(document.text))
    const known = await knownNumbers(database, [victim, ...others])
    const world: World = { server, database, operations, known, send: sender.send }
    const begin = performance.now()
    const outside = await siege(world, Math.floor(wanted * 0.6))
    const inside = await insidersAtLarge(world, wanted - Math.floor(wanted * 0.6) - compared)
    const oneByOne = await compare(world, Math.min(compared, wanted))
    const seconds = (performance.now() - begin) / 1000
    const all = [outside, inside, oneByOne]
    for (const { failures, leaks, changes } of all)
      for (const line of [...[...failures].map((each) => each.join(' ')), ...leaks, ...changes].slice(0, 40)) console.log(line)
    publish({
      name: 'attack',
      title: 'Hostile requests',
      about: `${whole(wanted)} requests to the ${operations.length} calls of the interface's own description, half of them spoiled, seed ${seed}, ${atOnce} at a time: ${perSecond(wanted / seconds)}. Strangers are nobody and people of two other companies, who ask for company 1's numbers and their own; insiders have every role of company 1 and the agency's. Wanted: no answer of 500, none that is missing, nothing of company 1 in a stranger's answer, and no row of it changed by a refused call.`,
      postgres: await databaseVersion(server),
      tables: [
        {
          head: [
            'Who',
            'Requests',
            'Done',
            'Refused',
            'Slowed (429)',
            '5xx',
            'No answer',
            'Told',
            'Changed',
            'Median',
            'p99',
            '',
          ],
          rows: [row('strangers', outside), row('insiders', inside), row('insiders, one by one', oneByOne)],
        },
      ],
    })
    if (all.some(({ failures, leaks, changes }) => failures.size + leaks.length + changes.length > 0)) process.exitCode = 1
  })
  sender.close()
})
