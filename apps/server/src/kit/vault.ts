import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Personal data at rest: AES-256-GCM with a key outside the database, and a keyed hash for look-up. */
export interface Vault {
  seal(text: string): string
  open(sealed: string): string
  /** Keyed hash of a normalised value, the same for the same value. */
  digest(text: string): string
  sign(text: string): string
  verify(text: string, signature: string): boolean
}

export function createVault(secret: Buffer): Vault {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const cipherKey = derive('personal data')
  const digestKey = derive('look-up')
  const signKey = derive('signature')
  const sign = (text: string): string => createHmac('sha256', signKey).update(text).digest('hex')
  return {
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    digest: (text) => createHmac('sha256', digestKey).update(text.trim().toLowerCase()).digest('base64url'),
    sign,
    verify(text, signature) {
      const expected = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

/** A session token has 256 random bits, so a plain hash keeps it safe at rest. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
export const newToken = (): string => randomBytes(32).toString('base64url')
