import { Type, type Static } from 'typebox'
import { policyRules } from '../booking/codes'
import { Verdict } from '../booking/policy/verdict.shapes'
import { Instant, LocalDate } from '../kit/local-date'
import { Version } from '../kit/numbers'
import { words } from '../kit/words'
import { labKinds, labProducts, labStates, labSubjects } from './policy-lab-words'

export const LabId = Type.String({ minLength: 1, maxLength: 40 })
export const LabProductWord = words(...labProducts)

/** How many, and the fen of them. */
const Counted = Type.Object({ count: Type.Integer(), amount: Type.Integer() })
export type Counted = Static<typeof Counted>

/** What policy says of orders: an order counts where any of its journeys does. */
const Judged = Type.Object({ violating: Counted, approval: Counted, refused: Counted })
export type Judged = Static<typeof Judged>

const Difference = Type.Object({ harder: Counted, eased: Counted })

/** A trip as its reader may see it: without the number of its order where its people are out of reach. */
const LabTrip = Type.Object({
  /** Absent where the reader may not read orders of its people. */
  orderNo: Type.Optional(Type.String()),
  /** Where it leads, or the hotel. */
  title: Type.String(),
  travelOn: LocalDate,
  /** Masked where the reader may not read their orders. */
  people: Type.Array(Type.String(), { maxItems: 20 }),
})

const WorstTrip = Type.Object({
  ...LabTrip.properties,
  amount: Type.Integer(),
  before: Verdict,
  after: Verdict,
  rules: Type.Array(words(...policyRules.words), { maxItems: 40 }),
  sentences: Type.Array(Type.String(), { maxItems: 40 }),
  /** Fen of the cheapest that was on offer and would be within. */
  cheapest: Type.Optional(Type.Integer()),
})
export type WorstTrip = Static<typeof WorstTrip>

const RefusedPerson = Type.Object({ name: Type.String(), ...Counted.properties })

/** What a trial found; sums are fares and rooms without fees. */
export const TrialResult = Type.Object({
  sets: Type.Integer(),
  offers: Type.Integer(),
  /** What was bought of these, journey by journey. */
  booked: Type.Object({ orders: Type.Integer(), ...Counted.properties }),
  /** Bought, and not among what is kept of the search. */
  unknown: Type.Integer(),
  before: Judged,
  after: Judged,
  /** Journeys by what policy says of them. */
  verdicts: Type.Array(Type.Object({ verdict: Verdict, before: Type.Integer(), after: Type.Integer() }), { maxItems: 6 }),
  difference: Difference,
  /** Of what is judged harder: what the cheapest within would have cost less, and for how many there was one. */
  saving: Counted,
  refusedPeople: Type.Integer(),
  /** Those whom it would have cost most. */
  refused: Type.Array(RefusedPerson, { maxItems: 20 }),
  worst: Type.Array(WorstTrip, { maxItems: 10 }),
})
export type TrialResult = Static<typeof TrialResult>

const ReplayDifference = Type.Object({
  searchId: Type.String(),
  searchedAt: Instant,
  /** Absent where nobody bought of it, or the reader may not read it. */
  orderNo: Type.Optional(Type.String()),
  /** The first offer that is judged otherwise. */
  offer: Type.String(),
  recorded: Verdict,
  found: Verdict,
  count: Type.Integer(),
})
export type ReplayDifference = Static<typeof ReplayDifference>

export const ReplayResult = Type.Object({
  sets: Type.Integer(),
  verdicts: Type.Integer(),
  same: Type.Integer(),
  differing: Type.Array(ReplayDifference, { maxItems: 20 }),
})
export type ReplayResult = Static<typeof ReplayResult>

/** What somebody had judged, and how far it is. */
export const LabRun = Type.Object({
  runId: Type.String(),
  what: words(...labKinds),
  product: LabProductWord,
  from: LocalDate,
  to: LocalDate,
  /** Absent: the whole company. */
  department: Type.Optional(Type.String()),
  everybody: Type.Boolean(),
  /** Of a trial. */
  policy: Type.Optional(
    Type.Object({
      policyId: Type.Optional(Type.String()),
      name: Type.String(),
      subject: words(...labSubjects),
      version: Type.Optional(Type.Integer()),
    }),
  ),
  state: words(...labStates),
  /** Of so many kept searches of the period, whatever product they are of. */
  walked: Type.Integer(),
  total: Type.Integer(),
  by: Type.String(),
  askedAt: Instant,
  endedAt: Type.Optional(Instant),
  /** It was begun anew, since its server stopped. */
  begunAgain: Type.Boolean(),
})
export type LabRun = Static<typeof LabRun>

export const LabRunDetail = Type.Object({
  ...LabRun.properties,
  trial: Type.Optional(TrialResult),
  replay: Type.Optional(ReplayResult),
})
export type LabRunDetail = Static<typeof LabRunDetail>

/** A kept choice whose verdict is watched. */
export const GoldenTrip = Type.Object({
  goldenId: Type.String(),
  version: Version,
  name: Type.String(),
  product: LabProductWord,
  ...LabTrip.properties,
  /** The offer, as lists show it. */
  offer: Type.String(),
  /** It is what the order bought. */
  bought: Type.Boolean(),
  verdict: Verdict,
  /** What the policies in force say; absent where the search can no longer be judged. */
  now: Type.Optional(Verdict),
  sentences: Type.Array(Type.String(), { maxItems: 40 }),
  endedOn: Type.Optional(LocalDate),
})
export type GoldenTrip = Static<typeof GoldenTrip>

/** Why a version is published although it changes the verdict of golden trips. */
export const GoldenReason = Type.String({ maxLength: 200 })

/** A golden trip that a version would judge otherwise. */
export interface BrokenGolden {
  goldenId: string
  name: string
  verdict: Verdict
  found: Verdict
}

/** An offer that can be made a golden trip. */
export const GoldenOffer = Type.Object({
  /** In the list of the search; -1 is what the order bought. */
  position: Type.Integer(),
  label: Type.String(),
  price: Type.Integer(),
  recorded: Type.Optional(Verdict),
  now: Verdict,
})
export type GoldenOffer = Static<typeof GoldenOffer>
