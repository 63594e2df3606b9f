import type { MadePasskey, PasskeyOffer, PasskeyQuestion, ShownPasskey } from '@sojourn/contract/access/passkey.shapes'
import type { Config } from '../../../config'
import type { PasskeyRow } from './passkey-store'

/** Time to find the device and to confirm on it. */
export const challengeMs = 5 * 60_000
/** ES256, Ed25519 and RS256: what devices and Windows know. */
const algorithms = [-7, -8, -257]
/** Nothing, or the key's own signature. */
const uncertified = ['none', 'packed']

/** The site that a key belongs to: the one that people type, and no other. */
const siteOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): { id: string; origin: string } => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

const known = (keys: readonly PasskeyRow[]) =>
  keys.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }))

interface Offer {
  site: string
  user: PasskeyOffer['user']
  challenge: string
  keys: readonly PasskeyRow[]
}

export const offerOf = (config: Config, { site, user, challenge, keys }: Offer): PasskeyOffer => ({
  rp: { id: siteOf(config).id, name: site },
  user,
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeMs,
  attestation: 'none',
  excludeCredentials: known(keys),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
})

export const questionOf = (config: Config, challenge: string, keys: readonly PasskeyRow[]): PasskeyQuestion => ({
  rpId: siteOf(config).id,
  challenge,
  timeout: challengeMs,
  userVerification: 'required',
  allowCredentials: known(keys),
})

/** The public half of a key that was made for this challenge, on this site, by whoever unlocked the device. */
export async function checkMade(
  config: Config,
  challenge: string,
  made: MadePasskey,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'> | undefined> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const { id, origin } = siteOf(config)
  const { credentialId, clientData: clientDataJSON, attestation: attestationObject } = made
  const response = { ...credentialOf(credentialId), response: { clientDataJSON, attestationObject } }
  return orRefused(async () => {
    // Certificates of makers are not asked for, and checking one would ask addresses that stand in it.
    const attestation = decodeAttestationObject(bytesOf(attestationObject))
    const certified = attestation.get('attStmt').get('x5c') !== undefined
    if (certified || !uncertified.includes(attestation.get('fmt'))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return undefined
    const { publicKey, counter } = registrationInfo.credential
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  })
}

/** How often the device says that it has signed, where it signed this challenge on this site with this key. */
export async function checkShown(
  config: Config,
  challenge: string,
  key: PasskeyRow,
  { credentialId, clientData: clientDataJSON, authenticatorData, signature }: ShownPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = siteOf(config)
  return orRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credentialOf(credentialId), response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: key.credentialId, publicKey: bytesOf(key.publicKey), counter: key.counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
}

const credentialOf = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'))

/** The library throws for whatever is not as it should be. */
const orRefused = <Result>(check: () => Promise<Result | undefined>): Promise<Result | undefined> =>
  check().catch(() => undefined)
