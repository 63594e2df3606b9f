import { Type } from 'typebox'
import { call } from '../kit/call'
import { SignedIn } from './session.shapes'

/** An address that signs the caller in on the other site, once and within a minute. */
const SsoAddress = Type.Object({ url: Type.String() })
const Target = Type.Object({ path: Type.Optional(Type.String({ maxLength: 300 })) })

export const localToDtgSso = call({
  summary: 'The address that takes the caller from this site to the one that it belongs to.',
  method: 'GET',
  path: 'api/Common/LocalToDTGSSO',
  agents: 'refused',
  clause: 'S7.09',
  request: Target,
  response: SsoAddress,
  problems: ['ssoNotSet', 'ssoPathWrong'],
})

/** From the other site to this one; it is asked for in the name of the person who is signed in. */
export const dtgToLocalSso = call({
  summary: 'The address that takes the caller from the other site to this one.',
  method: 'GET',
  path: 'api/Common/DtgToLocalSSO',
  agents: 'refused',
  clause: 'S7.09',
  request: Target,
  response: SsoAddress,
  problems: ['ssoNotSet', 'ssoPathWrong'],
})

export const useSsoTicket = call({
  summary: 'Exchanges the ticket of such an address for a session.',
  method: 'POST',
  path: 'api/Common/UseSsoTicket',
  access: 'public',
  clause: 'S7.09',
  request: Type.Object({ ticket: Type.String({ maxLength: 300 }) }),
  response: SignedIn,
  problems: ['ssoTicketInvalid', 'accountDisabled', 'insecureAddress'],
})
