import { Type, type Static } from 'typebox'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { NumericId } from '../../kit/numbers'
import { words } from '../../kit/words'
import { VisaApplicant } from './order.calls'
import { deskSteps, visaEntries, visaMaterials } from './visa-words'

const Customer = { enterpriseId: NumericId }
const OrderNo = { orderNo: Type.String({ maxLength: 40 }) }
const OfApplicant = { ...Customer, ...OrderNo, traveller: Type.Integer({ minimum: 0, maximum: 8 }) }

/** A paid visa order as the agency's desk reads it. */
export const VisaCase = Type.Object({
  orderNo: Type.String(),
  title: Type.String(),
  departDate: LocalDate,
  express: Type.Boolean(),
  remark: Type.String(),
  passportNeeded: Type.Boolean(),
  /** The consulate asks applicants to come. */
  asksAppearance: Type.Boolean(),
  returnAddress: Type.Optional(Type.String()),
  /** By when the desk has looked at what was brought. */
  promisedBy: Instant,
  applicants: Type.Array(VisaApplicant),
})
export type VisaCase = Static<typeof VisaCase>

const Moved = Type.Object({ orderNo: Type.String() })
const unserved = ['customerNotServed', 'orderUnknown', 'visaNotOpen', 'visaPartUnknown'] as const

export const getVisaCases = call({
  summary: 'Paid visa orders of a served company that are in work, the oldest first.',
  method: 'GET',
  path: 'api/VisaOrder/GetCases',
  access: 'agent',
  clause: 'S7.55',
  request: Type.Object(Customer),
  response: Type.Object({ list: Type.Array(VisaCase) }),
  problems: ['customerNotServed'],
})
export const readVisaCaseMaterial = call({
  summary: 'The file of a paper for whoever of the agency reviews it; written down before it is told.',
  method: 'POST',
  path: 'api/VisaOrder/ReadCaseMaterial',
  access: 'agent',
  clause: 'S7.55',
  request: Type.Object({ ...Customer, ...OrderNo, uploadId: Type.String({ maxLength: 40 }) }),
  response: Type.Object({ fileName: Type.String(), mediaType: Type.String(), content: Type.String() }),
  problems: ['customerNotServed', 'orderUnknown', 'visaNotOpen', 'visaPartUnknown'],
})
export const reviewVisaMaterial = call({
  summary: 'Takes a paper, or says why it has to be brought again; refused where somebody has decided meanwhile.',
  method: 'POST',
  path: 'api/VisaOrder/ReviewMaterial',
  access: 'agent',
  write: true,
  clause: 'S7.55',
  request: Type.Object({
    ...OfApplicant,
    material: words(...visaMaterials),
    /** The file that was looked at. */
    uploadId: Type.String({ maxLength: 40 }),
    accepted: Type.Boolean(),
    remark: Type.String({ maxLength: 200 }),
  }),
  response: Moved,
  problems: [...unserved, 'visaMaterialMoved', 'visaRemarkMissing'],
})
export const advanceVisaApplicant = call({
  summary:
    'The next step of an application at the desk: passport here, lodged, appointed, decided or given up, passport back or lost.',
  method: 'POST',
  path: 'api/VisaOrder/AdvanceApplicant',
  access: 'agent',
  write: true,
  clause: 'S7.55',
  request: Type.Object({
    ...OfApplicant,
    step: words(...deskSteps),
    appointment: Type.Optional(Type.Object({ at: Instant, place: Type.String({ minLength: 2, maxLength: 100 }) })),
    granted: Type.Optional(
      Type.Object({
        visaNo: Type.String({ pattern: '^[A-Za-z0-9/-]{4,20}$' }),
        validFrom: LocalDate,
        validUntil: LocalDate,
        entries: words(...visaEntries),
        stayDays: Type.Integer({ minimum: 1, maximum: 365 }),
      }),
    ),
    refusal: Type.Optional(Type.String({ minLength: 2, maxLength: 200 })),
    trackingNo: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{6,30}$' })),
    /** Why the desk gives an application up, or what became of a passport. */
    remark: Type.Optional(Type.String({ minLength: 2, maxLength: 200 })),
  }),
  response: Moved,
  problems: [...unserved, 'visaStepIllegal', 'visaStepIncomplete', 'visaMaterialsOpen'],
})
