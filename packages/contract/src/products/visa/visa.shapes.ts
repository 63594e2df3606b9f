import { Type, type Static } from 'typebox'
import { draftParts } from '../../booking/draft.shapes'
import { travelTypes } from '../../booking/codes'
import { LocalDate } from '../../kit/local-date'
import { Verdict, Violation } from '../../booking/policy/verdict.shapes'
import { words } from '../../kit/words'
import { VisaSearchParams } from './draft.shapes'
import {
  applicantTypes,
  entryNeeds,
  passportHomes,
  transitKinds,
  visaEntries,
  visaKinds,
  visaMaterials,
  visaPurposes,
} from './visa-words'

const Fen = Type.Integer()

/** The search of a temp order, and who travels. */
export const VisaTempOrder = Type.Object({
  ...draftParts,
  searchParams: VisaSearchParams,
})
export type VisaTempOrder = Static<typeof VisaTempOrder>

/** What a country asks of the holders of one kind of passport who travel on a day for one purpose, or any. */
export const VisaEntryRule = Type.Object({
  passport: words(...passportHomes),
  purpose: words(...visaPurposes),
  need: words(...entryNeeds),
  /** Days that one may stay without a visa. */
  days: Type.Optional(Type.Integer()),
  /** In the reader's words, with what to check before travel. */
  sentence: Type.String(),
  /** Under which it holds, in the reader's words. */
  conditions: Type.Optional(Type.String()),
  /** The first day of travel for which it holds; absent where it held already when its table was taken. */
  validFrom: Type.Optional(LocalDate),
  /** When the row was looked up, and where. */
  checkedOn: LocalDate,
  source: Type.String(),
})
export type VisaEntryRule = Static<typeof VisaEntryRule>

/** What it asks of an ordinary passport of the mainland for a stop on the way elsewhere. */
export const VisaTransitRule = Type.Object({ kind: words(...transitKinds), sentence: Type.String() })
export type VisaTransitRule = Static<typeof VisaTransitRule>

/** A visa that a journey abroad may need: what the country asks, and by when. */
export const VisaAlong = Type.Object({
  orderNo: Type.String(),
  /** Whose consulate decides. */
  countryId: Type.Integer(),
  countryName: Type.String(),
  /** All countries that it serves for, in the order of entering. */
  countryNames: Type.Array(Type.String()),
  /** The gravest of what is asked of those who travel. */
  need: words(...entryNeeds),
  /** What is asked of each kind of passport among them, with what to check before travel, and under which conditions. */
  rules: Type.Array(Type.Object({ sentence: Type.String(), conditions: Type.Optional(Type.String()) })),
  /** The day of the first arrival. */
  neededBy: LocalDate,
  /** Of those who travel, whoever has a visa for it: whether it serves, in the reader's words. */
  held: Type.Array(Type.Object({ employeeId: Type.String(), serves: Type.Boolean(), sentence: Type.String() })),
  /** Nobody who travels is without one that serves. */
  allHeld: Type.Boolean(),
  /** Applications for it of those who travel that are on their way, in the reader's words; the number where the order is the reader's. */
  applied: Type.Array(Type.Object({ employeeId: Type.String(), sentence: Type.String(), orderNo: Type.Optional(Type.String()) })),
  /** Somebody who travels and is not let in without one has none that serves, and none is applied for. */
  missing: Type.Boolean(),
  travelType: travelTypes.schema,
  travelOrderNo: Type.Optional(Type.String()),
})
export type VisaAlong = Static<typeof VisaAlong>

/** Where people of some provinces apply. */
export const VisaDistrict = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** Codes of GB/T 2260. */
  provinces: Type.Array(Type.String()),
  provinceNames: Type.Array(Type.String()),
})
export type VisaDistrict = Static<typeof VisaDistrict>

/** By when a visa is here, and what that means for the departure. */
export const VisaDelivery = Type.Object({
  /** On which the visa, and the passport that was sent, is with its holder at the earliest, where everything is handed in today. */
  earliest: LocalDate,
  /** Working days of desk, courier and consulate together. */
  workingDays: Type.Integer(),
  /** The departure is before that. */
  late: Type.Boolean(),
  /** By when everything has to be handed in for the departure; absent where it is too late. */
  handInBy: Type.Optional(LocalDate),
})
export type VisaDelivery = Static<typeof VisaDelivery>

export const VisaProduct = Type.Object({
  productId: Type.String(),
  name: Type.String(),
  kind: words(...visaKinds),
  workingDays: Type.Integer(),
  stayDays: Type.Integer(),
  validityDays: Type.Integer(),
  entries: words(...visaEntries),
  interview: Type.Boolean(),
  fingerprint: Type.Boolean(),
  /** The passport itself goes to the consulate. */
  passportNeeded: Type.Boolean(),
  /** Fen of one applicant. */
  consularFee: Fen,
  serviceFee: Fen,
  express: Type.Optional(Type.Object({ workingDays: Type.Integer(), fee: Fen })),
  delivery: VisaDelivery,
  expressDelivery: Type.Optional(VisaDelivery),
  /** What policy says of it at its usual speed; absent of personal travel. */
  policy: Type.Optional(Type.Object({ verdict: Verdict, violations: Type.Array(Violation) })),
  /** Where people of the residence apply; absent where none was named. */
  district: Type.Optional(VisaDistrict),
})
export type VisaProduct = Static<typeof VisaProduct>

export const VisaSearchResult = Type.Object({
  countryName: Type.String(),
  continentName: Type.String(),
  departDate: LocalDate,
  rules: Type.Array(VisaEntryRule),
  transit: VisaTransitRule,
  /** Empty where the desk serves the country's rule alone. */
  products: Type.Array(VisaProduct),
  provinceName: Type.Optional(Type.String()),
})
export type VisaSearchResult = Static<typeof VisaSearchResult>

/** One paper of a checklist. */
export const VisaMaterial = Type.Object({
  material: words(...visaMaterials),
  name: Type.String(),
  required: Type.Boolean(),
  /** Original, copy or scan, in the reader's words. */
  form: Type.String(),
  description: Type.String(),
  /** Days for which it may serve other applications too; 0 where each needs its own. */
  reusableDays: Type.Integer(),
})
export type VisaMaterial = Static<typeof VisaMaterial>

export const VisaProductDetail = Type.Object({
  countryName: Type.String(),
  departDate: LocalDate,
  rules: Type.Array(VisaEntryRule),
  transit: VisaTransitRule,
  product: VisaProduct,
  districts: Type.Array(VisaDistrict),
  checklists: Type.Array(
    Type.Object({ applicantType: words(...applicantTypes), name: Type.String(), materials: Type.Array(VisaMaterial) }),
  ),
  /** What is lost by cancelling when, the earliest first. */
  cancellation: Type.Array(Type.String()),
  /** Where several countries of one area are visited: which consulate decides. */
  severalCountries: Type.Optional(Type.String()),
  /** Until when the passport has to be valid. */
  passportUntil: LocalDate,
})
export type VisaProductDetail = Static<typeof VisaProductDetail>
