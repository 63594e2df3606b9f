import { policyProducts } from '@sojourn/contract/booking/codes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { getPolicies } from '@sojourn/contract/products/travel-policy.calls'
import type { ListedPolicy } from '@sojourn/contract/products/travel-policy.shapes'
import { publishedAlone } from '@sojourn/domain/admin/proposal'
import { coverageOf, scopeConflicts, type Coverage } from '@sojourn/domain/booking/policy/coverage'
import type { PolicySections } from '@sojourn/domain/booking/policy/section'
import { standardSentences } from '@sojourn/domain/booking/policy/standard-sentences'
import { allInForceOn, inForceOn } from '@sojourn/domain/booking/policy/versions'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inSnapshot } from '../../../work'
import type { PublishedPolicy } from '../../booking/traveller/store'
import { inChargeOf } from '../proposal/area'
import { findOpenProposals, type ProposalRow } from '../proposal/store'
import { openProposalOf } from '../proposal/view'
import { findRecordVersions } from '../record/store'
import { numbered, proposedOf } from './body'
import { conflictsOf } from './checks'
import { holdersFor } from './holders'
import { findNames, namedIn, scopeOfPolicy, type Names } from './names'
import { findValidVersions } from './store'

type Listed = ResponseOf<typeof getPolicies>

/** What the rows of the list are made of. */
interface Known {
  actor: Actor
  today: string
  sections: PolicySections
  names: Names
  coverage: Coverage
  inCharge: readonly string[]
  recordVersions: ReadonlyMap<string, number>
}

export const listPolicies = (context: Context, actor: Actor): Promise<Listed | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const today = chinaDate(context.clock.now())
    const [valid, proposals, versions, inCharge] = await Promise.all([
      findValidVersions(work, { today }),
      findOpenProposals(work, 'policy', actor.language),
      findRecordVersions(work, 'policy'),
      inChargeOf(work, 'policy'),
    ])
    const inForce = allInForceOn(valid, today)
    const policies = together(valid, proposals)
    const bodies = policies.flatMap(({ shown }) => shown ?? [])
    const [names, groups] = await Promise.all([namesOf(work, bodies, valid), holdersFor(work, inForce)])
    const recordVersions = new Map(versions.map(({ id, version }) => [id, version]))
    const coverage = coverageOf(inForce, groups)
    const known: Known = { actor, today, sections: context.policySections, names, coverage, inCharge, recordVersions }
    return {
      today,
      list: policies.map((policy) => listed(policy, known)),
      conflicts: conflictsOf(scopeConflicts(inForce), {
        language: actor.language,
        names,
        policies: inForce.map(({ body }) => body),
      }),
      withoutPolicy: coverage.withoutPolicy,
      mayChange: inCharge.includes(actor.employeeId),
      publishAlone: publishedAlone(actor.employeeId, inCharge),
    }
  })

const namesOf = (work: Work, bodies: readonly TravelPolicy[], valid: readonly PublishedPolicy[]): Promise<Names> =>
  findNames(
    work,
    [...bodies, ...valid.map(({ body }) => body)].map(({ scope }) => scope),
    valid.flatMap(({ pilot }) => pilot ?? []),
  )

interface Policy {
  policyId: string
  valid: PublishedPolicy[]
  proposal?: ProposalRow | undefined
  /** What the list says of it. */
  shown: TravelPolicy | undefined
}

/** Policies with what is proposed of them; also one that is only proposed. */
function together(valid: readonly PublishedPolicy[], proposals: readonly ProposalRow[]): Policy[] {
  const ids = new Set([...valid.map(({ body }) => body.policyId), ...proposals.map(({ subjectId }) => subjectId)])
  return [...ids].toSorted().map((policyId) => {
    const own = valid.filter(({ body }) => body.policyId === policyId)
    const proposal = proposals.find(({ subjectId }) => subjectId === policyId)
    const draft = proposal && proposedOf(proposal).policy
    return { policyId, valid: own, proposal, shown: own[0]?.body ?? (draft && numbered(draft, policyId, 0)) }
  })
}

function listed({ policyId, valid, proposal, shown }: Policy, known: Known): ListedPolicy {
  const { actor, today, sections, names, coverage, inCharge, recordVersions } = known
  const { language } = actor
  const inForce = inForceOn(valid, today)
  const everywhere = inForce.find(({ pilot }) => pilot === null)
  const tried = inForce.find(({ pilot }) => pilot !== null)
  const next = valid.find(({ effectiveFrom }) => effectiveFrom > today)
  const body = (everywhere ?? tried ?? next)?.body ?? shown
  const people = inForce.reduce((sum, version) => sum + (coverage.bound.get(version) ?? 0), 0)
  const departments = tried?.pilot?.map((id) => namedIn(names, 'department', id, language))
  return {
    policyId,
    recordVersion: recordVersions.get(policyId) ?? 0,
    name: body?.name[language] ?? '',
    scope: body ? scopeOfPolicy(names, body.scope, language) : { type: 'default', named: [] },
    standards: body ? standardsOf(body, sections, language) : [],
    ...(everywhere && { inForce: datedOf(everywhere) }),
    ...(tried && departments && { pilot: { ...datedOf(tried), departments } }),
    ...(next && { next: { ...datedOf(next), ends: next.ended, pilot: next.pilot !== null } }),
    ...(proposal && {
      proposal: { ...openProposalOf(proposal, actor, inCharge), ends: proposedOf(proposal).policy === undefined },
    }),
    people,
    ended: valid.length > 0 && inForce.length === 0 && !next,
  }
}

const datedOf = ({ version, effectiveFrom }: PublishedPolicy) => ({ version, effectiveFrom })

/** Every product with a section, in the order in which standards are read. */
export const standardsOf = (body: TravelPolicy, sections: PolicySections, language: Language): ListedPolicy['standards'] =>
  policyProducts.flatMap((product) =>
    body[product] ? [{ product, sentences: standardSentences(body, product, sections, language) }] : [],
  )
