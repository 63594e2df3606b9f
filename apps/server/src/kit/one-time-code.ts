import { createHmac } from 'node:crypto'

/** RFC 6238 as authenticator apps take it: SHA-1, six digits, half a minute. */
const stepMs = 30_000
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepOf = (now: Date): number => Math.floor(now.getTime() / stepMs)

/** The code of one half minute. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 0x0f) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Which half minute a code is of: this one, or for clocks that go wrong the one before or after it. */
export const stepOfCode = (secret: Buffer, code: string, now: Date): number | undefined =>
  [0, -1, 1].map((drift) => stepOf(now) + drift).find((step) => codeOf(secret, step) === code)

/** RFC 4648 without padding, as people type it. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the app reads from the picture. */
export const appAddress = (secret: Buffer, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
