import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { login } from '@sojourn/contract/access/session.calls'
import type { Call } from '@sojourn/contract/kit/call'
import type { Envelope } from '@sojourn/contract/kit/envelope'
import type { Language } from '@sojourn/contract/kit/language'
import { createApp } from '../api/app'
import type { Config } from '../config'
import type { Context } from '../context'
import { openSeededDatabase, type TestDatabase } from '../db/testing'
import { testSecret } from '../db/testing-sign-in'
import type { Clock } from '../kit/clock'
import { demoPassword, seed } from '../seed/seed'
import { proofOf } from '../kit/vault'
import { createService } from '../service'
import { brokenInvariants } from './invariants'

export interface TestServer {
  app: FastifyInstance
  context: Context
  database: TestDatabase
  /** Makes a call as a seeded person (the account before the @, company 1 unless it names another); null is nobody. */
  call<Request extends TSchema, Response extends TSchema>(
    who: string | null,
    call: Call<Request, Response>,
    request: Static<Request>,
    options?: CallOptions,
  ): Promise<Envelope<Static<Response>> & { status: number }>
  /** The session that `call` uses for this person, for requests that `call` would not send. */
  tokenOf(who: string): Promise<string>
  /** Its cookie, for navigations, which send no token. */
  cookieOf(who: string): Promise<string>
  /** Has a session that the test wrote itself; answers its token. */
  keepSession(secret: string): string
  /** From now on `who` calls with this token, of a session that was opened otherwise. */
  useToken(who: string, token: string): void
  /** Turns the clock and waits for all that is due. */
  turn(minutes: number): Promise<void>
  close(): Promise<void>
}
/** All that booking as the pages do needs of a server, wherever it runs. */
export interface Caller {
  call: TestServer['call']
  context: Pick<Context, 'drainJobs'>
}
interface CallOptions {
  key?: string
  language?: Language
  token?: string
}

/** A fixed morning, so that every run sees the same world: Friday 20 November 2026, 10:00 in China. */
const startOfTests = Date.parse('2026-11-20T02:00:00Z')

export function fixedClock(start = startOfTests): Clock {
  let now = start
  return {
    now: () => new Date(now),
    turn: (minutes) => new Date((now += minutes * 60_000)),
  }
}

export const testConfig = (databaseName: string): Config => ({
  port: 0,
  host: '127.0.0.1',
  dataDir: '',
  databaseUrl: databaseName,
  databaseAppUrl: undefined,
  databaseConnections: 16,
  secret: testSecret,
  smtpUrl: undefined,
  mailFrom: 'no-reply@sojourn.example',
  smsUrl: undefined,
  demo: true,
  demoOrders: false,
  outbox: true,
  parentLoginUrl: undefined,
  parentSsoUrl: undefined,
  publicUrl: 'http://localhost:8080',
  trustProxy: [],
  metricsFrom: ['127.0.0.1'],
  secondFactorRequired: false,
  searchesPerMinute: 1_000_000,
  callsPerMinute: 1_000_000,
  testClock: true,
  clockStart: undefined,
  supplySeed: 20_261_120,
  supplyFaults: false,
  supply: undefined,
  supplyKey: undefined,
  supplyPort: 0,
  flightTimetable: undefined,
  intlFlightTimetable: undefined,
  railTimetable: undefined,
  hotelsFile: undefined,
  logLevel: 'error',
})

/** Each address is one browser, which keeps its number and the secrets of its sessions; a request with cookies of its own is left as it is. */
export function createJar(app: FastifyInstance) {
  const browsers = new Map<string, string>()
  const sessions = new Map<string, string>()
  const keep = (secret: string): string => {
    const token = proofOf(secret)
    sessions.set(token, `__Host-sojourn_session=${secret}`)
    return token
  }
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (headers.cookie !== undefined) return
    const cookies = [browsers.get(ip), sessions.get(String(headers['token']))].filter(Boolean)
    if (cookies.length > 0) headers.cookie = cookies.join('; ')
  })
  app.addHook('onSend', async ({ ip }, reply) => {
    for (const cookie of [reply.getHeader('set-cookie') ?? []].flat()) {
      const [, name, value = ''] = /^__Host-sojourn_([^=]+)=([^;]*)/.exec(String(cookie)) ?? []
      if (name === 'browser') browsers.set(ip, `__Host-sojourn_browser=${value}`)
      else if (value) keep(value)
    }
  })
  return { keep, cookieOf: (token: string): string => sessions.get(token) ?? '' }
}

/** Signs people in once and keeps their sessions until told to forget them. */
function createTokens(app: FastifyInstance) {
  const tokens = new Map<string, string>()
  return {
    forget: () => tokens.clear(),
    use: (who: string, token: string) => void tokens.set(who, token),
    async of(who: string): Promise<string> {
      const known = tokens.get(who)
      if (known) return known
      const account = who.includes('@') ? who : `${who}@yuanxing.example`
      const answer = await app.inject({ method: 'POST', url: `/${login.path}`, payload: { account, password: demoPassword } })
      const token = answer.json<Envelope<{ loginToken: string }>>().result?.loginToken
      if (!token) throw new Error(`${account} cannot sign in: ${answer.body}`)
      tokens.set(who, token)
      return token
    },
  }
}

/** On a seeded database of its own, or on one that the test has opened, whose story may have come to another moment. */
export async function openTestServer(
  more: Partial<Config> = {},
  opened?: TestDatabase,
  start = startOfTests,
): Promise<TestServer> {
  const database = opened ?? (await openSeededDatabase())
  const clock = fixedClock(start)
  const service = await createService({ ...testConfig('test'), ...more }, database.config, clock)
  const { context } = service
  await seed(database.config, context.vault)
  const app = createApp(context)
  const jar = createJar(app)
  const tokens = createTokens(app)

  return {
    app,
    context,
    database,
    tokenOf: (who) => tokens.of(who),
    useToken: tokens.use,
    cookieOf: async (who) => jar.cookieOf(await tokens.of(who)),
    keepSession: jar.keep,
    async call(who, call, request, options = {}) {
      const headers: Record<string, string> = { langtype: options.language ?? 'zh-CN', version: '4.9.9' }
      const token = options.token ?? (who === null ? undefined : await tokens.of(who))
      if (token) headers['token'] = token
      if (call.write) headers['idempotency-key'] = options.key ?? randomUUID()
      const answer =
        call.method === 'GET'
          ? await app.inject({ method: 'GET', url: `/${call.path}`, query: request as Record<string, string>, headers })
          : await app.inject({ method: 'POST', url: `/${call.path}`, payload: request as object, headers })
      const envelope = JSON.parse(answer.body) as Envelope<Static<typeof call.response>>
      return { ...envelope, status: answer.statusCode }
    },
    async turn(minutes) {
      clock.turn(minutes)
      tokens.forget()
      await context.drainJobs()
    },
    async close() {
      await app.close()
      await service.close()
      const broken = await brokenInvariants(database.pool, clock.now())
      await database.close()
      if (broken.length > 0) throw new Error(`At the end of these tests, this does not hold:\n${broken.join('\n')}`)
    },
  }
}
