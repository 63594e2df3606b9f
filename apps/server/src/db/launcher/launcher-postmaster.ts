import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What a running server writes about itself into its data folder. */
export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  ready: boolean
}

const lockFile = (dataDir: string): string => join(dataDir, 'postmaster.pid')

function readLock(dataDir: string): string[] | undefined {
  try {
    return readFileSync(lockFile(dataDir), 'utf8').split('\n')
  } catch {
    return undefined
  }
}

/** The live server of the data folder, if any. The order of the lines is PostgreSQL's (miscadmin.h). */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  const lines = readLock(dataDir)
  const pid = Number(lines?.[0])
  if (!lines || !isAlive(pid) || !isPostgres(pid)) return undefined
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

/** After a crash the number may belong to another program, mostly in containers; PostgreSQL would then refuse to start. */
export function removeForeignLock(dataDir: string): void {
  const pid = Number(readLock(dataDir)?.[0])
  if (isAlive(pid) && !isPostgres(pid)) rmSync(lockFile(dataDir))
}

function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Polls every 10 ms; false when the time is over. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (!condition()) {
    if (performance.now() > end) return false
    await wait(10)
  }
  return true
}

/** Fast shutdown: open transactions end, everything acknowledged is on disk. The last resort recovers at the next start. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    if (await waitUntil(() => !isAlive(pid), timeoutMs)) return
  }
}
