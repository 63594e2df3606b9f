import { Type } from 'typebox'
import { call } from '../kit/call'
import { SignedIn } from './session.shapes'

/** An address that signs the caller in on the other site, once and within a minute. */
const SsoAddress = Type.Object({ url: Type.String() })
const Target = Type.Object({ path: Type.Optional(Type.String({ maxLength: 300 })) })

/** From this site to the one that it belongs to. */
export const localToDtgSso = call({
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
  method: 'GET',
  path: 'api/Common/DtgToLocalSSO',
  agents: 'refused',
  clause: 'S7.09',
  request: Target,
  response: SsoAddress,
  problems: ['ssoNotSet', 'ssoPathWrong'],
})

/** Exchanges the ticket of such an address for a session. */
export const useSsoTicket = call({
  method: 'POST',
  path: 'api/Common/UseSsoTicket',
  access: 'public',
  clause: 'S7.09',
  request: Type.Object({ ticket: Type.String({ maxLength: 300 }) }),
  response: SignedIn,
  problems: ['ssoTicketInvalid', 'accountDisabled'],
})
