import { readConfig, type Config } from './config'
import { openStore } from './db/open-store'
import { migrate } from './db/migrate'
import { secretsOf } from './kit/secrets'
import { rotateKeys } from './db/rotate-keys'

const log = (message: string): void => console.log(message)

/** Work on the database of this folder, or of DATABASE_URL, whether a server runs on it or not. */
async function withDatabase(config: Config, work: (connection: object) => Promise<void>): Promise<void> {
  const store = await openStore(config, { log, onGivenUp: (reason) => console.error(reason.message) })
  try {
    await migrate(store.connection)
    await work(store.connection)
  } finally {
    await store.stop()
  }
}

const commands: Record<string, (config: Config, given: readonly string[]) => Promise<void>> = {
  'rotate-keys': (config) => withDatabase(config, (connection) => rotateKeys(connection, secretsOf(config), { log })),
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
