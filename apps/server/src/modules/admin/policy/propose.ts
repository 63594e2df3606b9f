import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { PolicyDraft } from '@sojourn/contract/products/policy.shapes'
import type { decidePolicy, endPolicy, proposePolicy, widenPolicy } from '@sojourn/contract/products/travel-policy.calls'
import { versionStates } from '@sojourn/domain/booking/policy/versions'
import type { Actor, Context, Work } from '../../../context'
import { newNumber } from '../../../kit/id'
import { once } from '../../../work'
import type { PublishedPolicy } from '../../booking/traveller/store'
import { nameInEach } from '../names'
import { decideProposal, type Decided } from '../proposal/decide'
import { noteEmergency } from '../proposal/emergency'
import { goldenFault } from '../golden/check'
import { openProposal, type Draft, type Proposed } from '../proposal/propose'
import { lockEveryRecord } from '../record/store'
import { policyArea } from './area'
import { numbered, type ProposedPolicy } from './body'
import { conflictFault, coverageFault, dateFault, versionFault } from './checks'
import { findBody, findLastVersion, findVersions, nextVersionOf } from './store'

type Saved = ResponseOf<typeof proposePolicy>
type Request = RequestOf<typeof proposePolicy>

/** What the three ways to propose something say alike. */
type Common = Pick<Request, 'recordVersion' | 'effectiveFrom' | 'note' | 'publishAlone' | 'goldenReason'>

/** A version of a policy, or a new policy. */
export const proposeVersion = (context: Context, actor: Actor, request: Request): Promise<Saved | Problem> =>
  proposing(context, actor, request, async (work) => {
    const policy = clean(request.policy)
    if (isProblem(policy)) return policy
    const policyId = request.policyId ?? newNumber('T')
    const writtenOn = await findLastVersion(work, policyId)
    const version = await asVersion(work, { ...request, policyId, policy, pilot: request.pilotDepartmentIds ?? null })
    if (request.policyId !== undefined && version.version === 1) return problem('policyUnknown', { field: 'policyId' })
    const refused =
      (await versionFault(work, actor.language, version)) ??
      (await conflictFault(work, actor.language, version)) ??
      (request.confirmed ? undefined : await coverageFault(work, version)) ??
      (await goldenFault(work, actor.language, version, request.goldenReason))
    if (refused) return refused
    const body: ProposedPolicy = {
      ...meant(request),
      title: policy.name,
      policy,
      ...(writtenOn && { writtenOn: writtenOn.version }),
    }
    return { policyId, body, pilot: version.pilot }
  })

/** What is tried, for everybody. */
export const widen = (context: Context, actor: Actor, request: RequestOf<typeof widenPolicy>): Promise<Saved | Problem> =>
  proposing(context, actor, request, async (work) => {
    const { policyId, version } = request
    const versions = await findVersions(work, policyId, actor.language)
    if (versions.length === 0) return problem('policyUnknown', { field: 'policyId' })
    if (versionStates(versions, context.clock.now()).get(version) !== 'pilot')
      return problem('policyVersionUnsuitable', { field: 'version' })
    const { policyId: _id, version: _version, ...policy } = await findBody(work, policyId, version)
    const wide = await asVersion(work, { ...request, policy, pilot: null })
    const refused =
      (await versionFault(work, actor.language, wide)) ??
      (await conflictFault(work, actor.language, wide)) ??
      (await goldenFault(work, actor.language, wide, request.goldenReason))
    return refused ?? { policyId, body: { ...meant(request), title: policy.name, policy, writtenOn: version }, pilot: null }
  })

/** From a day on it binds nobody. */
export const end = (context: Context, actor: Actor, request: RequestOf<typeof endPolicy>): Promise<Saved | Problem> =>
  proposing(context, actor, request, async (work) => {
    const { policyId, effectiveFrom } = request
    const last = await findLastVersion(work, policyId)
    if (!last) return problem('policyUnknown', { field: 'policyId' })
    if (last.ended) return problem('policyEnded', { field: 'policyId' })
    const version = await nextVersionOf(work, policyId)
    const refused = request.confirmed
      ? undefined
      : await coverageFault(work, { version, effectiveFrom, body: last.body, pilot: null, ended: true })
    return refused ?? { policyId, body: { title: last.body.name, writtenOn: last.version }, pilot: null }
  })

/** That golden trips lose their verdict. */
const meant = ({ goldenReason }: Common): Pick<ProposedPolicy, 'goldenReason'> => ({
  ...(goldenReason?.trim() && { goldenReason: goldenReason.trim() }),
})

type Found = { policyId: string; body: ProposedPolicy; pilot: string[] | null }

/** Policies are judged together: nobody publishes another meanwhile. */
async function proposing(
  context: Context,
  actor: Actor,
  { recordVersion, effectiveFrom, note, publishAlone, goldenReason }: Common,
  find: (work: Work) => Promise<Found | Problem>,
): Promise<Saved | Problem> {
  let emergency = false
  const answer = await once<Saved>(context, actor, async (work) => {
    await lockEveryRecord(work, 'policy')
    const refused = dateFault(work, effectiveFrom)
    if (refused) return refused
    const found = await find(work)
    if (isProblem(found)) return found
    const { policyId: subjectId, body, pilot } = found
    const draft: Draft = { subjectId, baseVersion: recordVersion, body, effectiveFrom, pilot, note: note?.trim() ?? '' }
    const proposed = await openProposal(work, actor, policyArea(goldenReason), { ...draft, alone: publishAlone })
    if (isProblem(proposed)) return proposed
    emergency = proposed.emergency
    return savedOf(subjectId, proposed)
  })
  if (emergency) await noteEmergency(context, actor)
  return answer
}

const savedOf = (policyId: string, { recordVersion, state, proposalId }: Proposed): Saved => ({
  policyId,
  recordVersion,
  state,
  proposalId,
})

/** Names in every language; a scope for everybody names nobody, and none is named twice. */
function clean({ name, scope, ...sections }: PolicyDraft): PolicyDraft | Problem {
  const named = nameInEach(name)
  if (!named) return problem('policyNameMissing', { field: 'policy.name' })
  const ids = scope.type === 'default' ? [] : [...new Set(scope.ids)]
  return { name: named, scope: { type: scope.type, ids }, ...sections }
}

async function asVersion(
  work: Work,
  {
    policyId,
    policy,
    effectiveFrom,
    pilot,
  }: { policyId: string; policy: PolicyDraft; effectiveFrom: string; pilot: string[] | null },
): Promise<PublishedPolicy> {
  const version = await nextVersionOf(work, policyId)
  return { version, effectiveFrom, body: numbered(policy, policyId, version), pilot, ended: false }
}

type Settled = ResponseOf<typeof decidePolicy>

export async function decide(
  context: Context,
  actor: Actor,
  { proposalId, decision, reason, goldenReason }: RequestOf<typeof decidePolicy>,
): Promise<Settled | Problem> {
  let emergency = false
  const answer = await once<Settled>(context, actor, async (work) => {
    await lockEveryRecord(work, 'policy')
    const area = policyArea(goldenReason)
    const decided = await decideProposal(work, actor, area, { proposalId, decision, reason: reason?.trim() ?? '' })
    if (isProblem(decided)) return decided
    emergency = decided.emergency
    return settledOf(decided)
  })
  if (emergency) await noteEmergency(context, actor)
  return answer
}

const settledOf = ({ subjectId, recordVersion, state }: Decided): Settled => ({ policyId: subjectId, recordVersion, state })
