import { Type, type Static } from 'typebox'
import { WrittenFlow } from '../booking/approval/approval-flow.shapes'
import { approvalExpectations, approvalObjects, bookerChoices, copyMoments, levelModes } from '../booking/approval/approval-words'
import { products, silenceEnds } from '../booking/codes'
import { travelRegions } from '../booking/travel-regions'
import { Instant, LocalDate } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { OpenProposal } from '../kit/proposal.shapes'
import { words } from '../kit/words'
import { flowFaultKinds } from './flow-words'

/** Something that a flow names, in the reader's words; what has ended fits nothing any more. */
const NamedByFlow = Type.Object({ id: Type.String(), name: Type.String(), ended: Type.Optional(Type.Boolean()) })

/** Everything that flows name or may name. */
export const FlowNames = Type.Object({
  departments: Type.Array(NamedByFlow),
  grades: Type.Array(NamedByFlow),
  costCentres: Type.Array(NamedByFlow),
  projects: Type.Array(NamedByFlow),
  /** Whom flows name, those too who are no longer there. */
  people: Type.Array(NamedByFlow),
})
export type FlowNames = Static<typeof FlowNames>

export const FlowFault = Type.Object({
  kind: words(...flowFaultKinds),
  /** Absent where it is of no single flow. */
  flowId: Type.Optional(Type.String()),
  /** Of the flow: `levels.0`, `conditions.departmentIds`. */
  path: Type.String(),
  /** Whom or what it is about, some of them. */
  names: Type.Array(Type.String()),
  /** All of them. */
  count: Type.Integer(),
})
export type FlowFault = Static<typeof FlowFault>

/** What bookings of a product have to expect, as travellers and approvers read it too. */
const ProductRule = Type.Object({
  product: words(...products.words),
  /** Absent where it holds wherever the product leads. */
  region: Type.Optional(words(...travelRegions)),
  expectation: words(...approvalExpectations),
  sentence: Type.String(),
})

const FlowsVersion = Type.Object({
  version: Version,
  /** Absent of what the company began with. */
  at: Type.Optional(Instant),
  by: Type.Optional(Type.String()),
  /** Who proposed it, where somebody else published it. */
  proposedBy: Type.Optional(Type.String()),
  note: Type.String(),
  /** Why it was published without a second person. */
  aloneReason: Type.Optional(Type.String()),
  /** The version to which it went back. */
  takenBackTo: Type.Optional(Version),
  flows: Type.Array(WrittenFlow),
})
export type FlowsVersion = Static<typeof FlowsVersion>

export const CompanyFlows = Type.Object({
  version: Version,
  today: LocalDate,
  flows: Type.Array(WrittenFlow),
  faults: Type.Array(FlowFault),
  products: Type.Array(ProductRule),
  names: FlowNames,
  /** The newest first. */
  versions: Type.Array(FlowsVersion),
  proposal: Type.Optional(
    Type.Object({
      ...OpenProposal.properties,
      flows: Type.Array(WrittenFlow),
      /** The version that it was written on. */
      writtenOn: Version,
    }),
  ),
  mayChange: Type.Boolean(),
  /** What the reader publishes needs nobody else, or an emergency. */
  publishAlone: words('single', 'emergency'),
})
export type CompanyFlows = Static<typeof CompanyFlows>

/** Who would be asked; in whose place and why. */
const AskedPerson = Type.Object({
  name: Type.String(),
  insteadOf: Type.Optional(Type.String()),
  why: Type.Optional(words('vacant', 'own', 'nobody')),
})
const SimulatedLevel = Type.Object({
  level: Type.Integer(),
  mode: words(...levelModes),
  need: Type.Integer(),
  choice: Type.Optional(words(...bookerChoices)),
  /** Nobody where it passes by itself. */
  asked: Type.Array(AskedPerson),
  settled: Type.Array(Type.Object({ name: Type.String(), why: words('own', 'before') })),
})
export type SimulatedLevel = Static<typeof SimulatedLevel>

export const Simulation = Type.Object({
  /** Every flow up to the one that fits; the first condition that was not met, by its name and in words. */
  tried: Type.Array(
    Type.Object({
      flowId: Type.String(),
      name: Type.String(),
      unmet: Type.Optional(Type.Object({ condition: Type.String(), words: Type.String() })),
    }),
  ),
  /** Absent where no flow fits: nobody decides. */
  flow: Type.Optional(
    Type.Object({
      flowId: Type.String(),
      name: Type.String(),
      deadlineHours: Type.Integer(),
      onSilence: words(...silenceEnds),
      levels: Type.Array(SimulatedLevel),
      /** They are told and decide nothing. */
      tells: Type.Boolean(),
      /** The level that nobody can decide: what is booked would be refused. */
      stuck: Type.Optional(Type.Integer()),
      copies: Type.Array(Type.Object({ name: Type.String(), when: words(...copyMoments) })),
    }),
  ),
})
export type Simulation = Static<typeof Simulation>

/** Who stands in for whom. */
export const CompanyDelegate = Type.Object({
  delegateId: Type.String(),
  principalId: Type.String(),
  principal: Type.String(),
  substitute: Type.String(),
  fromDate: LocalDate,
  toDate: LocalDate,
  state: words('coming', 'inForce'),
  /** Which administrator set it for somebody absent. */
  setBy: Type.Optional(Type.String()),
})
export type CompanyDelegate = Static<typeof CompanyDelegate>

export const SimulatedObject = words(...approvalObjects)
