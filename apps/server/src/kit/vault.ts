import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { fingerprintOf } from './secrets'

/** Personal data at rest: AES-256-GCM with a key outside the database, and a keyed hash for look-up. */
export interface Vault {
  seal(text: string): string
  open(sealed: string): string
  /** Keyed hash of a normalised value, the same for the same value. */
  digest(text: string): string
  sign(text: string): string
  verify(text: string, signature: string): boolean
  /** From now on with these keys. */
  use(keys: VaultKeys): void
}

export interface VaultKeys {
  /** Seals and signs. */
  current: Buffer
  /** Open what is sealed and verify what is signed; the current one among them. */
  held: readonly Buffer[]
  /** Stays when the others are exchanged: what was hashed cannot be hashed anew. */
  lookUp: Buffer
}

const derive = (secret: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Those of a database whose key was never exchanged. */
export const firstKeys = (secret: Buffer): VaultKeys => ({
  current: secret,
  held: [secret],
  lookUp: derive(secret, 'look-up'),
})

interface Ring {
  seal: Cipher
  open: readonly Cipher[]
  lookUp: Buffer
  sign: Buffer
  verify: Buffer[]
}

const ringOf = ({ current, held, lookUp }: VaultKeys): Ring => ({
  seal: cipherOf(current),
  open: held.map(cipherOf),
  lookUp,
  sign: derive(current, 'signature'),
  verify: held.map((secret) => derive(secret, 'signature')),
})

/** `reread` answers the keys that are held now: another server may have begun to seal with one that came since. */
export function createVault(keys: VaultKeys, reread: () => readonly Buffer[] = () => []): Vault {
  let ring = ringOf(keys)
  const open = (sealed: string): string => {
    const mark = sealed.slice(0, sealed.indexOf('.') + 1)
    const isUnknown = mark !== '' && ring.open.every((cipher) => cipher.mark !== mark)
    const late = isUnknown
      ? reread()
          .map(cipherOf)
          .filter((cipher) => cipher.mark === mark)
      : []
    if (late.length > 0) ring = { ...ring, open: [...ring.open, ...late] }
    return openWith(ring.open, sealed)
  }
  const signatureOf = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex')
  return {
    seal: (text) => ring.seal.seal(text),
    open,
    digest: (text) => createHmac('sha256', ring.lookUp).update(text.trim().toLowerCase()).digest('base64url'),
    sign: (text) => signatureOf(ring.sign, text),
    verify: (text, signature) => ring.verify.some((key) => isSame(signatureOf(key, text), signature)),
    use: (newer) => void (ring = ringOf(newer)),
  }
}

export interface Cipher {
  /** What every text that this key has sealed begins with. */
  mark: string
  seal(text: string): string
  open(sealed: string): string
}

export function cipherOf(secret: Buffer): Cipher {
  const key = derive(secret, 'personal data')
  const mark = `${fingerprintOf(secret)}.`
  return {
    mark,
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return mark + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** Texts of before keys had marks have none: the tag of the cipher tells whose they are. */
export function openWith(ciphers: readonly Cipher[], sealed: string): string {
  const marked = ciphers.filter(({ mark }) => sealed.startsWith(mark))
  const candidates = sealed.includes('.') ? marked : ciphers
  let failure = new Error('sealed with a key that is not here')
  for (const cipher of candidates) {
    try {
      return cipher.open(sealed)
    } catch (error) {
      failure = error as Error
    }
  }
  throw failure
}

function isSame(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** What the built-in payment provider and this product sign to each other with; an exchange of keys leaves it. */
export const providerSecret = ({ digest }: Pick<Vault, 'digest'>): Buffer => Buffer.from(digest('payment provider'))

/** A token has 256 random bits, so a plain hash keeps it safe at rest. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
/** What a page shows beside a session's secret: made from it, and worth nothing without it. */
export const proofOf = (secret: string): string => tokenHash(`proof ${secret}`)
export const newToken = (): string => randomBytes(32).toString('base64url')
