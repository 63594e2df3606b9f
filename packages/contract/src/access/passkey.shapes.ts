import { Type, type Static } from 'typebox'
import { Instant } from '../kit/local-date'
import { words } from '../kit/words'

/** Bytes as browsers hand them over. */
const bytes = (maxLength: number) => Type.String({ pattern: '^[\\w-]+$', minLength: 1, maxLength })
const CredentialId = bytes(1_400)
const Transports = Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })
const Known = Type.Object({ id: Type.String(), type: words('public-key'), transports: Type.Array(Type.String()) })

/** What a browser is asked to make: the part of PublicKeyCredentialCreationOptionsJSON that we use. */
export const PasskeyOffer = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ type: words('public-key'), alg: Type.Integer() })),
  timeout: Type.Integer(),
  attestation: words('none'),
  excludeCredentials: Type.Array(Known),
  authenticatorSelection: Type.Object({ residentKey: words('preferred'), userVerification: words('required') }),
})
export type PasskeyOffer = Static<typeof PasskeyOffer>

/** What a browser is asked to show: the part of PublicKeyCredentialRequestOptionsJSON that we use. */
export const PasskeyQuestion = Type.Object({
  rpId: Type.String(),
  challenge: Type.String(),
  timeout: Type.Integer(),
  userVerification: words('required'),
  allowCredentials: Type.Array(Known),
})
export type PasskeyQuestion = Static<typeof PasskeyQuestion>

export const MadePasskey = Type.Object({
  credentialId: CredentialId,
  clientData: bytes(4_000),
  attestation: bytes(10_000),
  transports: Transports,
})
export type MadePasskey = Static<typeof MadePasskey>

export const ShownPasskey = Type.Object({
  credentialId: CredentialId,
  clientData: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
})
export type ShownPasskey = Static<typeof ShownPasskey>

export const PasskeyName = Type.String({ minLength: 1, maxLength: 40 })
export const MyPasskey = Type.Object({
  passkeyId: Type.String(),
  name: Type.String(),
  createdAt: Instant,
  lastUsedAt: Type.Optional(Instant),
})
export type MyPasskey = Static<typeof MyPasskey>
