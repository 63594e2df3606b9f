import type { MadePasskey, PasskeyOffer, PasskeyQuestion, ShownPasskey } from '@sojourn/contract/access/passkey.shapes'

/** What a browser calls a way to a device, and knows more of than our types. */
type Transports = ('ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb')[]
const known = (keys: PasskeyQuestion['allowCredentials']) =>
  keys.map((key) => ({ ...key, transports: key.transports as Transports }))

/** Asks the person to unlock this device, which makes a key for us. */
export async function makePasskey(offer: PasskeyOffer): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, response } = await startRegistration({
    optionsJSON: { ...offer, excludeCredentials: known(offer.excludeCredentials) },
  })
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/** Asks the person to unlock the device that keeps the key, which signs. */
export async function showPasskey(question: PasskeyQuestion): Promise<ShownPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await startAuthentication({
    optionsJSON: { ...question, allowCredentials: known(question.allowCredentials) },
  })
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  }
}
