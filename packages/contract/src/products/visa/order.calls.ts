import { Type, type Static } from 'typebox'
import { OrderCore } from '../../booking/order.shapes'
import { call } from '../../kit/call'
import { Instant, LocalDate } from '../../kit/local-date'
import { words } from '../../kit/words'
import { VisaMaterial } from './visa.shapes'
import {
  applicantTypes,
  materialStates,
  passportPlaces,
  visaEntries,
  visaKinds,
  visaMaterials,
  visaStages,
  visaStatuses,
  visaSteps,
} from './visa-words'

const Fen = Type.Integer()

/** A paper of an applicant, with what the desk said of it. */
export const AppliedMaterial = Type.Object({
  ...VisaMaterial.properties,
  state: words(...materialStates),
  /** Why it has to be brought again. */
  remark: Type.Optional(Type.String()),
  upload: Type.Optional(
    Type.Object({ uploadId: Type.String(), fileName: Type.String(), size: Type.Integer(), uploadedAt: Instant }),
  ),
  /** One's own of an earlier application, which may be used again. */
  earlier: Type.Optional(Type.Object({ uploadId: Type.String(), uploadedAt: Instant })),
})
export type AppliedMaterial = Static<typeof AppliedMaterial>

export const VisaAppointment = Type.Object({ at: Instant, place: Type.String() })

/** One applicant of an order. */
export const VisaApplicant = Type.Object({
  traveller: Type.Integer(),
  employeeId: Type.String(),
  name: Type.String(),
  applicantType: words(...applicantTypes),
  applicantTypeName: Type.String(),
  districtName: Type.String(),
  stage: words(...visaStages),
  status: words(...visaStatuses),
  statusName: Type.String(),
  /** Required papers that are taken, of how many. */
  accepted: Type.Integer(),
  required: Type.Integer(),
  materials: Type.Array(AppliedMaterial),
  passport: words(...passportPlaces),
  /** Numbers of the couriers, there and back. */
  sentNo: Type.Optional(Type.String()),
  returnedNo: Type.Optional(Type.String()),
  appointment: Type.Optional(VisaAppointment),
  granted: Type.Optional(
    Type.Object({
      validFrom: LocalDate,
      validUntil: LocalDate,
      entries: words(...visaEntries),
      stayDays: Type.Integer(),
      /** Masked, for its holder alone, who may read it in clear. */
      visaNo: Type.Optional(Type.String()),
    }),
  ),
  /** Why the consulate refused. */
  refusal: Type.Optional(Type.String()),
  /** Whoever reads may bring papers and send the passport. */
  mayBring: Type.Boolean(),
  /** Giving this application up now: what comes back, and what is lost, in fen; absent where that is not possible. */
  withdrawal: Type.Optional(Type.Object({ back: Fen, lost: Fen })),
})
export type VisaApplicant = Static<typeof VisaApplicant>

export const VisaEvent = Type.Object({
  at: Instant,
  step: words(...visaSteps),
  actor: Type.String(),
  sentence: Type.String(),
})

export const VisaOrderDetail = Type.Object({
  ...OrderCore.properties,
  visa: Type.Object({
    productId: Type.String(),
    name: Type.String(),
    kind: words(...visaKinds),
    countryName: Type.String(),
    departDate: LocalDate,
    /** The flights that it is for, where the reader travels or booked them. */
    along: Type.Optional(Type.Object({ orderNo: Type.String(), title: Type.String() })),
    workingDays: Type.Integer(),
    express: Type.Boolean(),
    entries: words(...visaEntries),
    stayDays: Type.Integer(),
    /** For how long it is given; absent of orders that do not know it. */
    validityDays: Type.Optional(Type.Integer()),
    passportNeeded: Type.Boolean(),
    /** On which it is here, where everything is handed in today; absent once it is decided. */
    earliest: Type.Optional(LocalDate),
    late: Type.Boolean(),
    /** To whom the desk sends what it needs, and where passports go back; absent where none are needed. */
    deskAddress: Type.Optional(Type.String()),
    returnAddress: Type.Optional(Type.String()),
  }),
  /** Papers are brought and the desk is at work. */
  open: Type.Boolean(),
  applicants: Type.Array(VisaApplicant),
  events: Type.Array(VisaEvent),
})
export type VisaOrderDetail = Static<typeof VisaOrderDetail>

const OrderNo = { orderNo: Type.String({ maxLength: 40 }) }
const OfApplicant = { ...OrderNo, traveller: Type.Integer({ minimum: 0, maximum: 8 }) }
const OfMaterial = { ...OfApplicant, material: words(...visaMaterials) }
const Moved = Type.Object({ orderNo: Type.String(), status: words(...visaStatuses) })
const notOpen = ['orderUnknown', 'visaNotYours', 'visaNotOpen', 'visaPartUnknown'] as const

export const getVisaOrderDetail = call({
  summary: 'A visa order with its applicants, their papers and where each application stands.',
  method: 'GET',
  path: 'api/VisaOrder/GetOrderDetail',
  clause: 'S7.50',
  request: Type.Object({ orderId: Type.String({ maxLength: 40 }) }),
  response: VisaOrderDetail,
  problems: ['orderUnknown'],
})
export const uploadVisaMaterial = call({
  summary: 'Takes a file for a paper of an application; its content decides what it is.',
  method: 'POST',
  path: 'api/VisaOrder/UploadMaterial',
  access: 'book',
  write: true,
  large: true,
  clause: 'S2.27',
  request: Type.Object({
    ...OfMaterial,
    fileName: Type.String({ minLength: 1, maxLength: 120 }),
    /** Base64. */
    content: Type.String({ minLength: 4, maxLength: 12_582_912 }),
    /** The applicant agrees that it may be used for later applications. */
    keepForLater: Type.Boolean(),
  }),
  response: Moved,
  problems: [...notOpen, 'visaMaterialMoved', 'fileTooLarge', 'fileUnreadable', 'fileMismatch', 'fileUnsafe'],
})
export const reuseVisaMaterial = call({
  summary: "Uses one's own paper of an earlier application again.",
  method: 'POST',
  path: 'api/VisaOrder/ReuseMaterial',
  access: 'book',
  write: true,
  agents: 'refused',
  clause: 'S2.27',
  request: Type.Object({ ...OfMaterial, uploadId: Type.String({ maxLength: 40 }) }),
  response: Moved,
  problems: [...notOpen, 'visaMaterialMoved'],
})
export const readVisaMaterial = call({
  summary: 'The file of a paper, for the people concerned; written down before it is told.',
  method: 'POST',
  path: 'api/VisaOrder/ReadMaterial',
  clause: 'S2.27',
  request: Type.Object({ ...OrderNo, uploadId: Type.String({ maxLength: 40 }) }),
  response: Type.Object({ fileName: Type.String(), mediaType: Type.String(), content: Type.String() }),
  problems: ['orderUnknown', 'visaNotYours', 'visaPartUnknown'],
})
export const sendVisaPassport = call({
  summary: 'Says that a passport is on its way to the desk, with the number of the courier.',
  method: 'POST',
  path: 'api/VisaOrder/SendPassport',
  access: 'book',
  write: true,
  clause: 'S2.27',
  request: Type.Object({ ...OfApplicant, trackingNo: Type.String({ pattern: '^[A-Za-z0-9-]{6,30}$' }) }),
  response: Moved,
  problems: ['orderUnknown', 'visaNotYours', 'visaNotOpen', 'visaPartUnknown', 'visaStepIllegal'],
})
export const withdrawVisaApplicant = call({
  summary: 'Gives an application up after the order is paid; what is not spent comes back.',
  method: 'POST',
  path: 'api/VisaOrder/WithdrawApplicant',
  access: 'book',
  write: true,
  clause: 'S2.27',
  request: Type.Object({ ...OfApplicant, expectedBack: Type.Integer({ minimum: 0, maximum: 100_000_000_000 }) }),
  response: Moved,
  problems: ['orderUnknown', 'visaNotYours', 'visaNotOpen', 'visaPartUnknown', 'visaStepIllegal', 'priceChanged'],
})
export const revealVisaNumber = call({
  summary: "The number of the caller's own visa in clear; each reading is counted and written down.",
  method: 'POST',
  path: 'api/VisaOrder/RevealVisaNumber',
  agents: 'refused',
  clause: 'S2.27',
  request: Type.Object(OfApplicant),
  response: Type.Object({ value: Type.String() }),
  problems: ['visaPartUnknown', 'revealedTooOften'],
})
