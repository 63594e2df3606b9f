import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, secretsOf } from '../../kit/secrets'
import { copyWhole, listTree, readManifest, type Manifest } from './backup-files'

interface Restore {
  from: string
  /** Empty, or with the keys alone where the backup has none. */
  dataDir: string
  /** SOJOURN_SECRET, where the keys are no file. */
  secret: string | undefined
}

/** Puts a backup in the place of a database that is not there; until all of it is found whole, nothing is. */
export async function restore({ from, dataDir, secret }: Restore): Promise<Manifest> {
  const manifest = readManifest(from)
  const cluster = join(dataDir, 'postgres')
  const keyFile = join(dataDir, 'secret.key')
  if (existsSync(cluster)) throw new Error(`There is a database in ${dataDir} already: name an empty folder with DATA_DIR.`)
  const machine = `${process.platform}-${process.arch}`
  if (manifest.machine !== machine) throw new Error(`The backup was made on ${manifest.machine} and does not fit ${machine}.`)
  const bringsKeys = 'secret.key' in manifest.files
  if (bringsKeys && existsSync(keyFile))
    throw new Error(`${keyFile} is there already, and the backup brings its own: name an empty folder.`)
  if (!bringsKeys) checkKeys(manifest, secret, dataDir, keyFile)

  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  for (const folder of listTree(join(from, 'postgres')).folders)
    mkdirSync(join(unfinished, folder), { recursive: true, mode: 0o700 })
  for (const [file, hash] of Object.entries(manifest.files)) {
    const target = file === 'secret.key' ? `${keyFile}.new` : join(unfinished, file.slice('postgres/'.length))
    const copied = await copyWhole(join(from, file), target).catch(() => undefined)
    if (copied === hash) continue
    rmSync(unfinished, { recursive: true, force: true })
    rmSync(`${keyFile}.new`, { force: true })
    throw new Error(`${join(from, file)} is not what was saved: the backup is damaged, and nothing was restored.`)
  }
  if (bringsKeys) renameSync(`${keyFile}.new`, keyFile)
  renameSync(unfinished, cluster)
  return manifest
}

function checkKeys({ keys }: Manifest, secret: string | undefined, dataDir: string, keyFile: string): void {
  const held = secret !== undefined || existsSync(keyFile) ? secretsOf({ secret, dataDir }).read().map(fingerprintOf) : []
  const missing = keys.filter((key) => !held.includes(key))
  if (missing.length > 0)
    throw new Error(
      `The backup holds no keys, and is read with key ${missing.join(' and ')}: put it into ${keyFile} or SOJOURN_SECRET first.`,
    )
}
