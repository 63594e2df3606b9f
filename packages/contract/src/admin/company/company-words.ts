import type { PolicyRule } from '../../booking/codes'

/** Words of what a company chooses in the console; they come without shapes, since its screens use them too. */

/** From which source trains are bought: at the railway, or by the company's ticket office (handbook 3.10). */
export const trainSources = ['closed', 'railway', 'office'] as const
/** For whom hotels abroad may be booked (S3.11). */
export const intlHotelWords = ['closed', 'both', 'self', 'others'] as const
/** What a person is offered once the agreement has expired (S4.29). */
export const expiredOffers = ['personal', 'message'] as const
/** S3.24 */
export const bookModeWords = ['normal', 'fast'] as const
/** Handbook 7.3: 就高, 就低, or each by the own standard. */
export const togetherWords = ['each', 'highest', 'lowest'] as const
export const guestWords = ['own', 'booker', 'unlimited'] as const
/** What is done where issued tickets abroad would cost less today, and from which saving on, in yuan. */
export const priceDropRules = ['off', 'propose', 'take'] as const
export const priceDropSteps = ['100', '200', '500', '1000', '2000'] as const
export const insuranceWords = ['forbidden', 'optional', 'forced'] as const
/** How the company itself pays (handbook 6.4). */
export const companyMethods = ['companyCredit', 'deposit', 'companyAccount'] as const
export const returnWords = ['proRata', 'personalFirst'] as const
/** When products are booked by travel application (S4.06): never, always, or once one is chosen. */
export const applyWords = ['never', 'always', 'chosen'] as const
/** The month in which a company's year begins; quarters and years of budgets go by it (handbook 10.2). */
export const yearMonths = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
export const controlWords = ['strong', 'weak'] as const
/** Icons that a link of the company may have. */
export const linkIcons = ['wallet', 'chart', 'document', 'briefcase', 'card', 'link'] as const

/** The parts of what a company says of itself, each saved by itself. */
export const companySections = [
  'profile',
  'products',
  'booking',
  'payment',
  'applications',
  'reasons',
  'texts',
  'features',
] as const
export type CompanySection = (typeof companySections)[number]

/** Products of which a standard speaks, in whose violations reasons are asked. */
export const reasonProducts = ['flight', 'intlFlight', 'hotel', 'intlHotel', 'train', 'car', 'visa', 'meeting'] as const
export type ReasonProduct = (typeof reasonProducts)[number]
/** Products whose orders ask for a purpose and a remark in the company's way. */
export const orderTextProducts = ['flight', 'intlFlight', 'hotel', 'intlHotel', 'train', 'car', 'visa', 'meeting'] as const
export type OrderTextProduct = (typeof orderTextProducts)[number]
/** Types of violations of these products that a reason may be meant for. */
export const reasonRules = [
  'lowestPrice',
  'medianPrice',
  'discount',
  'fullPrice',
  'durationPrice',
  'offerPrice',
  'hotelPrice',
  'advanceDays',
  'cabin',
  'cabinDuration',
  'trainSeat',
  'trainFirst',
  'star',
  'agreementCarrier',
  'agreementHotel',
  'lowCost',
  'carrier',
  'fareType',
  'refundable',
  'changeable',
  'direct',
  'airportChange',
  'selfTransfer',
  'hotelName',
  'country',
  'paidExtras',
  'carClass',
  'carPrice',
  'carCity',
  'carPlace',
  'carTime',
  'carCount',
  'carMonth',
  'visaKind',
  'visaPrice',
  'visaExpress',
  'meetingPrice',
  'meetingTotal',
] as const satisfies readonly PolicyRule[]
/** Products that may be booked by application, in the order of the form. */
export const applicationProducts = ['flight', 'intlFlight', 'hotel', 'intlHotel', 'train', 'car', 'visa'] as const
