// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/access/agent.calls'
import type { WebCall } from '../../web-call'

export const endAgentSession: WebCall<typeof contract.endAgentSession> = {
  method: 'POST',
  path: 'api/Agent/EndSession',
  write: false,
}
export const findCustomers: WebCall<typeof contract.findCustomers> = {
  method: 'POST',
  path: 'api/Agent/FindCustomers',
  write: false,
}
export const getAgentActions: WebCall<typeof contract.getAgentActions> = {
  method: 'GET',
  path: 'api/Employee/GetAgentActions',
  write: false,
}
export const getMyAgentSessions: WebCall<typeof contract.getMyAgentSessions> = {
  method: 'GET',
  path: 'api/Agent/GetMySessions',
  write: false,
}
export const getServedCompanies: WebCall<typeof contract.getServedCompanies> = {
  method: 'GET',
  path: 'api/Agent/GetServedCompanies',
  write: false,
}
export const openCustomerSession: WebCall<typeof contract.openCustomerSession> = {
  method: 'POST',
  path: 'api/Agent/OpenCustomerSession',
  write: true,
}
export const useAgentTicket: WebCall<typeof contract.useAgentTicket> = {
  method: 'POST',
  path: 'api/Agent/UseTicket',
  write: false,
}
