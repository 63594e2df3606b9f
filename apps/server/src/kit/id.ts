import { randomBytes } from 'node:crypto'

/** What one process makes in one millisecond is numbered, so that rows of one moment keep their order. */
const last = { ms: 0, count: 0 }

/** UUID version 7: ordered by time, made in the application so that any PostgreSQL will do. */
export function newId(now: Date): string {
  const ms = now.getTime()
  last.count = ms === last.ms ? (last.count + 1) % 0x1000 : 0
  last.ms = ms
  const bytes = randomBytes(16)
  bytes.writeUIntBE(ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | last.count, 6)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** An unguessable number that a person may see in an address. */
export const newNumber = (prefix: string): string => prefix + randomBytes(12).toString('hex')
