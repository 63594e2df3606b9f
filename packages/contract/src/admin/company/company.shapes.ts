import { Type, type Static } from 'typebox'
import { currencies } from '../../kit/currencies'
import { words } from '../../kit/words'
import {
  orderTextAsks,
  orderTextForms,
  orderTextsAtMost,
  orderTextLongest,
  orderTextPatternLongest,
} from '../../booking/order-text-words'
import {
  applicationProducts,
  applyWords,
  bookModeWords,
  companyMethods,
  controlWords,
  expiredOffers,
  guestWords,
  insuranceWords,
  priceDropRules,
  priceDropSteps,
  intlHotelWords,
  linkIcons,
  reasonProducts,
  reasonRules,
  returnWords,
  togetherWords,
  trainSources,
  yearMonths,
} from './company-words'
import { sentNames } from '../names.shapes'

const Flag = Type.Boolean()
const Names = sentNames()
/** Of what the company makes itself; empty of what is new. */
const Key = Type.String({ maxLength: 40 })

/** Fields are called as the specification calls the employee's config (S3.02–S3.11); numbers of it are words here. */
export const CompanyProfile = Type.Object({
  names: sentNames(100),
  appTitle: sentNames(30),
  brandColour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  isShowDTGLogo: Flag,
  serviceTel: Type.String({ maxLength: 20 }),
  serviceTelDisplay: Type.String({ maxLength: 30 }),
})
export type CompanyProfile = Static<typeof CompanyProfile>

export const CompanyProducts = Type.Object({
  flightBookable: Flag,
  flightIntlBookable: Flag,
  hotelBookable: Flag,
  hotelIntlBookable: words(...intlHotelWords),
  trainBookable: words(...trainSources),
  visaBookable: Flag,
  personalFlightBookable: Flag,
  personalFlightIntlBookable: Flag,
  personalHotelBookable: Flag,
  personalHotelIntlBookable: Flag,
  personalTrainBookable: Flag,
  personalVisaBookable: Flag,
  showmice: Flag,
  showcar: Flag,
  /** Rooms are paid in advance; otherwise at the hotel (S4.05). */
  advanceHotelBookable: Flag,
  productDisabledShow: Flag,
})
export type CompanyProducts = Static<typeof CompanyProducts>

export const CompanyBooking = Type.Object({
  bookModeConfig: Flag,
  defaultBookModeType: words(...bookModeWords),
  isDefaultSubstituting: Flag,
  ssoTravelTypeKeep: Flag,
  signingServiceExpiredType: words(...expiredOffers),
  gpAgreementFilter: Flag,
  gpAgreementFilterSelected: Flag,
  togetherBookRule: words(...togetherWords),
  guestStandard: words(...guestWords),
  guestsOfLists: Flag,
  insuranceRule: words(...insuranceWords),
  priceDropRule: words(...priceDropRules),
  priceDropFrom: words(...priceDropSteps),
})
export type CompanyBooking = Static<typeof CompanyBooking>

export const CompanyPayment = Type.Object({
  /** The usual method first. */
  companyMethods: Type.Array(words(...companyMethods), { minItems: 1, maxItems: 3, uniqueItems: true }),
  chargeCreditOnApproval: Flag,
  personalPaymentOnBusiness: Flag,
  returnRule: words(...returnWords),
  /** Of its books (decision 96). */
  baseCurrency: words(...currencies),
  costSplit: Flag,
  projectRequired: Flag,
  yearStarts: words(...yearMonths),
})
export type CompanyPayment = Static<typeof CompanyPayment>

export const CompanyApplications = Type.Object({
  travelApplyBookType: words(...applyWords),
  travelAppyBookProductList: Type.Array(words(...applicationProducts), { maxItems: 7, uniqueItems: true }),
  control: words(...controlWords),
  applyOrderMatchDateUnlimited: Flag,
  countiesJoin: Flag,
})
export type CompanyApplications = Static<typeof CompanyApplications>

export const CompanyReason = Type.Object({
  code: Key,
  names: Names,
  needsText: Flag,
  /** Of all products where none is named. */
  products: Type.Array(words(...reasonProducts), { maxItems: reasonProducts.length, uniqueItems: true }),
  /** Of all types of violations where none is named. */
  rules: Type.Array(words(...reasonRules), { maxItems: 40, uniqueItems: true }),
  ended: Flag,
})
export type CompanyReason = Static<typeof CompanyReason>

const Titles = sentNames(40)
export const CompanyReasons = Type.Object({
  reasons: Type.Array(CompanyReason, { maxItems: 60 }),
  /** Empty: the usual words (S3.10). */
  violationTitles: Type.Object({
    flight: Titles,
    intlFlight: Titles,
    hotel: Titles,
    intlHotel: Titles,
    train: Titles,
    car: Titles,
    visa: Titles,
    meeting: Titles,
  }),
})
export type CompanyReasons = Static<typeof CompanyReasons>

/** What is asked of a text that whoever books writes: a pattern as of fields (9 a digit, A a letter, * either), else so many characters. */
export const CompanyOrderText = Type.Object({
  asked: words(...orderTextAsks),
  form: words(...orderTextForms),
  least: Type.Integer({ minimum: 0, maximum: orderTextLongest }),
  pattern: Type.String({ maxLength: orderTextPatternLongest }),
  /** Of the list the only ones; otherwise those that are suggested. */
  texts: Type.Array(sentNames(orderTextLongest), { maxItems: orderTextsAtMost }),
})
export type CompanyOrderText = Static<typeof CompanyOrderText>

const TextsOfProducts = Type.Object({
  flight: CompanyOrderText,
  intlFlight: CompanyOrderText,
  hotel: CompanyOrderText,
  intlHotel: CompanyOrderText,
  train: CompanyOrderText,
  car: CompanyOrderText,
  visa: CompanyOrderText,
  meeting: CompanyOrderText,
})
/** The purpose of the trip and the remark of orders on business, by product. */
export const CompanyTexts = Type.Object({ purposes: TextsOfProducts, remarks: TextsOfProducts })
export type CompanyTexts = Static<typeof CompanyTexts>

export const CompanyLink = Type.Object({
  names: Names,
  /** A page of the portal, or an address of the web. */
  actionId: Type.String({ maxLength: 300 }),
  cssClass: words(...linkIcons),
})
export type CompanyLink = Static<typeof CompanyLink>

export const CompanyFeatures = Type.Object({
  isEnableWallet: Flag,
  onlineReportEnable: Flag,
  intlFlightDemandOrderEnable: Flag,
  strictPassword: Flag,
  showCost: Flag,
  links: Type.Array(CompanyLink, { maxItems: 8 }),
})
export type CompanyFeatures = Static<typeof CompanyFeatures>

const sections = {
  profile: CompanyProfile,
  products: CompanyProducts,
  booking: CompanyBooking,
  payment: CompanyPayment,
  applications: CompanyApplications,
  reasons: CompanyReasons,
  texts: CompanyTexts,
  features: CompanyFeatures,
}
/** All that a company says of itself. */
export const CompanySections = Type.Object(sections)
export type CompanySections = Static<typeof CompanySections>
/** What is absent stays as it is. */
export const ChangedSections = Type.Partial(CompanySections)
