import { Type } from 'typebox'
import { call } from '../kit/call'
import { LocalDate } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { Decision, ProposalId, ProposalNote, ProposalReason, PublishAlone } from '../kit/proposal.shapes'
import { words } from '../kit/words'
import { PolicyDraft } from './policy.shapes'
import { GoldenReason } from './policy-lab.shapes'
import { ListedPolicy, PolicyConflict, PolicyDetail, PolicyOfPerson } from './travel-policy.shapes'

const Id = Type.String({ minLength: 1, maxLength: 40 })
/** The number of one version of a policy, unlike `recordVersion`, which is how often the policy was changed. */
const PolicyVersion = Type.Integer({ minimum: 1, maximum: 1_000_000 })

const read = { agents: 'refused', access: 'readRules', clause: 'S2.46' } as const
const write = {
  method: 'POST',
  access: 'managePolicies',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.46',
} as const

export const getPolicies = call({
  ...read,
  summary:
    'The travel policies of the company, each with whom it binds, what it says, and what is to come; with conflicts and gaps.',
  method: 'GET',
  path: 'api/Manage/GetPolicies',
  response: Type.Object({
    today: LocalDate,
    list: Type.Array(ListedPolicy),
    conflicts: Type.Array(PolicyConflict),
    /** In office, whom no policy binds. */
    withoutPolicy: Type.Integer(),
    mayChange: Type.Boolean(),
    /** What the reader publishes needs nobody else, or an emergency. */
    publishAlone: words('single', 'emergency'),
  }),
})

export const getPolicy = call({
  ...read,
  summary: 'One travel policy: a version as it is written, all its versions, and what is proposed.',
  method: 'GET',
  path: 'api/Manage/GetPolicy',
  request: Type.Object({ policyId: Id, version: Type.Optional(PolicyVersion) }),
  response: PolicyDetail,
  problems: ['policyUnknown'],
})

export const getPolicyOf = call({
  ...read,
  summary: 'Which travel policy binds a person today, and why: every step of the order in which policies are asked.',
  method: 'POST',
  path: 'api/Manage/GetPolicyOf',
  request: Type.Object({ employeeId: Id }),
  response: PolicyOfPerson,
  problems: ['personUnknown'],
})

const Choice = Type.Object({ id: Type.String(), label: Type.String() })

export const getPolicyScopeChoices = call({
  ...read,
  summary: 'Cost centres, legal entities, titles, offices and values of own fields, whose people a travel policy may name.',
  method: 'GET',
  path: 'api/Manage/GetPolicyScopeChoices',
  response: Type.Object({
    costCentres: Type.Array(Choice),
    legalEntities: Type.Array(Choice),
    positions: Type.Array(Type.String()),
    offices: Type.Array(Type.String()),
    /** Choices of lists, and yes or no. */
    fields: Type.Array(Choice),
  }),
})

/** What was written, or what a second person is to publish. */
const Proposed = Type.Object({
  policyId: Type.String(),
  recordVersion: Version,
  state: words('proposed', 'published'),
  proposalId: Type.String(),
})
const asProposed = {
  effectiveFrom: LocalDate,
  note: Type.Optional(ProposalNote),
  publishAlone: Type.Optional(PublishAlone),
  /** Why it is meant although golden trips lose their verdict; these are told as `result.broken`. */
  goldenReason: Type.Optional(GoldenReason),
}
const asProposedProblems = [
  'policyDateInvalid',
  'proposalWaits',
  'goldenBroken',
  'secondPersonNeeded',
  'emergencyReasonMissing',
  'recordChanged',
  'forbidden',
] as const

/** Without a number it is a new policy. Faults are told as `result.faults`, conflicts as `result.conflicts`. */
export const proposePolicy = call({
  ...write,
  summary:
    'Proposes a version of a travel policy from a day on, for everybody or tried in departments first; somebody else publishes it.',
  path: 'api/Manage/ProposePolicy',
  request: Type.Object({
    policyId: Type.Optional(Id),
    recordVersion: Version,
    policy: PolicyDraft,
    ...asProposed,
    /** Departments with all below them in which it is tried. */
    pilotDepartmentIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })),
    /** That people are left without a policy is meant. */
    confirmed: Type.Optional(Type.Boolean()),
  }),
  response: Proposed,
  problems: [
    'policyUnknown',
    'policyNameMissing',
    'policyInvalid',
    'policyScopeUnknown',
    'policyScopeTaken',
    'departmentUnknown',
    'peopleWithoutPolicy',
    ...asProposedProblems,
  ],
})

export const widenPolicy = call({
  ...write,
  summary: 'Proposes to publish for everybody what is tried in some departments.',
  path: 'api/Manage/WidenPolicy',
  request: Type.Object({ policyId: Id, version: PolicyVersion, recordVersion: Version, ...asProposed }),
  response: Proposed,
  problems: [
    'policyUnknown',
    'policyVersionUnsuitable',
    'policyInvalid',
    'policyScopeUnknown',
    'policyScopeTaken',
    ...asProposedProblems,
  ],
})

export const endPolicy = call({
  ...write,
  summary: 'Proposes that a travel policy binds nobody from a day on; its people fall to the next in the order.',
  path: 'api/Manage/EndPolicy',
  request: Type.Object({ policyId: Id, recordVersion: Version, ...asProposed, confirmed: Type.Optional(Type.Boolean()) }),
  response: Proposed,
  problems: ['policyUnknown', 'policyEnded', 'peopleWithoutPolicy', ...asProposedProblems],
})

/** Who proposed it withdraws it, or publishes it alone with a reason; somebody else publishes or refuses it. */
export const decidePolicy = call({
  ...write,
  summary: 'Publishes, refuses or withdraws what was proposed of a travel policy.',
  path: 'api/Manage/DecidePolicy',
  request: Type.Object({
    proposalId: ProposalId,
    decision: Decision,
    reason: Type.Optional(ProposalReason),
    goldenReason: Type.Optional(GoldenReason),
  }),
  response: Type.Object({
    policyId: Type.String(),
    recordVersion: Version,
    state: words('published', 'refused', 'withdrawn'),
  }),
  problems: [
    'proposalUnknown',
    'proposalDecided',
    'secondPersonNeeded',
    'emergencyReasonMissing',
    'reasonMissing',
    'policyScopeUnknown',
    'policyScopeTaken',
    'goldenBroken',
    'recordChanged',
    'forbidden',
  ],
})

/** What was published before needs no second person. */
export const takeBackPolicy = call({
  ...write,
  summary:
    'Takes a version of a travel policy back at once: what was in force before it is in force again, and one of the future never comes.',
  path: 'api/Manage/TakeBackPolicy',
  request: Type.Object({ policyId: Id, version: PolicyVersion, recordVersion: Version, reason: Type.Optional(ProposalReason) }),
  response: Type.Object({ policyId: Type.String(), recordVersion: Version }),
  problems: ['policyUnknown', 'policyVersionUnsuitable', 'policyScopeTaken', 'recordChanged', 'forbidden'],
})
