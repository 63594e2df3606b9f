import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './paths'

const timeoutMs = 180_000
const pollMs = 5

/** Of the environment; asked for anew at each start. */
type Settings = NodeJS.ProcessEnv | (() => NodeJS.ProcessEnv)

export interface BenchServer {
  port: number
  dataDir: string
  /** Of the server, and of the postmaster of its database. */
  pid(): number
  databasePid(): number
  /** How long the last start took until the server said that it was ready. */
  startMs(): number
  /** What it may be told, and what it says, where it runs with the clock of tests. */
  send(message: object): void
  onMessage(hear: (message: unknown) => void): void
  /** Ends it at once, as kill -9 does; the database may outlive it. */
  kill(): Promise<void>
  start(): Promise<void>
  /** The usual way, with its database; the folder stays. */
  stop(): Promise<void>
  /** Stops both the usual way and removes the folder. */
  close(): Promise<void>
}

/**
 * The built server of a checkout as its own process, with a fresh folder. BENCH_PROFILE names a folder for a processor profile that
 * the server leaves when it ends.
 */
export async function startServer(
  port: number,
  launcher: 'server' | 'npm start' | 'supply' = 'server',
  settings: Settings = {},
  checkout = root,
): Promise<BenchServer> {
  const program = join(checkout, 'apps/server/dist', launcher === 'supply' ? 'command.js' : 'main.js')
  if (!existsSync(program)) throw new Error('the product is not built: run npm run build')
  const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-bench-'))
  // The database may run under another account, which has to enter this folder.
  chmodSync(dataDir, 0o755)
  let child: ChildProcess | undefined
  let startMs = 0
  const heard: ((message: unknown) => void)[] = []
  const start = async (): Promise<void> => {
    const begin = performance.now()
    const own = [process.execPath, ...profiling(), program, ...(launcher === 'supply' ? [launcher] : [])]
    const set = typeof settings === 'function' ? settings() : settings
    child = launch(checkout, launcher === 'npm start' ? ['npm', 'start'] : own, port, dataDir, set)
    child.on('message', (message) => heard.forEach((hear) => hear(message)))
    await ready(port, child)
    startMs = performance.now() - begin
  }
  const server: BenchServer = {
    port,
    dataDir,
    pid: () => child?.pid ?? 0,
    databasePid: () => Number(postmasterOf(dataDir)[0] ?? 0),
    startMs: () => startMs,
    send: (message) => void child?.send(message),
    onMessage: (hear) => void heard.push(hear),
    kill: () => end(port, child, 'SIGKILL'),
    start,
    stop: () => end(port, child, 'SIGTERM'),
    async close() {
      await end(port, child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await start().catch(async (error: unknown) => {
    await server.close()
    throw error
  })
  return server
}

/** Runs the work against a fresh server that is gone afterwards, whatever happens. */
export async function withServer(
  port: number,
  work: (server: BenchServer) => Promise<void>,
  settings: Settings = {},
  checkout = root,
): Promise<void> {
  const server = await startServer(port, 'server', settings, checkout)
  const interrupted = (): void => void server.close().then(() => process.exit(130))
  process.once('SIGINT', interrupted)
  process.once('SIGTERM', interrupted)
  try {
    await work(server)
  } finally {
    process.off('SIGINT', interrupted)
    process.off('SIGTERM', interrupted)
    await server.close()
  }
}

/** Lines of postmaster.pid: process, folder, start, port, socket folder; none while no database runs there. */
export function postmasterOf(dataDir: string): string[] {
  try {
    return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    // A postmaster that ends takes its note with it, also between two looks.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Ends it as kill -9 does, and starts it again. */
export async function restarted(server: BenchServer): Promise<void> {
  await server.kill()
  await server.start()
}

/** Ends the postmaster as kill -9 does and waits for the one that the server puts in its place. */
export async function databaseKilled(server: BenchServer): Promise<void> {
  const ended = server.databasePid()
  process.kill(ended, 'SIGKILL')
  // The note of the killed one lies there until the next has taken its place.
  while ([ended, 0].includes(server.databasePid())) await wait(5)
}

const profiling = (): string[] => {
  const folder = process.env['BENCH_PROFILE']
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
}

function launch(
  cwd: string,
  [command = '', ...args]: readonly string[],
  port: number,
  dataDir: string,
  settings: NodeJS.ProcessEnv,
): ChildProcess {
  const { DATABASE_URL: _, ...environment } = process.env
  return spawn(command, args, {
    env: {
      ...environment,
      SUPPLY_FAULTS: 'off',
      SOJOURN_DEMO_ORDERS: '0',
      // Benchmarks search as fast as they are answered.
      SEARCHES_PER_MINUTE: '1000000',
      CALLS_PER_MINUTE: '1000000',
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      PORT: String(port),
      SUPPLY_PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    cwd,
  })
}

async function ready(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline && isRunning(child)) {
    if (await answers(port)) return
    await wait(pollMs)
  }
  throw new Error(`the server did not become ready on port ${port}`)
}

/** A supply says only that it asks for a key. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200 || response.statusCode === 401)
    }).once('error', () => resolve(false))
  })

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

async function end(port: number, child: ChildProcess | undefined, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (!child || !isRunning(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(late)
  // npm ends before what it started.
  if (signal === 'SIGTERM') while (await answers(port)) await wait(pollMs)
}
