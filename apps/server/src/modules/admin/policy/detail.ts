import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { PolicyVersionState } from '@sojourn/contract/booking/policy/policy-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getPolicy } from '@sojourn/contract/products/travel-policy.calls'
import type { PolicyProposal, PolicyVersionLine } from '@sojourn/contract/products/travel-policy.shapes'
import { publishedAlone } from '@sojourn/domain/admin/proposal'
import { coverageOf } from '@sojourn/domain/booking/policy/coverage'
import { allInForceOn, versionStates } from '@sojourn/domain/booking/policy/versions'
import { readableName, type LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inSnapshot } from '../../../work'
import { inChargeOf } from '../proposal/area'
import { findOpenProposal, type ProposalRow } from '../proposal/store'
import { openProposalOf } from '../proposal/view'
import { findRecordVersion } from '../record/store'
import { numbered, proposedOf } from './body'
import { holdersFor } from './holders'
import { standardsOf } from './list'
import { findNames, namedIn, scopeOfPolicy, type Names } from './names'
import { findBody, findValidVersions, findVersions, type VersionRow } from './store'

type Detail = ResponseOf<typeof getPolicy>

export const policyDetail = (
  context: Context,
  actor: Actor,
  { policyId, version }: RequestOf<typeof getPolicy>,
): Promise<Detail | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const now = context.clock.now()
    const [rows, proposal, recordVersion, inCharge] = await Promise.all([
      findVersions(work, policyId, actor.language),
      findOpenProposal(work, { kind: 'policy', subjectId: policyId }, actor.language),
      findRecordVersion(work, { kind: 'policy', id: policyId }),
      inChargeOf(work, 'policy'),
    ])
    const states = versionStates(rows, now)
    const row = version === undefined ? mainOf(rows, states) : rows.find((each) => each.version === version)
    if (!row && (version !== undefined || !proposal)) return problem('policyUnknown', { field: 'policyId' })
    const body = row && (await findBody(work, policyId, row.version))
    const draft = proposal && proposedOf(proposal).policy
    const names = await findNames(
      work,
      [body, draft].flatMap((each) => each?.scope ?? []),
      [...rows, ...(proposal ? [proposal] : [])].flatMap(({ pilot }) => pilot ?? []),
    )
    const mayChange = inCharge.includes(actor.employeeId)
    return {
      policyId,
      recordVersion,
      today: chinaDate(now),
      name: (body?.name ?? (proposal && proposedOf(proposal).title))?.[actor.language] ?? '',
      ...(row && body && { policy: body, ...shownOf(row, body, { states, names, actor }) }),
      standards: body ? standardsOf(body, context.policySections, actor.language) : [],
      versions: rows.map((each) => lineOf(each, states.get(each.version)!, { names, language: actor.language, mayChange })),
      ...(proposal && { proposal: proposalOf(context, proposal, { actor, inCharge, names }) }),
      people: await peopleOf(work, policyId),
      ended: rows.length > 0 && isOver(rows, states),
      mayChange,
      publishAlone: publishedAlone(actor.employeeId, inCharge),
    }
  })

type States = ReadonlyMap<number, PolicyVersionState>

/** The one in force, else what is tried, what comes next, or the last. */
function mainOf(rows: readonly VersionRow[], states: States): VersionRow | undefined {
  const of = (state: PolicyVersionState) => rows.filter((each) => states.get(each.version) === state)
  const [next] = of('future').toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))
  return of('inForce')[0] ?? of('pilot')[0] ?? next ?? rows[0]
}

function isOver(rows: readonly VersionRow[], states: States): boolean {
  const binds = (state: PolicyVersionState | undefined) => state === 'inForce' || state === 'pilot' || state === 'future'
  return !rows.some(({ version, ended }) => !ended && binds(states.get(version)))
}

const shownOf = (
  { version, effectiveFrom }: VersionRow,
  { scope }: TravelPolicy,
  { states, names, actor }: { states: States; names: Names; actor: Actor },
) => ({ effectiveFrom, state: states.get(version)!, scope: scopeOfPolicy(names, scope, actor.language) })

function lineOf(
  row: VersionRow,
  state: PolicyVersionState,
  { names, language, mayChange }: { names: Names; language: Language; mayChange: boolean },
): PolicyVersionLine {
  const say = (name: string | null, latin: LatinName | null): string =>
    name === null ? '' : readableName({ name, latin }, language)
  const binds = state === 'inForce' || state === 'pilot' || state === 'future'
  return {
    version: row.version,
    effectiveFrom: row.effectiveFrom,
    state,
    ends: row.ended,
    ...(row.pilot && { pilot: row.pilot.map((id) => namedIn(names, 'department', id, language)) }),
    ...(row.publisherName !== null && { by: say(row.publisherName, row.publisherLatin) }),
    ...(row.publishedAt && { at: row.publishedAt.toISOString() }),
    ...(row.proposerName !== null && { proposedBy: say(row.proposerName, row.proposerLatin) }),
    note: row.note,
    ...(row.aloneReason !== null && { aloneReason: row.aloneReason }),
    ...(row.restores !== null && { restores: row.restores }),
    ...(row.takenBackAt && {
      takenBack: { by: say(row.takerName, row.takerLatin), at: row.takenBackAt.toISOString(), reason: row.takenReason ?? '' },
    }),
    mayTakeBack: mayChange && binds,
    mayWiden: mayChange && state === 'pilot',
  }
}

function proposalOf(
  { policySections }: Context,
  row: ProposalRow,
  { actor, inCharge, names }: { actor: Actor; inCharge: readonly string[]; names: Names },
): PolicyProposal {
  const { policy, writtenOn, goldenReason } = proposedOf(row)
  const { language } = actor
  return {
    ...openProposalOf(row, actor, inCharge),
    ends: policy === undefined,
    ...(policy && { policy, scope: scopeOfPolicy(names, policy.scope, language) }),
    standards: policy ? standardsOf(numbered(policy, row.subjectId, 0), policySections, language) : [],
    ...(row.pilot && { pilot: row.pilot.map((id) => namedIn(names, 'department', id, language)) }),
    ...(writtenOn !== undefined && { writtenOn }),
    ...(goldenReason !== undefined && { goldenReason }),
  }
}

/** In office, whom it binds today. */
async function peopleOf(work: Work, policyId: string): Promise<number> {
  const today = chinaDate(work.context.clock.now())
  const inForce = allInForceOn(await findValidVersions(work, { today }), today)
  const { bound } = coverageOf(inForce, await holdersFor(work, inForce))
  return [...bound].reduce((sum, [{ body }, people]) => (body.policyId === policyId ? sum + people : sum), 0)
}
