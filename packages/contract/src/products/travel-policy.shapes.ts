import { Type, type Static } from 'typebox'
import { policyProducts, type PolicyProduct } from '../booking/codes'
import { policyScopes, policyVersionStates } from '../booking/policy/policy-words'
import { Instant, LocalDate } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { OpenProposal } from '../kit/proposal.shapes'
import { words } from '../kit/words'
import { PolicyDraft, WrittenPolicy } from './policy.shapes'

const ScopeType = words(...policyScopes)

/** Something that a policy names, in the reader's words; one that ended binds nobody any more. */
const Named = Type.Object({ id: Type.String(), label: Type.String(), ended: Type.Optional(Type.Boolean()) })
export type Named = Static<typeof Named>

const Scope = Type.Object({ type: ScopeType, named: Type.Array(Named) })

/** A product with a section, in sentences; without sentences it limits nothing. */
const Standard = Type.Object({
  product: Type.Unsafe<PolicyProduct>(words(...policyProducts)),
  sentences: Type.Array(Type.String()),
})

const Dated = { version: Type.Integer(), effectiveFrom: LocalDate }

/** A travel policy on the list; what it says is that of the version in force, else of the one that comes next, else of the last. */
export const ListedPolicy = Type.Object({
  policyId: Type.String(),
  recordVersion: Version,
  name: Type.String(),
  scope: Scope,
  standards: Type.Array(Standard),
  inForce: Type.Optional(Type.Object(Dated)),
  /** Tried in departments with all below them. */
  pilot: Type.Optional(Type.Object({ ...Dated, departments: Type.Array(Named) })),
  /** The next that comes into force; `ends` where it is the end of the policy. */
  next: Type.Optional(Type.Object({ ...Dated, ends: Type.Boolean(), pilot: Type.Boolean() })),
  proposal: Type.Optional(Type.Object({ ...OpenProposal.properties, ends: Type.Boolean() })),
  /** In office, whom it binds today. */
  people: Type.Integer(),
  ended: Type.Boolean(),
})
export type ListedPolicy = Static<typeof ListedPolicy>

/** Policies that name the same; of these one alone binds. */
export const PolicyConflict = Type.Object({
  type: ScopeType,
  /** What they name; of two for everybody there is none. */
  named: Type.Optional(Named),
  policies: Type.Array(Type.Object({ policyId: Type.String(), name: Type.String() })),
})
export type PolicyConflict = Static<typeof PolicyConflict>

const PolicyVersionLine = Type.Object({
  ...Dated,
  state: words(...policyVersionStates),
  /** It ends the policy instead of saying something else. */
  ends: Type.Boolean(),
  pilot: Type.Optional(Type.Array(Named)),
  /** Who published it and when; absent of what the product came with. */
  by: Type.Optional(Type.String()),
  at: Type.Optional(Instant),
  /** Who proposed it, where somebody else published it. */
  proposedBy: Type.Optional(Type.String()),
  note: Type.String(),
  /** Why it was published without a second person. */
  aloneReason: Type.Optional(Type.String()),
  /** The earlier version that it brings back. */
  restores: Type.Optional(Type.Integer()),
  takenBack: Type.Optional(Type.Object({ by: Type.String(), at: Instant, reason: Type.String() })),
  /** One press takes it back. */
  mayTakeBack: Type.Boolean(),
  /** It is tried, and can be published for everybody. */
  mayWiden: Type.Boolean(),
})
export type PolicyVersionLine = Static<typeof PolicyVersionLine>

const PolicyProposal = Type.Object({
  ...OpenProposal.properties,
  ends: Type.Boolean(),
  /** What it is to say; absent where the policy is to end. */
  policy: Type.Optional(PolicyDraft),
  scope: Type.Optional(Scope),
  standards: Type.Array(Standard),
  pilot: Type.Optional(Type.Array(Named)),
  /** The version of the policy that it was written on; absent of a new policy. */
  writtenOn: Type.Optional(Type.Integer()),
  /** Why it is meant although golden trips lose their verdict. */
  goldenReason: Type.Optional(Type.String()),
})
export type PolicyProposal = Static<typeof PolicyProposal>

export const PolicyDetail = Type.Object({
  policyId: Type.String(),
  recordVersion: Version,
  today: LocalDate,
  name: Type.String(),
  /** The version that was asked for, else the one in force, the next, or the last; absent of what was never published. */
  policy: Type.Optional(WrittenPolicy),
  effectiveFrom: Type.Optional(LocalDate),
  state: Type.Optional(words(...policyVersionStates)),
  scope: Type.Optional(Scope),
  standards: Type.Array(Standard),
  /** The newest first. */
  versions: Type.Array(PolicyVersionLine),
  proposal: Type.Optional(PolicyProposal),
  people: Type.Integer(),
  ended: Type.Boolean(),
  mayChange: Type.Boolean(),
  /** What the reader publishes needs nobody else, or an emergency. */
  publishAlone: words('single', 'emergency'),
})
export type PolicyDetail = Static<typeof PolicyDetail>

/** A step of handbook 7.1 for one person: what of the person it asks, and which policy it finds. */
const PolicyStep = Type.Object({
  type: ScopeType,
  /** The person, the grade, a department above the person, the roles. */
  asked: Type.String(),
  policy: Type.Optional(
    Type.Object({ policyId: Type.String(), name: Type.String(), ...Dated, pilot: Type.Boolean(), applies: Type.Boolean() }),
  ),
})
export type PolicyStep = Static<typeof PolicyStep>

export const PolicyOfPerson = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  /** In the order in which they are asked, the nearest department first. */
  steps: Type.Array(PolicyStep),
  /** Policies that are tried somewhere, and whether the person is inside. */
  pilots: Type.Array(
    Type.Object({
      policyId: Type.String(),
      name: Type.String(),
      ...Dated,
      departments: Type.Array(Named),
      inside: Type.Boolean(),
    }),
  ),
})
export type PolicyOfPerson = Static<typeof PolicyOfPerson>
