import { Type } from 'typebox'
import { call } from '../kit/call'
import { MadePasskey, PasskeyName, PasskeyOffer, PasskeyQuestion, ShownPasskey } from './passkey.shapes'
import { ProofOfSelf, Proven, RecoveryCodes, SignedInWithCodes, StepTicket } from './second-factor.shapes'

const proof = ['proofWrong', 'secondFactorLocked', 'tooManyRequests'] as const

export const beginPasskeyStep = call({
  summary: 'What a passkey has to sign in the second step of a sign-in.',
  method: 'POST',
  path: 'api/Employee/BeginPasskeyStep',
  access: 'public',
  request: StepTicket,
  response: PasskeyQuestion,
  problems: ['secondStepOver'],
  clause: 'S7.03',
})
export const passPasskeyStep = call({
  summary: 'Opens the session of a sign-in by a passkey.',
  method: 'POST',
  path: 'api/Employee/PassPasskeyStep',
  access: 'public',
  request: Type.Object({ ...StepTicket.properties, passkey: ShownPasskey }),
  response: SignedInWithCodes,
  problems: ['secondStepOver', 'passkeyRefused', 'secondFactorLocked', 'tooManyRequests', 'insecureAddress'],
  clause: 'S7.03',
})

export const beginPasskey = call({
  summary: 'What a browser needs to make a passkey of the caller.',
  method: 'POST',
  path: 'api/Employee/BeginPasskey',
  agents: 'refused',
  request: Proven,
  response: PasskeyOffer,
  problems: [...proof, 'passkeysFull'],
  clause: 'S2.39',
})
export const confirmPasskey = call({
  summary: 'Enrols the passkey that a browser made; with the first second factor come the recovery codes, once.',
  method: 'POST',
  path: 'api/Employee/ConfirmPasskey',
  agents: 'refused',
  audited: 'rights',
  request: Type.Object({ name: PasskeyName, passkey: MadePasskey }),
  response: RecoveryCodes,
  problems: ['passkeyRefused', 'secondFactorLocked', 'tooManyRequests'],
  clause: 'S2.39',
})
export const removePasskey = call({
  summary: 'Takes a passkey away, and with the last second factor the recovery codes.',
  method: 'POST',
  path: 'api/Employee/RemovePasskey',
  agents: 'refused',
  audited: 'rights',
  request: Type.Object({ passkeyId: Type.String({ maxLength: 40 }), proof: ProofOfSelf }),
  response: Type.Object({}),
  problems: [...proof, 'secondFactorGone'],
  clause: 'S2.39',
})
