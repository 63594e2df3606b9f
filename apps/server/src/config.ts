import { isIP } from 'node:net'
import path from 'node:path'
import { databaseAddress, isLoopback, smsAddress, supplyAt, supplyKey } from './config-addresses'

/** Everything the environment may set, read once and checked. */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** Of the owner, who changes tables and nothing else. */
  databaseUrl: string | undefined
  /** How requests are served where the owner may not make a role for them. */
  databaseAppUrl: string | undefined
  /** Held at most by a server at once. */
  databaseConnections: number
  /** Keys in base64; undefined where they lie in `dataDir`. */
  secret: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  /** Takes text messages as JSON {to, text}. */
  smsUrl: string | undefined
  /** Demonstration companies, whose accounts have a published password. */
  demo: boolean
  /** They begin with orders, so that no list and no report is empty. */
  demoOrders: boolean
  /** Keeps codes where anybody who reaches the server can read them: for tests and demonstrations on one's own machine. */
  outbox: boolean
  /** Sign-in page of the site that this portal belongs to (S4.38). */
  parentLoginUrl: string | undefined
  /** Where the other site takes tickets of people who are signed in here (S7.09). */
  parentSsoUrl: string | undefined
  /** The address that people use, for links in mails and the payment page. */
  publicUrl: string
  /** Proxies in front, as addresses or networks: only they are believed about who calls and whether it was over https. */
  trustProxy: readonly string[]
  /** Who reads the figures of the server. */
  metricsFrom: readonly string[]
  /** Administrators and agents of every company need a second factor, whatever their company says. */
  secondFactorRequired: boolean
  /** Of one session. */
  searchesPerMinute: number
  /** Of one session, searches among them; of one link, and of all links from one address. */
  callsPerMinute: number
  /** Lets tests and demonstrations turn the clock and force supplier faults. */
  testClock: boolean
  /** Where the product's clock begins instead of the present, for tests. */
  clockStart: Date | undefined
  supplySeed: number
  /** The built-in supply fails now and then by itself. */
  supplyFaults: boolean
  /** Suppliers at an address instead of the built-in ones. */
  supply: { url: string; key: string } | undefined
  /** Who knows it may ask the built-in suppliers, where these are served by themselves. */
  supplyKey: string | undefined
  supplyPort: number
  /** Tab-separated file with the flights to sell instead of the built-in ones. */
  flightTimetable: string | undefined
  intlFlightTimetable: string | undefined
  /** GTFS folder or tab-separated file with the trains to sell instead of the built-in ones. */
  railTimetable: string | undefined
  /** Hotels to sell instead of the built-in ones of their cities. */
  hotelsFile: string | undefined
  logLevel: string
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = wholeNumber(env['PORT'] ?? '8080', 'PORT', 0, 65_535)
  const dataDir = path.resolve(env['DATA_DIR'] ?? '.data')
  const host = env['HOST'] ?? '127.0.0.1'
  const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${port}`
  const demo = isDemo(env, host, publicUrl)
  return {
    port,
    host,
    demo,
    demoOrders: demo && env['SOJOURN_DEMO_ORDERS'] !== '0',
    dataDir,
    databaseUrl: databaseAddress(env, 'DATABASE_URL'),
    databaseAppUrl: databaseAddress(env, 'DATABASE_APP_URL'),
    // PostgreSQL takes 100 as it comes.
    databaseConnections: wholeNumber(env['DATABASE_CONNECTIONS'] ?? '16', 'DATABASE_CONNECTIONS', 8, 1000),
    secret: env['SOJOURN_SECRET'] || undefined,
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] ?? 'Sojourn <no-reply@sojourn.example>',
    smsUrl: smsAddress(env['SMS_URL']),
    // Only where nothing delivers what is kept there.
    outbox: demo && !env['SMTP_URL'] && !env['SMS_URL'],
    parentLoginUrl: env['PARENT_LOGIN_URL'] || undefined,
    parentSsoUrl: env['PARENT_SSO_URL'] || undefined,
    publicUrl,
    trustProxy: networks(env, 'TRUST_PROXY', ''),
    metricsFrom: networks(env, 'METRICS_FROM', '127.0.0.1,::1'),
    secondFactorRequired: secondFactorRequired(env),
    searchesPerMinute: wholeNumber(env['SEARCHES_PER_MINUTE'] ?? '120', 'SEARCHES_PER_MINUTE', 1, 1_000_000),
    callsPerMinute: wholeNumber(env['CALLS_PER_MINUTE'] ?? '1200', 'CALLS_PER_MINUTE', 1, 1_000_000),
    testClock: turnsClock(env, demo),
    clockStart: clockStart(env),
    supplySeed: wholeNumber(env['SUPPLY_SEED'] ?? '20261120', 'SUPPLY_SEED', 0, 2 ** 31),
    supplyFaults: supplyFaults(env),
    supply: supplyAt(env['SUPPLY_URL'], env['SUPPLY_KEY']),
    supplyKey: supplyKey(env['SUPPLY_KEY']),
    supplyPort: wholeNumber(env['SUPPLY_PORT'] ?? '8090', 'SUPPLY_PORT', 0, 65_535),
    flightTimetable: env['FLIGHT_TIMETABLE'] || undefined,
    intlFlightTimetable: env['INTL_FLIGHT_TIMETABLE'] || undefined,
    railTimetable: env['RAIL_TIMETABLE'] || undefined,
    hotelsFile: env['HOTELS_FILE'] || undefined,
    logLevel: env['LOG_LEVEL'] ?? 'info',
  }
}

/**
 * Accounts with a published password, readable codes and words that make things go wrong: unasked only where nobody but the
 * person at this machine gets at them.
 */
function isDemo(env: NodeJS.ProcessEnv, host: string, publicUrl: string): boolean {
  if (env['SOJOURN_DEMO'] !== undefined) return env['SOJOURN_DEMO'] === '1'
  return !env['DATABASE_URL'] && isLoopback(host) && isLoopback(new URL(publicUrl).hostname)
}

/** Whoever turns the clock turns it for everybody. */
function turnsClock(env: NodeJS.ProcessEnv, demo: boolean): boolean {
  if (env['SOJOURN_TEST_CLOCK'] !== '1') return false
  if (demo) return true
  throw new Error(
    'SOJOURN_TEST_CLOCK=1 is for demonstrations: it needs the built-in database on this machine alone, or SOJOURN_DEMO=1',
  )
}

function networks(env: NodeJS.ProcessEnv, name: string, usual: string): string[] {
  const list = (env[name] ?? usual).split(',').flatMap((each) => each.trim() || [])
  for (const each of list) {
    const [address = '', bits, ...rest] = each.split('/')
    const version = isIP(address)
    const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
    if (version === 0 || !isMask || rest.length > 0)
      throw new Error(
        `${name} takes addresses and networks such as 10.0.0.5, 172.16.0.0/12, with commas between them, not "${each}"`,
      )
  }
  return list
}

function secondFactorRequired(env: NodeJS.ProcessEnv): boolean {
  const asked = env['SECOND_FACTOR'] ?? 'offered'
  if (asked === 'offered' || asked === 'required') return asked === 'required'
  throw new Error(`SECOND_FACTOR must be offered or required, not "${asked}"`)
}

/** On unless it is a test: nobody who turns the clock wants surprises that were not asked for. */
function supplyFaults(env: NodeJS.ProcessEnv): boolean {
  const asked = env['SUPPLY_FAULTS'] ?? (env['SOJOURN_TEST_CLOCK'] === '1' ? 'off' : 'usual')
  if (asked === 'usual' || asked === 'off') return asked === 'usual'
  throw new Error(`SUPPLY_FAULTS must be usual or off, not "${asked}"`)
}

/** Only beside SOJOURN_TEST_CLOCK, so that nobody serves customers at a wrong hour. */
function clockStart(env: NodeJS.ProcessEnv): Date | undefined {
  const text = env['SOJOURN_CLOCK_START']
  if (!text) return undefined
  if (env['SOJOURN_TEST_CLOCK'] !== '1') throw new Error('SOJOURN_CLOCK_START is only for tests: it needs SOJOURN_TEST_CLOCK=1')
  const start = new Date(text)
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text)
  if (isInstant && !Number.isNaN(start.getTime())) return start
  throw new Error(`SOJOURN_CLOCK_START must be an instant such as 2026-11-20T10:00+08:00, not "${text}"`)
}

function wholeNumber(text: string, name: string, least: number, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}"`)
  }
  return value
}
