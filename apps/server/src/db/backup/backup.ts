import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { copyWhole, listTree, writeManifest, writeWhole } from './backup-files'

interface Backup {
  /** Of the built-in database, running. */
  connection: pg.ClientConfig
  /** Folder of the cluster. */
  cluster: string
  /** File with the keys, or undefined to leave them out and name them. */
  keyFile: string | undefined
  to: string
}

/** What PostgreSQL makes anew or must not find (its manual, "Making a Base Backup Using the Low Level API"). */
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|launcher\.json|server\.log|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*)$/
const temporary = /(?:^|\/)(?:pgsql_tmp.*|pg_internal\.init.*)$/

/**
 * A copy of the built-in database while people work, as of its end: PostgreSQL keeps the log from the beginning to the end of the copying
 * and writes whole pages meanwhile, so that it makes one moment of the files when it starts on them.
 */
export async function backUp({ connection, cluster, keyFile, to }: Backup): Promise<{ files: number }> {
  if (existsSync(to)) throw new Error(`${to} is there already: name a folder that is not.`)
  const unfinished = `${to}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(join(unfinished, 'postgres'), { recursive: true, mode: 0o700 })
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const files = await copyCluster(client, cluster, join(unfinished, 'postgres'))
    if (keyFile) files['secret.key'] = await copyWhole(keyFile, join(unfinished, 'secret.key'))
    const { rows } = await client.query<{ fingerprint: string; version: string; now: Date }>(
      "SELECT fingerprint, current_setting('server_version') AS version, now() FROM keyring ORDER BY current DESC",
    )
    await writeManifest(unfinished, {
      madeAt: rows[0]!.now.toISOString(),
      postgres: rows[0]!.version,
      machine: `${process.platform}-${process.arch}`,
      keys: rows.map(({ fingerprint }) => fingerprint),
      files,
    })
    mkdirSync(dirname(to), { recursive: true })
    renameSync(unfinished, to)
    return { files: Object.keys(files).length }
  } finally {
    await client.end()
  }
}

async function copyCluster(client: pg.Client, cluster: string, to: string): Promise<Record<string, string>> {
  // Gone with this connection, whatever becomes of it.
  await client.query("SELECT pg_create_physical_replication_slot('sojourn_backup', true, true)")
  const { rows: started } = await client.query<{ wal: string }>("SELECT pg_walfile_name(pg_backup_start('sojourn', true)) AS wal")
  const { files, folders } = listTree(cluster)
  for (const folder of folders.filter((path) => !leftOut.test(path)))
    mkdirSync(join(to, folder), { recursive: true, mode: 0o700 })
  const wanted = files.filter((file) => !leftOut.test(file) && !temporary.test(file))
  const hashes = await copyAll(cluster, to, wanted)
  const { rows: stopped } = await client.query<{ label: string; wal: string }>(
    'SELECT labelfile AS label, pg_walfile_name(lsn) AS wal FROM pg_backup_stop(false)',
  )
  hashes['postgres/backup_label'] = await writeWhole(join(to, 'backup_label'), stopped[0]!.label)
  const log = listTree(join(cluster, 'pg_wal')).files.filter(
    (file) => basename(file) === file && file.length === 24 && file >= started[0]!.wal && file <= stopped[0]!.wal,
  )
  return {
    ...hashes,
    ...(await copyAll(
      cluster,
      to,
      log.map((file) => join('pg_wal', file)),
    )),
  }
}

/** A file that is gone meanwhile was dropped, and the log says so. */
async function copyAll(cluster: string, to: string, files: readonly string[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const file of files) {
    const hash = await copyWhole(join(cluster, file), join(to, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (hash) hashes[`postgres/${file}`] = hash
    else rmSync(join(to, file), { force: true })
  }
  return hashes
}
