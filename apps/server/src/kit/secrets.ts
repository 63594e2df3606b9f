import { hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The keys that this server holds; while one is exchanged for another there are two. */
export interface Secrets {
  /** As people know the place. */
  place: string
  /** Absent where the operator alone keeps them. */
  file?: string
  read: () => readonly Buffer[]
  /** Keeps these in the place of what was there; absent where the operator alone can. */
  replace?: (secrets: readonly Buffer[]) => void
}

const keyBytes = 32
export const newSecret = (): Buffer => randomBytes(keyBytes)

/** Names a key and tells nothing about it. */
export const fingerprintOf = (secret: Buffer): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', 8)).toString('hex')

/** Keys in base64, parted by commas or lines. A key of any other length is none: a shorter one would be guessed, a longer one was cut out wrongly. */
function parse(text: string, place: string): Buffer[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const secrets = words.map((word) => Buffer.from(word, 'base64'))
  const sound = secrets.every((secret, index) => secret.length === keyBytes && secret.toString('base64') === words[index])
  if (sound && secrets.length > 0) return secrets
  throw new Error(
    `${place} must hold ${keyBytes} random bytes in base64 (node -p "crypto.randomBytes(${keyBytes}).toString('base64')"); the server does not start without them.`,
  )
}

export const secretsOf = ({ secret, dataDir }: { secret: string | undefined; dataDir: string }): Secrets =>
  secret === undefined ? storedSecrets(dataDir) : givenSecrets(secret)

export const givenSecrets = (text: string): Secrets => {
  const secrets = parse(text, 'SOJOURN_SECRET')
  return { place: 'SOJOURN_SECRET', read: () => secrets }
}

/** The keys live beside the built-in database, readable by their owner only, and never in it. */
function storedSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secret.key')
  const replace = (secrets: readonly Buffer[]): void => write(file, secrets)
  if (!fs.existsSync(file)) {
    if (fs.existsSync(path.join(dataDir, 'postgres', 'PG_VERSION')))
      throw new Error(
        `${file} is missing, and without it the personal data in ${dataDir} cannot be read: put it back from your backup.`,
      )
    fs.mkdirSync(dataDir, { recursive: true })
    write(file, [newSecret()])
  }
  const read = (): readonly Buffer[] => parse(fs.readFileSync(file, 'utf8'), file)
  read()
  return { place: file, file, read, replace }
}

/** Whole or not at all: who reads meanwhile finds the former keys. */
function write(file: string, secrets: readonly Buffer[]): void {
  const unfinished = `${file}.new`
  fs.rmSync(unfinished, { force: true })
  const handle = fs.openSync(unfinished, 'wx', 0o600)
  fs.writeSync(handle, secrets.map((secret) => secret.toString('base64')).join('\n'))
  fs.fsyncSync(handle)
  fs.closeSync(handle)
  fs.renameSync(unfinished, file)
}
