import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { cancelLabRun, replayPolicies, tryPolicy } from '@sojourn/contract/products/policy-lab.calls'
import { labDaysAtMost, type LabKind } from '@sojourn/contract/products/policy-lab-words'
import { policyFaults } from '@sojourn/domain/booking/policy/faults'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../context'
import { enqueueNow } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { once } from '../../../work'
import { findDepartmentIds } from '../department/store'
import { numbered, proposedOf } from '../policy/body'
import { findBody, findVersions } from '../policy/store'
import { findProposal } from '../proposal/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { endRun, insertRun, type TriedPolicy } from './run-store'

type Begun = ResponseOf<typeof tryPolicy>
type Trial = RequestOf<typeof tryPolicy>

export const beginTrial = (context: Context, actor: Actor, request: Trial): Promise<Begun | Problem> =>
  begin(context, actor, request, (work) => triedOf(work, request))

export const beginReplay = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof replayPolicies>,
): Promise<Begun | Problem> => begin(context, actor, { ...request, everybody: true }, async () => undefined)

type Period = RequestOf<typeof replayPolicies> & { everybody: boolean }

/** A job judges, so that it goes on whoever goes on listening. */
const begin = (
  context: Context,
  actor: Actor,
  { product, from, to, departmentId, everybody }: Period,
  find: (work: Work) => Promise<TriedPolicy | Problem | undefined>,
): Promise<Begun | Problem> =>
  once<Begun>(context, actor, async (work) => {
    const { enterpriseId, employeeId } = actor
    const refused = await companyRefusal(work, actor, 'managePolicies')
    if (refused) return refused
    if (from > to || daysBetween(from, to) > labDaysAtMost) return problem('labPeriodInvalid', { field: 'to' })
    if (departmentId !== undefined && (await findDepartmentIds(work, [departmentId])).length === 0)
      return problem('departmentUnknown', { field: 'departmentId' })
    const tried = await find(work)
    if (isProblem(tried)) return tried
    const what: LabKind = tried ? 'trial' : 'replay'
    const askedAt = context.clock.now()
    const runId = newId(askedAt)
    const body = { from, to, everybody, ...(departmentId !== undefined && { departmentId }), ...(tried && { tried }) }
    if (!(await insertRun(work, { runId, employeeId, what, product, body, askedAt }))) return problem('labRunning')
    await enqueueNow(context, work.sql, { kind: 'policy.lab', enterpriseId, payload: { runId } })
    return { runId }
  })

/** What is tried: what was published, what waits, or what somebody writes. */
async function triedOf(work: Work, request: Trial): Promise<TriedPolicy | Problem> {
  if (request.version !== undefined) return versionOf(work, request.policyId ?? '', request.version)
  if (request.proposalId !== undefined) return proposalOf(work, request.proposalId)
  return request.draft ? draftOf(work, request, request.draft) : problem('labSubjectMissing', { field: 'policyId' })
}

async function versionOf(work: Work, policyId: string, version: number): Promise<TriedPolicy | Problem> {
  const row = (await findVersions(work, policyId, 'anybody')).find((each) => each.version === version)
  if (!row) return problem('policyUnknown', { field: 'version' })
  return { subject: 'version', policyId, version, body: await findBody(work, policyId, version), pilot: row.pilot }
}

async function proposalOf(work: Work, proposalId: string): Promise<TriedPolicy | Problem> {
  const proposal = await findProposal(work, { kind: 'policy', proposalId })
  const policy = proposal && proposedOf(proposal).policy
  if (!proposal || !policy) return problem('proposalUnknown', { field: 'proposalId' })
  const { subjectId: policyId, pilot } = proposal
  return { subject: 'proposal', policyId, body: numbered(policy, policyId, 0), pilot }
}

/** A policy that was never proposed has no number yet. */
const unnumbered = 'draft'

async function draftOf(
  work: Work,
  { policyId }: Pick<Trial, 'policyId'>,
  draft: NonNullable<Trial['draft']>,
): Promise<TriedPolicy | Problem> {
  const body = numbered(draft, policyId ?? unnumbered, 0)
  const faults = policyFaults(body, work.context.policySections)
  if (faults.length > 0) return problem('policyInvalid', { field: 'draft', result: { faults } })
  return { subject: 'draft', ...(policyId !== undefined && { policyId }), body, pilot: null }
}

type Cancelled = ResponseOf<typeof cancelLabRun>

export const cancelRun = (
  context: Context,
  actor: Actor,
  { runId }: RequestOf<typeof cancelLabRun>,
): Promise<Cancelled | Problem> =>
  once<Cancelled>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'managePolicies')
    if (refused) return refused
    const ended = await endRun(work, runId, { state: 'cancelled', at: context.clock.now() })
    return ended ? { runId } : problem('notFound', { field: 'runId' })
  })
