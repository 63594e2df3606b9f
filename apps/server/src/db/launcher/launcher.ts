import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { asAccount, chooseAccount, giveTo, type Account } from './launcher-account'
import { findBinaries } from './launcher-binaries'
import { readNote, removeOldSocketFolder, socketPrefix, writeNote } from './launcher-note'
import { isAlive, readPostmaster, removeForeignLock, stopPostmaster, waitUntil, type Postmaster } from './launcher-postmaster'

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string }
  /** Of the postmaster. */
  pid: number
  stop: () => Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: (message: string) => void
  /** Server settings over the usual ones, for example a test's `fsync: 'off'`. */
  settings?: Record<string, string>
  /** Where an earlier server of this process had its socket: connections that were made there find the next one. */
  socketFolder?: string
}

const superuser = 'sojourn'
const timeoutMs = 60_000
/** After a crash a server first repeats what it has in its log, which is two gigabytes at most. */
const recoveryTimeoutMs = 300_000

/** Small machine, many short transactions: no parallel plans (they need /dev/shm, which containers keep small), no JIT. */
const usualSettings: Record<string, string> = {
  listen_addresses: '',
  shared_buffers: '256MB',
  // Tables that begin to fill are looked at within seconds, so that no plan made for empty ones lasts. Every look throws away the plans
  // of all connections, so a table that has been looked at is looked at again when it has grown by half.
  autovacuum_naptime: '5s',
  autovacuum_analyze_scale_factor: '0.5',
  autovacuum_vacuum_threshold: '2000',
  max_connections: '100',
  effective_cache_size: '1GB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  wal_compression: 'off',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Details of a failure hold the row that it was about.
  log_error_verbosity: 'terse',
  // After a crash, one call for the disk instead of one for each of a thousand files.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

/** Starts the built-in PostgreSQL on a data folder, or joins the one that already runs on it. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const running = await joinRunning(dataDir)
  if (running) {
    options.log('using the PostgreSQL server that already runs on this data folder')
    return running
  }
  const binaries = findBinaries()
  const parent = dirname(dataDir)
  mkdirSync(parent, { recursive: true })
  const socketParent = shortTemporaryFolder()
  const account = chooseAccount({ binaries, dataDir, entered: [parent, socketParent] })
  if (options.socketFolder === undefined) removeOldSocketFolder(dataDir)
  if (existsSync(join(dataDir, 'PG_VERSION'))) giveTo(account, dataDir)
  else initialise(dataDir, binaries, account, options.log)
  removeForeignLock(dataDir)
  const socketFolder = options.socketFolder ?? mkdtempSync(join(socketParent, socketPrefix))
  mkdirSync(socketFolder, { recursive: true })
  chmodSync(socketFolder, 0o700)
  giveTo(account, socketFolder)
  return launch({ dataDir, socketFolder, account, program: join(binaries, 'postgres'), settings: options.settings ?? {} })
}

/** A server left by a killed process is taken over; one whose starter lives is shared and left running at the end. */
async function joinRunning(dataDir: string): Promise<EmbeddedPostgres | undefined> {
  const answers = async ({ socketFolder, port }: Postmaster) => {
    const client = new pg.Client({ host: socketFolder, port, user: superuser, database: 'postgres' })
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => false,
      )
  }
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const postmaster = readPostmaster(dataDir)
    if (!postmaster) return undefined
    if (postmaster.ready && (await answers(postmaster))) return joined(dataDir, postmaster)
    // It is starting or stopping: wait until it is one or the other.
    await waitUntil(() => false, 50)
  }
  throw new Error(`a PostgreSQL server on ${dataDir} neither answers nor ends; stop it and start again`)
}

function joined(dataDir: string, { pid, port, socketFolder }: Postmaster): EmbeddedPostgres {
  const starter = readNote(dataDir)?.starter
  const shared = starter !== undefined && starter !== process.pid && isAlive(starter)
  if (!shared) writeNote(dataDir, { starter: process.pid, socketFolder })
  return {
    connection: { host: socketFolder, port, user: superuser, database: 'postgres' },
    pid,
    stop: async () => {
      if (!shared) await stopAndClean(pid, socketFolder)
    },
  }
}

/** Into a folder beside, then renamed: a killed first start leaves no half cluster. */
function initialise(dataDir: string, binaries: string, account: Account, log: (message: string) => void): void {
  if (existsSync(dataDir)) removeEmptyFolder(dataDir)
  log('creating the database (first start)')
  const unfinished = `${dataDir}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  giveTo(account, unfinished)
  // The built-in locale gives the same order of text on every machine.
  const command = asAccount(account, join(binaries, 'initdb'), [
    '-D',
    unfinished,
    '-U',
    superuser,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ])
  const { status, stderr, error } = spawnSync(command.program, command.arguments, {
    ...command.options,
    encoding: 'utf8',
    cwd: '/',
  })
  if (status !== 0) throw new Error(`the database could not be created: ${error?.message ?? stderr}`)
  renameSync(unfinished, dataDir)
}

function removeEmptyFolder(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    throw new Error(`${folder} holds files that are not a PostgreSQL database; choose another DATA_DIR`)
  }
}

interface Launch {
  dataDir: string
  socketFolder: string
  account: Account
  program: string
  settings: Record<string, string>
}

/** Trust authentication is safe here: no network, and only this account enters the socket's folder. */
async function launch({ dataDir, socketFolder, account, program, settings }: Launch): Promise<EmbeddedPostgres> {
  const flags = Object.entries({ ...usualSettings, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = asAccount(account, program, ['-D', dataDir, '-k', socketFolder, ...flags], true)
  const logFile = join(dataDir, 'server.log')
  const output = openSync(logFile, existsSync(logFile) && statSync(logFile).size > 10_000_000 ? 'w' : 'a')
  // Detached: Ctrl-C in the terminal must reach the database only after the server has finished its work.
  const child = spawn(command.program, command.arguments, {
    ...command.options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let ended = ''
  child.once('error', (error) => {
    ended = error.message
  })
  child.once('exit', (code, signal) => {
    ended = `it ended with ${code ?? signal}`
  })
  const isReady = () => readPostmaster(dataDir)?.ready === true
  const decided = await waitUntil(() => ended !== '' || isReady(), recoveryTimeoutMs)
  if (ended !== '' || !decided || child.pid === undefined) {
    if (child.pid !== undefined) await stopAndClean(child.pid, socketFolder)
    throw new Error(`PostgreSQL did not start: ${ended || 'no answer'}\n${readFileSync(logFile, 'utf8').slice(-2000)}`)
  }
  child.unref()
  const { pid } = child
  writeNote(dataDir, { starter: process.pid, socketFolder })
  const { port } = readPostmaster(dataDir) ?? { port: 5432 }
  return {
    connection: { host: socketFolder, port, user: superuser, database: 'postgres' },
    pid,
    stop: () => stopAndClean(pid, socketFolder),
  }
}

async function stopAndClean(pid: number, socketFolder: string): Promise<void> {
  await stopPostmaster(pid)
  rmSync(socketFolder, { recursive: true, force: true })
}

/** A Unix socket's path may have 107 bytes at most, so a long TMPDIR will not do. */
const shortTemporaryFolder = (): string => (Buffer.byteLength(tmpdir()) > 80 ? '/tmp' : tmpdir())
