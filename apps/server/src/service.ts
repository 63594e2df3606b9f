import { suppliersAt } from '@sojourn/supply/http/ask'
import { elsewhere } from '@sojourn/supply/in-process/elsewhere'
import type { Suppliers } from '@sojourn/supply/ports/suppliers'
import { withFaultWords } from '@sojourn/supply/sandbox/fault-words'
import { createSandboxInvoicing } from '@sojourn/supply/sandbox/invoicing/sandbox-invoicing'
import { createSandboxCompanyAccount } from '@sojourn/supply/sandbox/payment/sandbox-company-account'
import { createSandboxPaymentApp } from '@sojourn/supply/sandbox/payment/sandbox-payment-app'
import { purgeKeys } from '@sojourn/supply/sandbox/keys/purge'
import { createSandboxSettlement } from '@sojourn/supply/sandbox/settlement/sandbox-settlement'
import { usuallyMischarged } from '@sojourn/supply/sandbox/usual-faults'
import { createSandboxPayment } from '@sojourn/supply/sandbox/payment/sandbox-payment'
import { createSandboxOutbox } from '@sojourn/supply/sandbox/sms/sandbox-outbox'
import { createSandboxFileScanner } from '@sojourn/supply/sandbox/file-scanner/sandbox-file-scanner'
import { builtInSupply } from './built-in-supply'
import type { Config } from './config'
import type { Context } from './context'
import { openDatabase, type Database } from './db/database'
import { holdsConnection, watched } from './db/held'
import { currentKeys, keysChannel, openVault } from './db/keys/keyring'
import { stopping } from './db/stopping'
import { admit, asApplication, refusePrivileged, signInOf } from './db/sign-in'
import type { Sql } from './db/sql'
import { openJudging } from './jobs/judging'
import { jobHandlers } from './jobs/handlers'
import { startJobs, type JobRunner } from './jobs/queue'
import type { Clock } from './kit/clock'
import { createEventBus, inPieces, type EventBus, type LiveEvent } from './kit/events'
import type { FailPoints } from './kit/fail-points'
import { notingAsked } from './kit/fail-points-of-suppliers'
import { consoleLog, type Log } from './kit/log'
import { secretsOf } from './kit/secrets'
import { createSms } from './kit/sms'
import { createMail } from './kit/smtp'
import { providerSecret, type Vault } from './kit/vault'
import { createAudit } from './modules/access/audit/audit'
import { startSealing } from './modules/access/audit/seal'
import { startHousekeeping } from './modules/access/housekeeping'
import { startDeskFollowing } from './modules/access/agent/follow-desk'
import { startTicketReminders } from './modules/booking/unused-ticket/remind'
import { startBilling } from './modules/finance/bill/run'
import { startInvoiceReview } from './modules/finance/invoice/review'
import { firstFaultRates } from './modules/admin/fault-rates/fault-rates'
import { rememberFaultRates, type FaultRatesInForce } from './modules/admin/fault-rates/memory'
import { startFollowing } from './modules/finance/report/follow'
import { startVoucherFollowing } from './modules/finance/voucher/follow'
import { startVoucherReminding } from './modules/finance/voucher/remind'
import { startMailing } from './modules/finance/report/view/send'
import { rememberAgencies } from './modules/booking/settings/agency-memory'
import { rememberExchangeRates } from './modules/booking/settings/exchange-rate-memory'
import { rememberFuelLevels, type FuelLevels } from './modules/products/flight/fuel/memory'
import { demandKinds, eventRooms, fulfilments, productOperations, searchPlaces } from './modules/products/index'
import { comparedProducts, comparisonAssumptions } from '@sojourn/domain/products/comparison'
import { countriesOfProducts } from '@sojourn/domain/products/countries'
import { destinationsOfSearch } from '@sojourn/domain/products/destinations'
import { boughtOffers, draftRules, policySections } from '@sojourn/domain/products/index'

export interface Service {
  context: Context
  close: () => Promise<void>
}

/** A supplier may answer late: whoever holds a connection, or rows, would keep others from them meanwhile. */
function refuseHolding(): void {
  if (holdsConnection()) throw new Error('a supplier is asked while a connection is held')
}

/** How long anybody waits for an answer of a supplier: a job that asks twice still holds its lease of a minute, an order its own of half. */
const supplierLimitMs = 20_000

const toldFaults = ({ air, hotels, intlAir, rail, rides, venues }: Suppliers): Suppliers => ({
  air: withFaultWords(air),
  hotels: withFaultWords(hotels),
  intlAir: withFaultWords(intlAir),
  rail: withFaultWords(rail),
  rides: withFaultWords(rides),
  venues: withFaultWords(venues),
})

function suppliersOf(
  config: Config,
  log: Log,
  settings: { fuelLevels: FuelLevels; faultRates: FaultRatesInForce },
  { vault, database }: { vault: Vault; database: Database },
) {
  const provider = createSandboxPayment({ publicUrl: config.publicUrl, secret: providerSecret(vault) })
  const manners = { beforeAsking: refuseHolding, limitMs: supplierLimitMs }
  const surroundings = {
    ...manners,
    books: <Answer>(work: (sql: Sql) => Promise<Answer>) => database.books(work),
    look: <Answer>(work: (sql: Sql) => Promise<Answer>) => database.platform(work),
  }
  const suppliers = config.supply
    ? suppliersAt({ ...config.supply, ...manners })
    : builtInSupply(config, log, settings, surroundings)
  return {
    ...(config.testClock ? toldFaults(suppliers) : suppliers),
    purgeSupply: config.supply ? undefined : (now: Date) => database.books((sql) => purgeKeys(sql, now)),
    fileScanner: createSandboxFileScanner(),
    payment: elsewhere(provider, ['refund'], manners),
    paymentApp: createSandboxPaymentApp({ publicUrl: config.publicUrl, secret: providerSecret(vault) }),
    companyAccount: elsewhere(createSandboxCompanyAccount(), ['charge', 'refund', 'cancel'], manners),
    invoicing: elsewhere(createSandboxInvoicing(), ['issue'], manners),
    settlement: elsewhere(
      createSandboxSettlement({ seed: config.supplySeed, share: config.supplyFaults ? usuallyMischarged : 0 }),
      ['statement'],
      manners,
    ),
  }
}

function watchedBy(points: FailPoints, suppliers: ReturnType<typeof suppliersOf>): ReturnType<typeof suppliersOf> {
  const { air, hotels, intlAir, rail, rides, venues, payment, companyAccount, invoicing, settlement } = suppliers
  return {
    ...suppliers,
    air: notingAsked(air, points),
    hotels: notingAsked(hotels, points),
    intlAir: notingAsked(intlAir, points),
    rail: notingAsked(rail, points),
    rides: notingAsked(rides, points),
    venues: notingAsked(venues, points),
    payment: notingAsked(payment, points),
    companyAccount: notingAsked(companyAccount, points),
    invoicing: notingAsked(invoicing, points),
    settlement: notingAsked(settlement, points),
  }
}

const messengersOf = (config: Config) => ({
  mail: createMail(config.smtpUrl, config.mailFrom),
  sms: config.smsUrl ? createSms(config.smsUrl) : undefined,
  outbox: config.outbox ? createSandboxOutbox() : undefined,
})

/** In milliseconds: nobody waits longer for a connection, a row that somebody else holds, or a supplier within a transaction. */
const timeouts = {
  connectionTimeoutMillis: 60_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
  // Of the driver, where PostgreSQL's own word does not come any more: it gives the connection up.
  query_timeout: 65_000,
}

/** The pool signs in as who owns nothing. */
export async function openForRequests(
  { databaseAppUrl, databaseConnections: max }: Config,
  connection: object,
  vault: Vault,
  shedsWrites?: () => boolean,
): Promise<Database> {
  const signIn = signInOf(vault)
  if (!databaseAppUrl) await admit(connection, signIn)
  const application = databaseAppUrl ? { connectionString: databaseAppUrl } : asApplication(connection, signIn)
  const database = openDatabase({ ...timeouts, max, ...application }, shedsWrites)
  await refusePrivileged(database)
  return database
}

/** A server takes part in an exchange of keys as soon as it hears of it, or is there again. */
function followKeys({ database, vault, log, config }: Context): Promise<{ close(): Promise<void> }> {
  const secrets = secretsOf(config)
  const follow = async (): Promise<void> => vault.use(await currentKeys(database, secrets))
  const tryTo = (): void => void follow().catch((error: unknown) => log.error({ err: error }, 'keys not read again'))
  return database.listen(keysChannel, { onMessage: tryTo, onGap: tryTo })
}

/** PostgreSQL refuses a notification from 8,000 bytes on; some are left for who sends it. */
const notificationBytes = 7_900

/** What moves here is told to the other servers. */
const tellingOthers = (database: Database, log: Log, origin: string): EventBus =>
  createEventBus((events) => {
    const sent = inPieces(events, notificationBytes).map((batch) => database.notify('live', JSON.stringify({ origin, batch })))
    Promise.all(sent).catch((error: unknown) => log.warn({ err: error }, 'live events not forwarded'))
  })

/** What moved on other servers. */
const hearOthers = ({ database, events }: Context, origin: string): Promise<{ close(): Promise<void> }> =>
  database.listen('live', {
    onMessage: (payload) => {
      const message = JSON.parse(payload) as { origin: string; batch: LiveEvent[] }
      if (message.origin !== origin) message.batch.forEach((event) => events.receive(event))
    },
    onGap: () => events.missed(),
  })

/** Sessions that ended, on this server or another. */
const hearEndedSessions = ({ database, events }: Context): Promise<{ close(): Promise<void> }> =>
  database.listen('session_ended', {
    onMessage: (tokenHash) => events.sessionEnded(tokenHash),
    onGap: () => events.missed(),
  })

/** What operators extend, in memory. */
async function rememberSettings(config: Config, database: Database, log: Log) {
  const [fuelLevels, faultRates, agency, exchangeRates] = await Promise.all([
    rememberFuelLevels(database, log),
    rememberFaultRates(database, firstFaultRates({ config })),
    rememberAgencies(database),
    rememberExchangeRates(database),
  ])
  const all = [fuelLevels, faultRates, agency, exchangeRates]
  return { fuelLevels, faultRates, agency, exchangeRates, reload: () => Promise.all(all.map((each) => each.reload())) }
}

const readAgainChannel = 'read_again'

/** What operators changed on another server. */
function hearChanges(
  { database, log }: Context,
  origin: string,
  reload: () => Promise<unknown>,
): Promise<{ close(): Promise<void> }> {
  const tryTo = (): void => void reload().catch((error: unknown) => log.error({ err: error }, 'settings not read again'))
  return database.listen(readAgainChannel, {
    onMessage: (payload) => {
      if (payload !== origin) tryTo()
    },
    onGap: tryTo,
  })
}

const hearAll = async (context: Context, origin: string, reload: () => Promise<unknown>) => [
  await followKeys(context),
  await hearOthers(context, origin),
  await hearEndedSessions(context),
  await hearChanges(context, origin, reload),
]

/** What each product does for the core, and knows for it. */
const ofProducts = {
  products: productOperations,
  policySections,
  boughtOffers,
  openJudging,
  draftRules,
  destinations: destinationsOfSearch,
  countries: countriesOfProducts,
  searchPlaces,
  eventRooms,
  demandKinds,
  comparison: { products: comparedProducts, assumptions: comparisonAssumptions },
  fulfilments,
} satisfies Partial<Context>

/** With the clock of tests it is known who holds a connection, and work can be stopped at its commits. */
function tried(database: Database, { testClock }: Config, failPoints: FailPoints | undefined): Database {
  const noticed = testClock ? watched(database) : database
  return failPoints ? stopping(noticed, failPoints) : noticed
}

/** Jobs that come again by themselves. */
const startRepeating = (context: Context): Promise<unknown> =>
  Promise.all(
    [
      startHousekeeping,
      startSealing,
      startBilling,
      startInvoiceReview,
      startFollowing,
      startVoucherFollowing,
      startVoucherReminding,
      startMailing,
      startTicketReminders,
      startDeskFollowing,
    ].map((start) => start(context)),
  )

/** Joins the product's parts: the one place that names concrete suppliers. */
export async function createService(
  config: Config,
  connection: object,
  clock: Clock,
  { shedsWrites, failPoints }: { shedsWrites?: (() => boolean) | undefined; failPoints?: FailPoints | undefined } = {},
): Promise<Service> {
  const vault = await openVault(connection, secretsOf(config))
  const database = tried(await openForRequests(config, connection, vault, shedsWrites), config, failPoints)
  const log = consoleLog
  const running: { jobs?: JobRunner } = {}
  const origin = Math.random().toString(36).slice(2)
  const events = tellingOthers(database, log, origin)
  const { agency, exchangeRates, reload, ...settings } = await rememberSettings(config, database, log)
  const suppliers = suppliersOf(config, log, settings, { vault, database })
  const context: Context = {
    config,
    database,
    clock,
    log,
    events,
    audit: createAudit({ database, clock, log }),
    vault,
    agency,
    exchangeRates,
    async readAgain() {
      await reload()
      await database.notify(readAgainChannel, origin)
    },
    ...(failPoints ? watchedBy(failPoints, suppliers) : suppliers),
    ...messengersOf(config),
    ...ofProducts,
    wakeJobs: () => running.jobs?.wake(),
    drainJobs: () => running.jobs?.drain() ?? Promise.resolve(),
    failPoints,
  }
  await startRepeating(context)
  running.jobs = startJobs(context, jobHandlers)
  const heard = await hearAll(context, origin, reload)
  return {
    context,
    async close() {
      events.close()
      await context.audit.close()
      await running.jobs?.stop()
      await Promise.all(heard.map((each) => each.close()))
      await database.close()
    },
  }
}
