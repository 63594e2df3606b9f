import type { RequestOf } from '@sojourn/contract/kit/call'
import type { PolicyDraft } from '@sojourn/contract/products/policy.shapes'
import { getPolicies, getPolicy, proposePolicy } from '@sojourn/contract/products/travel-policy.calls'
import { login } from '@sojourn/contract/access/session.calls'
import { demoPassword } from '../seed/seed'
import { expectResult } from './flights'
import { activated, enter, give } from './people'
import type { TestServer } from './server'

/** A second administrator of company 1, by the name that `server.call` knows. */
export async function secondAdministrator(server: TestServer, name = '严复核'): Promise<string> {
  const employeeId = await enter(server, { name, departmentId: 'management', abilities: ['book', 'approve'] })
  const account = await activated(server, employeeId)
  await give(server, employeeId, 'administrator')
  const who = account.split('@')[0]!
  server.useToken(who, expectResult(await server.call(null, login, { account, password: demoPassword })).loginToken)
  return who
}

export const policyDraft = (scope: PolicyDraft['scope'], more: Partial<PolicyDraft> = {}): PolicyDraft => ({
  name: { 'zh-CN': '试行标准', 'zh-TW': '', en: '' },
  scope,
  ...more,
})

export const listedPolicies = async (server: TestServer, who = 'admin') => expectResult(await server.call(who, getPolicies, {}))
export const policyOf = async (server: TestServer, policyId: string, who = 'admin') =>
  expectResult(await server.call(who, getPolicy, { policyId }))

type Proposal = Partial<RequestOf<typeof proposePolicy>>

/** What a policy says now, with something else in it. */
export async function changed(server: TestServer, policyId: string, more: Partial<PolicyDraft> = {}): Promise<Proposal> {
  const { policy, recordVersion } = await policyOf(server, policyId)
  const { policyId: _id, version: _version, ...own } = policy!
  return { policyId, recordVersion, policy: { ...own, ...more } }
}

export const today = '2026-11-20'

export const propose = (server: TestServer, who: string, request: Proposal) =>
  server.call(who, proposePolicy, {
    recordVersion: 0,
    effectiveFrom: today,
    policy: policyDraft({ type: 'default', ids: [] }),
    ...request,
  })

/** Published by the only one who may, or in an emergency. */
export const publishAlone = async (server: TestServer, request: Proposal, who = 'admin') =>
  expectResult(await propose(server, who, { ...request, publishAlone: { reason: '航空公司罢工，今天必须放宽标准' } }))
