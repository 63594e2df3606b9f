import { codes, type WordOf } from '../kit/codes'
import type { TravelRegion } from './travel-regions'

/** S1.08 */
export const products = codes({
  1: 'flight',
  2: 'intlFlight',
  3: 'hotel',
  4: 'intlHotel',
  5: 'train',
  6: 'car',
  8: 'visa',
  9: 'meeting',
})
export type Product = WordOf<typeof products>

/** A journey leads from one place to another, a stay is nights in one; a service is neither. */
const natures: Record<Product, 'journey' | 'stay' | 'service'> = {
  flight: 'journey',
  intlFlight: 'journey',
  hotel: 'stay',
  intlHotel: 'stay',
  train: 'journey',
  car: 'service',
  visa: 'service',
  meeting: 'service',
}
export const isJourney = (product: Product): boolean => natures[product] === 'journey'
export const isStay = (product: Product): boolean => natures[product] === 'stay'

/** What a search across the border is of, where it is a product of its own. */
const abroad: Partial<Record<Product, Product>> = { flight: 'intlFlight', hotel: 'intlHotel' }
export const abroadOf = (product: Product): Product => abroad[product] ?? product

const beyondTheBorder = ['hongKongMacaoTaiwan', 'abroad'] as const

/** Where each product can lead; Hong Kong, Macau and Taiwan take permits and no visa. */
export const regionsOfProduct: Readonly<Record<Product, readonly TravelRegion[]>> = {
  flight: ['domestic'],
  intlFlight: beyondTheBorder,
  hotel: ['domestic'],
  intlHotel: beyondTheBorder,
  train: ['domestic'],
  car: ['domestic'],
  visa: ['abroad'],
  meeting: ['domestic'],
}

/** The products that a policy may have a section for, in the order in which standards are read. */
export const policyProducts = [
  'flight',
  'intlFlight',
  'hotel',
  'intlHotel',
  'train',
  'car',
  'visa',
  'meeting',
] as const satisfies readonly Product[]
export type PolicyProduct = (typeof policyProducts)[number]

/** S1.08: places of the header, as usage events name them. */
export const menus = codes({ 100: 'orders', 101: 'report', 102: 'management' })

/** S1.01 */
export const travelTypes = codes({ 1: 'business', 2: 'personal' })
export type TravelType = WordOf<typeof travelTypes>

/** S4.07: 0 for oneself, 1 for others or several people, 2 by a travel application. */
export const bookTypes = codes({ 0: 'self', 1: 'others', 2: 'application' })
export type BookType = WordOf<typeof bookTypes>

/** S3.24 */
export const bookModes = codes({ 0: 'normal', 1: 'fast' })
export type BookMode = WordOf<typeof bookModes>

/** S3.21 */
export const segmentTypes = codes({ 0: 'single', 1: 'return', 2: 'multi' })

/** Handbook 11.4 */
export const credentialTypes = codes({
  1: 'identityCard',
  2: 'passport',
  3: 'homeReturnPermit',
  4: 'taiwanPermit',
  5: 'hongKongMacauPass',
  6: 'taiwanPass',
  7: 'permanentResidence',
  8: 'residencePermit',
  9: 'other',
  10: 'householdRegister',
  11: 'birthCertificate',
  12: 'studentCard',
})
export type CredentialType = WordOf<typeof credentialTypes>
export type CredentialCode = Parameters<typeof credentialTypes.word>[0]

/** Handbook 7.4: how a violation is handled; a higher code weighs more. */
export const handlings = codes({ 0: 'remind', 1: 'reason', 2: 'approval', 3: 'payExcess', 4: 'choose', 9: 'forbid' })
export type Handling = WordOf<typeof handlings>

/** Handbook 7.4: violation types; from 20 on they are this product's own. */
export const policyRules = codes({
  1: 'lowestPrice',
  2: 'advanceDays',
  3: 'cabin',
  5: 'hotelPrice',
  7: 'discount',
  8: 'trainSeat',
  9: 'application',
  20: 'fullPrice',
  21: 'cabinDuration',
  22: 'agreementCarrier',
  23: 'lowCost',
  24: 'trainFirst',
  25: 'offerPrice',
  26: 'direct',
  27: 'star',
  28: 'agreementHotel',
  29: 'carClass',
  30: 'carPrice',
  31: 'carCity',
  32: 'carTime',
  33: 'carCount',
  34: 'refundable',
  35: 'changeable',
  36: 'fareType',
  37: 'carrier',
  38: 'durationPrice',
  39: 'medianPrice',
  40: 'airportChange',
  41: 'hotelName',
  42: 'country',
  43: 'paidExtras',
  44: 'carPlace',
  45: 'carMonth',
  46: 'visaKind',
  47: 'visaPrice',
  48: 'visaExpress',
  49: 'meetingPrice',
  50: 'meetingTotal',
  51: 'selfTransfer',
})
export type PolicyRule = WordOf<typeof policyRules>

/** Rules whose excess is money, in fen, that somebody can pay. */
const priceRules: readonly PolicyRule[] = [
  'lowestPrice',
  'discount',
  'offerPrice',
  'hotelPrice',
  'carClass',
  'carPrice',
  'carMonth',
  'durationPrice',
  'medianPrice',
  'paidExtras',
  'visaPrice',
]
export const isPriceRule = (rule: PolicyRule): boolean => priceRules.includes(rule)

/** A refund and a change are orders of their own, with the order they alter as parent (handbook 6.1). */
export const orderKinds = ['booking', 'change', 'refund'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Who fulfils an order: chosen when it is placed, whatever its product or number. */
export const fulfillers = [
  'flight',
  'intl-flight',
  'intl-flight-office',
  'intl-flight-extras',
  'rail',
  'rail-waitlist',
  'rail-office',
  'hotel',
  'hotel-off-contract',
  'visa-desk',
  'meeting-deposit',
  'meeting-balance',
  'car',
] as const
export type Fulfiller = (typeof fulfillers)[number]

/**
 * Handbook 6.2, flight column, under which orders of every product are kept; answers carry the number of their product (state-numbers). While
 * an order is being placed its supplier is asked for it, and one that is refused never came about: both are this product's own, and no list shows them.
 */
export const orderStates = codes({
  5: 'placing',
  6: 'refused',
  10: 'draft',
  20: 'approving',
  25: 'rejected',
  1100: 'awaitingPayment',
  1700: 'issuing',
  1800: 'issued',
  1801: 'failed',
  1810: 'refunding',
  1811: 'refunded',
  1812: 'refundFailed',
  1820: 'changing',
  1821: 'changed',
  1822: 'changeFailed',
  1900: 'altered',
  1211: 'cancelled',
  1400: 'closed',
  1990: 'completed',
})
export type OrderState = WordOf<typeof orderStates>

/**
 * The parts of a list of bookings: somebody has still to do something, to be travelled, and over. A changed order is over; the change that
 * took its place has the same state and is travelled. Of an altered order something may be left to travel, or nothing.
 */
export const orderStages = {
  open: ['draft', 'approving', 'awaitingPayment', 'issuing', 'refunding', 'changing'],
  upcoming: ['issued', 'altered', 'changed'],
  over: [
    'completed',
    'altered',
    'changed',
    'refunded',
    'rejected',
    'failed',
    'refundFailed',
    'changeFailed',
    'cancelled',
    'closed',
  ],
} as const satisfies Record<string, readonly OrderState[]>
export type OrderStage = keyof typeof orderStages
export const orderStageWords = ['open', 'upcoming', 'over'] as const satisfies readonly OrderStage[]

/** Handbook 8.3 */
export const approvalTaskStates = codes({
  0: 'pending',
  1: 'agreed',
  2: 'rejected',
  3: 'transferred',
  4: 'cancelled',
  5: 'ended',
})
export type ApprovalTaskState = WordOf<typeof approvalTaskStates>

/** Handbook 8.3: the whole flow of one order. */
export const approvalStates = codes({ 0: 'approving', 1: 'approved', 2: 'rejected', 4: 'withdrawn', 8: 'timedOut', 16: 'told' })
export type ApprovalState = WordOf<typeof approvalStates>

/** Handbook 8.2: nobody decides in time. */
export const silenceEnds = ['reject', 'approve', 'escalate', 'remind'] as const
export type OnSilence = (typeof silenceEnds)[number]

/** Handbook 6.4: paid by the traveller; by the company's account at once; on its monthly credit; from its deposit. */
export const settleTypes = codes({ 1: 'personal', 2: 'companyAccount', 4: 'companyCredit', 8: 'deposit' })
export type SettleType = WordOf<typeof settleTypes>
export type SettleCode = 1 | 2 | 4 | 8
/** Points pay a part of the personal share; they are no settle type of their own (handbook 11.1). */
export type PaymentMethod = SettleType | 'points'

/** Where an insurance stands (handbook 1.8): to be paid, to be taken out, given up before, in force, being and having been returned. */
export const insuranceStates = ['unpaid', 'waiting', 'cancelled', 'insured', 'returning', 'returned'] as const
export type InsuranceState = (typeof insuranceStates)[number]

/** Handbook 1.7 */
export const couponStates = codes({
  0: 'open',
  1: 'checkedIn',
  2: 'boarded',
  3: 'used',
  4: 'refunded',
  5: 'exchanged',
  6: 'void',
  7: 'suspended',
})
export type CouponState = WordOf<typeof couponStates>
