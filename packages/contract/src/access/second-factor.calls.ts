import { Type } from 'typebox'
import { call } from '../kit/call'
import {
  AppSecret,
  Colleague,
  ConfirmApp,
  EnrolInStep,
  MySecondFactor,
  PassStep,
  ProofOfSelf,
  Proven,
  RecoveryCodes,
  SignedInWithCodes,
  StepTicket,
} from './second-factor.shapes'

const Done = Type.Object({})
const step = ['secondStepOver', 'secondFactorWrong', 'secondFactorLocked', 'tooManyRequests', 'insecureAddress'] as const
const proof = ['proofWrong', 'secondFactorLocked', 'tooManyRequests'] as const

/** Signing in, after the password, the code or the other site. */
export const passSecondStep = call({
  summary: 'Opens the session of a sign-in whose second step this is.',
  method: 'POST',
  path: 'api/Employee/PassSecondStep',
  access: 'public',
  request: PassStep,
  response: SignedInWithCodes,
  problems: step,
  clause: 'S7.03',
})
export const beginEnrolStep = call({
  summary: 'The secret of an authenticator app for somebody who must enrol one before the session opens.',
  method: 'POST',
  path: 'api/Employee/BeginEnrolStep',
  access: 'public',
  request: StepTicket,
  response: AppSecret,
  problems: ['secondStepOver'],
  clause: 'S7.03',
})
export const passEnrolStep = call({
  summary: 'Enrols the app by its first code and opens the session.',
  method: 'POST',
  path: 'api/Employee/PassEnrolStep',
  access: 'public',
  request: EnrolInStep,
  response: SignedInWithCodes,
  problems: step,
  clause: 'S7.03',
})

/** None of these needs a key of an intent: what is kept under one would hold secrets that are shown once. */
export const getSecondFactor = call({
  summary: "The caller's second factor, and what happened to it.",
  method: 'GET',
  path: 'api/Employee/GetSecondFactor',
  agents: 'refused',
  response: MySecondFactor,
  clause: 'S2.39',
})
export const beginApp = call({
  summary: 'A new secret for an authenticator app; it counts for nothing before its first code.',
  method: 'POST',
  path: 'api/Employee/BeginAuthenticatorApp',
  agents: 'refused',
  request: Proven,
  response: AppSecret,
  problems: [...proof, 'secondFactorThere'],
  clause: 'S2.39',
})
export const confirmApp = call({
  summary: 'Enrols the app by its first code and answers the recovery codes, once.',
  method: 'POST',
  path: 'api/Employee/ConfirmAuthenticatorApp',
  agents: 'refused',
  audited: 'rights',
  request: ConfirmApp,
  response: RecoveryCodes,
  problems: ['secondFactorWrong', 'secondFactorLocked', 'tooManyRequests', 'secondFactorGone'],
  clause: 'S2.39',
})
export const renewRecoveryCodes = call({
  summary: 'New recovery codes in place of the former ones.',
  method: 'POST',
  path: 'api/Employee/RenewRecoveryCodes',
  agents: 'refused',
  audited: 'rights',
  request: Proven,
  response: RecoveryCodes,
  problems: [...proof, 'secondFactorGone'],
  clause: 'S2.39',
})
export const removeSecondFactor = call({
  summary: 'Takes the app away, and with the last second factor the recovery codes.',
  method: 'POST',
  path: 'api/Employee/RemoveSecondFactor',
  agents: 'refused',
  audited: 'rights',
  request: Proven,
  response: Done,
  problems: [...proof, 'secondFactorGone'],
  clause: 'S2.39',
})

export const requireSecondFactor = call({
  summary: "Says whether the company's administrators and agents must have a second factor.",
  method: 'POST',
  path: 'api/Employee/RequireSecondFactor',
  access: 'manage',
  agents: 'refused',
  audited: 'rights',
  write: true,
  request: Type.Object({ required: Type.Boolean() }),
  response: Done,
  problems: ['secondFactorGone'],
  clause: 'S2.39',
})
export const getColleaguesSecondFactors = call({
  summary: 'Colleagues who have a second factor.',
  method: 'GET',
  path: 'api/Employee/GetColleaguesSecondFactors',
  access: 'manage',
  agents: 'refused',
  response: Type.Object({ list: Type.Array(Colleague) }),
  clause: 'S2.39',
})
export const resetSecondFactor = call({
  summary: 'Takes away the second factor that a colleague has lost; its sessions end and the colleague hears of it.',
  method: 'POST',
  path: 'api/Employee/ResetSecondFactor',
  access: 'manage',
  agents: 'refused',
  audited: 'rights',
  request: Type.Object({ employeeId: Type.String({ maxLength: 40 }), proof: ProofOfSelf }),
  response: Done,
  problems: [...proof, 'secondFactorGone'],
  clause: 'S2.39',
})
