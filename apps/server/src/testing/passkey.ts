import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { beginPasskey, confirmPasskey } from '@sojourn/contract/access/passkey.calls'
import type { MadePasskey, PasskeyOffer, PasskeyQuestion, ShownPasskey } from '@sojourn/contract/access/passkey.shapes'
import { expectResult } from './flights'
import { password } from './second-factor'
import type { TestServer } from './server'

const hash = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')

type Cbor = string | number | Buffer | Map<string | number, Cbor>
/** The few kinds of CBOR that a key speaks. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}
function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  return count < 256 ? Buffer.from([(kind << 5) | 24, count]) : Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
}

/** Where a device believes to be, and what it says of itself. */
export interface Conditions {
  origin: string
  site: string
  counter: number
  /** Whether the person unlocked it. */
  unlocked: boolean
  /** What is said of who made it. */
  attestation: Map<string, Cbor>
  format: string
}

/** A device with one key of the curve P-256, which counts how often it signs. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const [x1, y1] = [x!, y!].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
  const id = randomBytes(32)
  const key = new Map<number, Cbor>([[1, 2], [3, -7], [-1, 1], [-2, x1], [-3, y1]]) // prettier-ignore
  let counter = 0

  const conditionsOf = (given: Partial<Conditions>): Conditions => {
    const usual = { origin: 'http://localhost:8080', site: 'localhost', unlocked: true, attestation: new Map(), format: 'none' }
    return { ...usual, counter: (counter += 1), ...given }
  }
  const clientData = (type: string, challenge: string, { origin }: Conditions) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const facts = ({ site, unlocked, counter: count }: Conditions, more = Buffer.alloc(0)) => {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(1 | (unlocked ? 4 : 0) | (more.length > 0 ? 64 : 0))
    tail.writeUInt32BE(count, 1)
    return Buffer.concat([hash(site), tail, more])
  }

  return {
    make({ challenge }: Pick<PasskeyOffer, 'challenge'>, given: Partial<Conditions> = {}): MadePasskey {
      const conditions = conditionsOf(given)
      const length = Buffer.from([0, id.length])
      const authData = facts(conditions, Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]))
      const { format, attestation } = conditions
      const made = cbor(new Map<string, Cbor>([['fmt', format], ['attStmt', attestation], ['authData', authData]])) // prettier-ignore
      const data = clientData('create', challenge, conditions)
      return { credentialId: text(id), clientData: text(data), attestation: text(made), transports: ['internal'] }
    },
    show({ challenge }: Pick<PasskeyQuestion, 'challenge'>, given: Partial<Conditions> = {}): ShownPasskey {
      const conditions = conditionsOf(given)
      const data = clientData('get', challenge, conditions)
      const said = facts(conditions)
      const signature = sign('sha256', Buffer.concat([said, hash(data)]), privateKey)
      return { credentialId: text(id), clientData: text(data), authenticatorData: text(said), signature: text(signature) }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>

/** Somebody enrols a device in the own session, which goes on. */
export async function enrolPasskey(server: TestServer, who: string, name = '办公电脑') {
  const device = createAuthenticator()
  const offer = expectResult(await server.call(who, beginPasskey, { proof: password }))
  const { recoveryCodes } = expectResult(await server.call(who, confirmPasskey, { name, passkey: device.make(offer) }))
  return { device, recoveryCodes }
}
