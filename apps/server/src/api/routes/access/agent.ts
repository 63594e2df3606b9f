import { actForPerson, actOnOrder } from '@sojourn/contract/access/acting.calls'
import { getAgencyWork, handBackAgencyWork, takeAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { getAuditLog } from '@sojourn/contract/access/audit.calls'
import { getParkedJobs, settleParkedJob } from '@sojourn/contract/access/parked-job.calls'
import {
  endAgentSession,
  findCustomers,
  getAgentActions,
  getMyAgentSessions,
  getServedCompanies,
  openCustomerSession,
  useAgentTicket,
} from '@sojourn/contract/access/agent.calls'
import { askToAct } from '../../../modules/access/agent/act-for-person'
import { askToActOnOrder } from '../../../modules/access/agent/act-on-order'
import { mySessions, openSessionOf, searchCompanies, servedCompanies } from '../../../modules/access/agent/desk'
import { agentActions, endSession, useTicket } from '../../../modules/access/agent/session'
import { agencyWork, handBackWork, takeWork } from '../../../modules/access/agent/work'
import { auditLog } from '../../../modules/access/audit/list'
import { parkedJobs, settleJob } from '../../../modules/access/jobs/parked'
import { bind, type Api } from '../../bind'
import { bindEntry } from '../../entry'
import { forgetCookie } from '../../session'

export function bindAgents(api: Api): void {
  bind(api, getServedCompanies, servedCompanies)
  bind(api, findCustomers, searchCompanies)
  bind(api, openCustomerSession, openSessionOf)
  bind(api, actForPerson, askToAct)
  bind(api, actOnOrder, askToActOnOrder)
  bind(api, getMyAgentSessions, mySessions)
  bind(api, getAgencyWork, agencyWork)
  bind(api, takeAgencyWork, takeWork)
  bind(api, handBackAgencyWork, handBackWork)
  bind(api, getParkedJobs, parkedJobs)
  bind(api, settleParkedJob, settleJob)
  bindEntry(api, useAgentTicket, useTicket)
  bind(api, endAgentSession, (context, actor, _, { request, reply }) => {
    if (actor.agent) forgetCookie(request, reply)
    return endSession(context, actor)
  })
  bind(api, getAgentActions, agentActions)
  bind(api, getAuditLog, auditLog)
}
