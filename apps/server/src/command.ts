import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { problemsText } from '@sojourn/text/kit/problems'
import { readConfig, type Config } from './config'
import { backUp } from './db/backup/backup'
import { openVault } from './db/keys/keyring'
import { openStore } from './db/backup/open-store'
import { migrate } from './db/migrate'
import { systemClock } from './kit/clock'
import { secretsOf } from './kit/secrets'
import { endByOperator } from './modules/access/session/end-by-operator'
import { createFirstAdministrator } from './modules/access/joining/first-administrator'
import { resetByOperator } from './modules/access/second-factor/company'
import { brokenSeals } from './modules/access/audit/seal'
import { openPrompt } from './kit/prompt'
import { serveSupply } from './serve-supply'
import { createService } from './service'
import { restore } from './db/backup/restore'
import { rotateKeys } from './db/keys/rotate-keys'

const log = (message: string): void => console.log(message)

/** Work on the database of this folder, or of DATABASE_URL, whether a server runs on it or not. */
async function withDatabase(config: Config, work: (connection: object) => Promise<void>): Promise<void> {
  secretsOf(config)
  const store = await openStore(config, { log, onGivenUp: (reason) => console.error(reason.message) })
  try {
    await migrate(store.connection)
    await work(store.connection)
  } finally {
    await store.stop()
  }
}

const here = (name: string | undefined): string => {
  if (!name) throw new Error('Name a folder: npm run backup -- ../sojourn-backup')
  return path.resolve(name)
}

const builtIn = (config: Config): string => {
  if (!config.databaseUrl) return path.join(config.dataDir, 'postgres')
  throw new Error('This is for the built-in database. How to save another one: docs/recipes/back-up-another-database.md')
}

/** `-- <folder>`; `--without-keys` leaves them out and names them. */
async function backup(config: Config, given: readonly string[]): Promise<void> {
  const to = here(given.find((word) => !word.startsWith('-')))
  const cluster = builtIn(config)
  if (!existsSync(cluster)) throw new Error(`There is no database in ${config.dataDir}.`)
  const { file } = secretsOf(config)
  const keyFile = given.includes('--without-keys') ? undefined : file
  await withDatabase(config, async (connection) => {
    const { files } = await backUp({ connection, cluster, keyFile, to })
    log(`${files} files are in ${to}${keyFile ? ', with the keys' : '; the keys are not: keep them elsewhere'}.`)
  })
}

/** `-- <folder>`, into an empty DATA_DIR; then the database is opened once, to see that it can be. */
async function restoreBackup(config: Config, given: readonly string[]): Promise<void> {
  builtIn(config)
  const { madeAt } = await restore({ from: here(given[0]), dataDir: config.dataDir, secret: config.secret })
  await withDatabase(config, async (connection) => {
    await openVault(connection, secretsOf(config))
    log(`The backup of ${madeAt} is in ${config.dataDir}, and its keys open it.`)
  })
}

/** Asked for, so that the password stands in no list of processes and no history of a shell. */
async function firstAdministrator(config: Config): Promise<void> {
  const { ask, askHidden, close } = openPrompt()
  const given = {
    enterpriseName: await ask('Company: '),
    name: await ask('Your name: '),
    mail: await ask('Mail address: '),
    mobile: await ask('Mobile number: '),
    password: await askHidden('Password (not shown): '),
    confirmPassword: await askHidden('The same again: '),
  }
  close()
  await withDatabase(config, async (connection) => {
    const service = await createService(config, connection, systemClock(undefined))
    const made = await createFirstAdministrator(service.context, given, 'en')
    await service.close()
    if (isProblem(made)) throw new Error(`${sentenceOf(made)} Nobody was made.`)
    log(`${given.name} administers ${given.enterpriseName}: sign in at ${config.publicUrl}/v/ as ${given.mail}.`)
  })
}

/** Of the last administrator, or of an agent: `-- <mail or mobile>`. */
async function resetFactor(config: Config, [account]: readonly string[]): Promise<void> {
  if (!account) throw new Error('Say whose: npm run reset-second-factor -- admin@company.example')
  await withDatabase(config, async (connection) => {
    const service = await createService(config, connection, systemClock(undefined))
    const done = await resetByOperator(service.context, account)
    await service.close()
    if (isProblem(done)) throw new Error(`${account} has no second factor here. Nothing was changed.`)
    log(`${account} signs in without a second factor now, has been signed out everywhere, and is told by notification.`)
  })
}

/** `-- <mail or mobile>`, or `-- --everybody`. */
async function endSessions(config: Config, [whose]: readonly string[]): Promise<void> {
  if (!whose) throw new Error('Say whose: npm run end-sessions -- somebody@company.example, or -- --everybody')
  await withDatabase(config, async (connection) => {
    const service = await createService(config, connection, systemClock(undefined))
    const ended = await endByOperator(service.context, whose === '--everybody' ? undefined : whose)
    await service.close()
    if (isProblem(ended)) throw new Error(`Nobody signs in as ${whose} here. Nothing was ended.`)
    log(`${ended} sessions have ended.`)
  })
}

function sentenceOf({ problem, detail = {} }: Problem): string {
  if (problem === 'accountExists') return 'Somebody has an account in this database already, and people are added there.'
  const say = problemsText.en[problem]
  return typeof say === 'function' ? say(detail) : say
}

/** Names the seals that do not hold any more. */
const verifyAudit = (config: Config): Promise<void> =>
  withDatabase(config, async (connection) => {
    const service = await createService(config, connection, systemClock(undefined))
    const broken = await brokenSeals(service.context)
    await service.close()
    if (broken.length === 0) return log('Every seal of the audit log holds.')
    const named = broken.map(({ enterpriseId, kind, number }) => `company ${enterpriseId}, ${kind}, seal ${number}`)
    throw new Error(`Records were changed, removed or put in later:\n${named.join('\n')}`)
  })

const ended = (): Promise<unknown> => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
/** The built-in suppliers behind an address of their own, with a database of their own, until they are stopped. */
const supply = (config: Config): Promise<void> =>
  withDatabase(config, (connection) => serveSupply(config, connection, { log, until: ended() }))

const commands: Record<string, (config: Config, given: readonly string[]) => Promise<void>> = {
  backup,
  'end-sessions': endSessions,
  'first-administrator': firstAdministrator,
  'reset-second-factor': resetFactor,
  restore: restoreBackup,
  supply,
  'rotate-keys': (config) => withDatabase(config, (connection) => rotateKeys(connection, secretsOf(config), { log })),
  'verify-audit': verifyAudit,
}

async function main([name = '', ...given]: readonly string[]): Promise<void> {
  const command = commands[name]
  if (!command) throw new Error(`There is no command "${name}": ${Object.keys(commands).join(', ')}`)
  await command(readConfig(process.env), given)
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
