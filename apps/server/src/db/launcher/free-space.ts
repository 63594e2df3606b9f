import { statfs } from 'node:fs/promises'
import type { consoleLog } from '../../kit/log'

/** Whether the disk of the built-in database is nearly full. */
export interface FreeSpace {
  isShort: () => boolean
  stop: () => void
}

const megabyte = 1024 * 1024
/** Eight segments of the write-ahead log: enough for PostgreSQL to finish what it has begun, or to recover. */
const least = 128 * megabyte
/** A little more before writing begins again, so that it does not come and go. */
const enough = 160 * megabyte
const lookEveryMs = 1_000

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function watchFreeSpace(read: () => Promise<number>, log: typeof consoleLog): FreeSpace {
  let short = false
  const look = async (): Promise<void> => {
    const free = await read()
    if (short === free < (short ? enough : least)) return
    short = !short
    const fields = { freeMegabytes: Math.floor(free / megabyte) }
    if (short) log.error(fields, 'the disk of the database is nearly full: nothing more is written until there is space')
    else log.info(fields, 'the disk of the database has space again: writing goes on')
  }
  const lookAgain = (): Promise<void> => look().catch((error: unknown) => log.warn({ err: error }, 'free space not known'))
  const timer = setInterval(() => void lookAgain(), lookEveryMs).unref()
  return { isShort: () => short, stop: () => clearInterval(timer) }
}
