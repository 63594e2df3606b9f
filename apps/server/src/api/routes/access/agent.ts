import { getAgencyWork, handBackAgencyWork, takeAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import {
  endAgentSession,
  findCustomers,
  getAgentActions,
  getMyAgentSessions,
  getServedCompanies,
  openCustomerSession,
  useAgentTicket,
} from '@sojourn/contract/access/agent.calls'
import { mySessions, openSessionOf, searchCompanies, servedCompanies } from '../../../modules/access/agent/desk'
import { agentActions, endSession, useTicket } from '../../../modules/access/agent/session'
import { agencyWork, handBackWork, takeWork } from '../../../modules/access/agent/work'
import { bind, bindPublic, type Api } from '../../bind'

export function bindAgents(api: Api): void {
  bind(api, getServedCompanies, servedCompanies)
  bind(api, findCustomers, searchCompanies)
  bind(api, openCustomerSession, openSessionOf)
  bind(api, getMyAgentSessions, mySessions)
  bind(api, getAgencyWork, agencyWork)
  bind(api, takeAgencyWork, takeWork)
  bind(api, handBackAgencyWork, handBackWork)
  bindPublic(api, useAgentTicket, useTicket)
  bind(api, endAgentSession, async (context, actor) => {
    api.sessions.forget(actor.tokenHash)
    return endSession(context, actor)
  })
  bind(api, getAgentActions, agentActions)
}
