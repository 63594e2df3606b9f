import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const top = join(import.meta.dirname, '..')
const built = join(top, 'apps/server/dist')
const timeoutMs = 120_000

export interface RunningServer {
  url: string
  stop: () => Promise<void>
}

/** Friday morning in China, where nothing is closed and no holiday is near; STORIES_START names another instant. */
const usualStart = '2026-11-20T10:00+08:00'

/**
 * The real, built server (STORIES_NODE names another Node.js) with a database of its own and a clock that begins at a fixed instant and can be
 * turned; `wanted` are settings that differ from those of the stories.
 */
export async function startServer(wanted: Record<string, string> = {}): Promise<RunningServer> {
  if (!existsSync(join(built, 'main.js'))) throw new Error('the product is not built: run npm run build')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-stories-'))
  // The database may run under another account, which has to enter this folder.
  chmodSync(dataDir, 0o755)
  for (const side of ['server', 'supply']) mkdirSync(join(dataDir, side), { mode: 0o755 })
  mkdirSync(join(top, 'test-results'), { recursive: true })
  const start = process.env['STORIES_START'] ?? usualStart
  // One for each run: what it said is there when the next one is over.
  const run = process.env['STORIES_NAME'] ?? start.slice(0, 16).replace(':', '')
  const logFile = join(top, 'test-results', `server-${run}.log`)
  const log = openSync(logFile, 'w')
  const launch = (file: string, args: string[], settings: Record<string, string>): ChildProcess => {
    const { DATABASE_URL: _, ...environment } = process.env
    // Stories count what they book themselves.
    const own = { SOJOURN_DEMO_ORDERS: '0', SOJOURN_TEST_CLOCK: '1', SOJOURN_CLOCK_START: start, ...wanted, ...settings }
    return spawn(process.env['STORIES_NODE'] ?? process.execPath, ['--enable-source-maps', join(built, file), ...args], {
      env: { ...environment, ...own },
      stdio: ['ignore', log, log],
      cwd: top,
    })
  }
  const supply = process.env['STORIES_SUPPLY'] === 'http' ? await startSupply(dataDir, launch) : undefined
  const settings = { PORT: String(port), DATA_DIR: join(dataDir, 'server'), PUBLIC_URL: url, ...supply?.settings }
  const server = launch('main.js', [], settings)
  const stop = async () => {
    await end(server)
    if (supply) await end(supply.process)
    closeSync(log)
    rmSync(dataDir, { recursive: true, force: true })
  }
  if (await becomesReady(`${url}/readyz`, server)) return { url, stop }
  await stop()
  throw new Error(`the server did not become ready\n${readFileSync(logFile, 'utf8').slice(-4000)}`)
}

type Launch = (file: string, args: string[], settings: Record<string, string>) => ChildProcess

/** The built-in suppliers as a process of their own, with a database of their own; what the server is to know of them. */
async function startSupply(dataDir: string, launch: Launch) {
  const [port, key] = [await freePort(), 'shared by both processes alone']
  const url = `http://127.0.0.1:${port}`
  const settings = { SUPPLY_PORT: String(port), SUPPLY_KEY: key, DATA_DIR: join(dataDir, 'supply') }
  const supply = launch('command.js', ['supply'], settings)
  // Whoever has no key is told so.
  if (!(await becomesReady(url, supply, 401))) {
    await end(supply)
    throw new Error('the supply did not become ready')
  }
  return { process: supply, settings: { SUPPLY_URL: url, SUPPLY_KEY: key } }
}

async function becomesReady(url: string, server: ChildProcess, status = 200): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.status === status) return true
    await wait(50)
  }
  return false
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
