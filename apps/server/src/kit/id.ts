import { randomBytes } from 'node:crypto'

/** UUID version 7: ordered by time, made in the application so that any PostgreSQL will do. */
export function newId(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** An unguessable number that a person may see in an address. */
export const newNumber = (prefix: string): string => prefix + randomBytes(12).toString('hex')
