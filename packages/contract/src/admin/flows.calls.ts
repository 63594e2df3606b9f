import { Type } from 'typebox'
import { WrittenFlows } from '../booking/approval/approval-flow.shapes'
import { policyRules, products } from '../booking/codes'
import { call } from '../kit/call'
import { LocalDate } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { Decision, ProposalId, ProposalNote, ProposalReason, PublishAlone } from '../kit/proposal.shapes'
import { words } from '../kit/words'
import { CompanyDelegate, CompanyFlows, FlowFault, SimulatedObject, Simulation } from './flows.shapes'

const Id = Type.String({ minLength: 1, maxLength: 40 })

const read = { agents: 'refused', access: 'readRules', clause: 'S2.46' } as const
const write = {
  method: 'POST',
  access: 'manageApprovals',
  agents: 'refused',
  audited: 'rights',
  write: true,
  clause: 'S2.46',
} as const

export const getFlows = call({
  ...read,
  summary:
    'The approval flows of the company in the order in which they are tried, what is wrong with them, their versions and what is proposed.',
  method: 'GET',
  path: 'api/Manage/GetFlows',
  response: CompanyFlows,
})

export const checkFlows = call({
  ...read,
  summary:
    'What would be wrong with approval flows as they are written: levels nobody fills, flows never reached, people who left.',
  method: 'POST',
  path: 'api/Manage/CheckFlows',
  request: Type.Object({ flows: WrittenFlows }),
  response: Type.Object({ faults: Type.Array(FlowFault) }),
})

export const simulateFlows = call({
  ...read,
  summary: 'Who would decide about a case, level by level, and why: of the flows in force, or of others that are written.',
  method: 'POST',
  path: 'api/Manage/SimulateFlows',
  request: Type.Object({
    travellerIds: Type.Array(Id, { minItems: 1, maxItems: 9, uniqueItems: true }),
    /** Who books; the first traveller where absent. */
    bookerId: Type.Optional(Id),
    object: SimulatedObject,
    /** Of anything but an application. */
    product: Type.Optional(words(...products.words)),
    /** ISO codes of the countries that it leads to; where absent the mainland for what is sold there alone, otherwise nowhere that is known. */
    countries: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 20, uniqueItems: true }),
    ),
    /** Fen. */
    amount: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }),
    outOfPolicy: Type.Boolean(),
    rules: Type.Optional(Type.Array(words(...policyRules.words), { maxItems: 30, uniqueItems: true })),
    /** Those of the travellers where absent. */
    costCentreId: Type.Optional(Id),
    projectCode: Type.Optional(Id),
    insideApplication: Type.Optional(Type.Boolean()),
    flows: Type.Optional(WrittenFlows),
  }),
  response: Simulation,
  problems: ['personUnknown'],
})

export const findFlowPeople = call({
  ...read,
  summary: 'Colleagues whom a flow may name, or for whom one asks who decides.',
  method: 'POST',
  path: 'api/Manage/FindFlowPeople',
  request: Type.Object({ keyword: Type.String({ maxLength: 50 }), approvers: Type.Boolean() }),
  response: Type.Object({
    list: Type.Array(Type.Object({ employeeId: Type.String(), name: Type.String(), department: Type.String() })),
  }),
})

/** What was written, or what a second person is to publish. Faults that stand in its way are `result.faults` of the refusal. */
export const proposeFlows = call({
  ...write,
  summary: 'Proposes other approval flows; somebody else publishes them. Requests that run keep their chains.',
  path: 'api/Manage/ProposeFlows',
  request: Type.Object({
    /** The version that they were written on. */
    version: Version,
    flows: WrittenFlows,
    note: Type.Optional(ProposalNote),
    publishAlone: Type.Optional(PublishAlone),
  }),
  response: Type.Object({ state: words('proposed', 'published'), proposalId: Type.String(), version: Version }),
  problems: [
    'flowsInvalid',
    'flowsUnchanged',
    'proposalWaits',
    'secondPersonNeeded',
    'emergencyReasonMissing',
    'recordChanged',
    'forbidden',
  ],
})

/** Who proposed it withdraws it, or publishes it alone with a reason; somebody else publishes or refuses it. */
export const decideFlows = call({
  ...write,
  summary: 'Publishes, refuses or withdraws the approval flows that were proposed.',
  path: 'api/Manage/DecideFlows',
  request: Type.Object({ proposalId: ProposalId, decision: Decision, reason: Type.Optional(ProposalReason) }),
  response: Type.Object({ state: words('published', 'refused', 'withdrawn'), version: Version }),
  problems: [
    'proposalUnknown',
    'proposalDecided',
    'secondPersonNeeded',
    'emergencyReasonMissing',
    'reasonMissing',
    'flowsInvalid',
    'recordChanged',
    'forbidden',
  ],
})

/** What was published before needs no second person. */
export const takeBackFlows = call({
  ...write,
  summary: 'Puts the approval flows of a former version in force again.',
  path: 'api/Manage/TakeBackFlows',
  request: Type.Object({ version: Version, to: Version, reason: Type.Optional(ProposalReason) }),
  response: Type.Object({ version: Version }),
  problems: ['flowsVersionUnknown', 'flowsInvalid', 'recordChanged', 'forbidden'],
})

export const getCompanyDelegates = call({
  ...read,
  summary: 'Who decides in whose place now and in the days to come.',
  method: 'GET',
  path: 'api/Manage/GetDelegates',
  response: Type.Object({ today: LocalDate, list: Type.Array(CompanyDelegate), mayChange: Type.Boolean() }),
})

export const setCompanyDelegate = call({
  ...write,
  summary: 'Lets a colleague decide for somebody who is absent; both are told.',
  path: 'api/Manage/SetDelegate',
  request: Type.Object({ principalId: Id, substituteId: Id, fromDate: LocalDate, toDate: LocalDate }),
  response: Type.Object({ delegateId: Type.String() }),
  problems: ['approverUnknown', 'delegateDatesWrong', 'forbidden'],
})

export const endCompanyDelegate = call({
  ...write,
  summary: 'Ends that somebody decides in the place of another; both are told.',
  path: 'api/Manage/EndDelegate',
  request: Type.Object({ delegateId: Id }),
  response: Type.Object({ delegateId: Type.String() }),
  problems: ['delegateUnknown', 'forbidden'],
})
