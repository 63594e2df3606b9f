import { Type } from 'typebox'
import { call } from '../kit/call'
import { Instant, LocalDate } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { Verdict } from '../booking/policy/verdict.shapes'
import { PolicyDraft } from './policy.shapes'
import { goldenNameLength } from './policy-lab-words'
import { GoldenOffer, GoldenTrip, LabId, LabProductWord, LabRun, LabRunDetail } from './policy-lab.shapes'

const read = { method: 'POST', access: 'readRules', agents: 'refused', clause: 'S2.46' } as const
const write = { method: 'POST', access: 'managePolicies', agents: 'refused', write: true, clause: 'S2.46' } as const

const period = {
  product: LabProductWord,
  from: LocalDate,
  to: LocalDate,
  /** With all below it. */
  departmentId: Type.Optional(LabId),
}
const beginning = ['labPeriodInvalid', 'labRunning', 'departmentUnknown', 'forbidden'] as const

export const getLabRuns = call({
  ...read,
  summary: 'What was judged in the policy lab of late, and how far it is.',
  method: 'GET',
  path: 'api/Manage/GetLabRuns',
  response: Type.Object({ list: Type.Array(LabRun, { maxItems: 20 }), mayTry: Type.Boolean() }),
})

export const getLabRun = call({
  ...read,
  summary: 'One run of the policy lab with what it found.',
  path: 'api/Manage/GetLabRun',
  request: Type.Object({ runId: LabId }),
  response: LabRunDetail,
  problems: ['notFound'],
})

export const tryPolicy = call({
  ...write,
  summary:
    'Begins to judge what was offered and booked in a period by a version of a policy, by one that waits, or by a draft; it is read from GetLabRun.',
  path: 'api/Manage/TryPolicy',
  request: Type.Object({
    ...period,
    /** Absent of a policy that was never proposed. */
    policyId: Type.Optional(LabId),
    /** What is tried: this version, else this proposal, else this draft. */
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    proposalId: Type.Optional(LabId),
    draft: Type.Optional(PolicyDraft),
    /** As if it bound everybody, instead of those whom it names. */
    everybody: Type.Boolean(),
  }),
  response: Type.Object({ runId: Type.String() }),
  problems: ['policyUnknown', 'policyInvalid', 'proposalUnknown', 'labSubjectMissing', ...beginning],
})

export const replayPolicies = call({
  ...write,
  summary: 'Begins to judge kept searches again by the versions that judged them, and says where the verdict differs.',
  path: 'api/Manage/ReplayPolicies',
  request: Type.Object(period),
  response: Type.Object({ runId: Type.String() }),
  problems: beginning,
})

export const cancelLabRun = call({
  ...write,
  summary: 'Gives up a run of the policy lab.',
  path: 'api/Manage/CancelLabRun',
  request: Type.Object({ runId: LabId }),
  response: Type.Object({ runId: Type.String() }),
  problems: ['notFound', 'forbidden'],
})

export const getGoldenTrips = call({
  ...read,
  summary:
    'The golden trips of the company: kept choices whose verdict no new version may change unnoticed, with what policies say now.',
  path: 'api/Manage/GetGoldenTrips',
  request: Type.Object({ ended: Type.Optional(Type.Boolean()) }),
  response: Type.Object({ list: Type.Array(GoldenTrip, { maxItems: 200 }), mayChange: Type.Boolean() }),
})

export const getGoldenOffers = call({
  ...read,
  summary: 'What the searches of an order showed, of which one offer, or what was bought, can be made a golden trip.',
  path: 'api/Manage/GetGoldenOffers',
  request: Type.Object({ orderNo: LabId }),
  response: Type.Object({
    orderNo: Type.String(),
    title: Type.String(),
    searches: Type.Array(
      Type.Object({
        searchId: Type.String(),
        product: LabProductWord,
        searchedAt: Instant,
        offers: Type.Array(GoldenOffer, { maxItems: 400 }),
      }),
      { maxItems: 12 },
    ),
  }),
  problems: ['orderUnknown', 'goldenUnsuitable'],
})

const Name = Type.String({ maxLength: goldenNameLength })

/** Without a number it is a new one. */
export const saveGoldenTrip = call({
  ...write,
  audited: 'rights',
  summary: 'Marks a kept choice with the verdict that it must keep, or changes its name or verdict.',
  path: 'api/Manage/SaveGoldenTrip',
  request: Type.Object({
    goldenId: Type.Optional(LabId),
    version: Version,
    name: Name,
    verdict: Verdict,
    /** Of a new one. */
    choice: Type.Optional(
      Type.Object({ orderNo: LabId, searchId: LabId, position: Type.Integer({ minimum: -1, maximum: 100_000 }) }),
    ),
  }),
  response: Type.Object({ goldenId: Type.String(), version: Version }),
  problems: [
    'goldenNameMissing',
    'goldenUnsuitable',
    'goldenFull',
    'goldenEnded',
    'orderUnknown',
    'notFound',
    'recordChanged',
    'forbidden',
  ],
})

export const endGoldenTrip = call({
  ...write,
  audited: 'rights',
  summary: 'Watches a golden trip no longer.',
  path: 'api/Manage/EndGoldenTrip',
  request: Type.Object({ goldenId: LabId, version: Version }),
  response: Type.Object({ goldenId: Type.String(), version: Version }),
  problems: ['goldenEnded', 'notFound', 'recordChanged', 'forbidden'],
})
