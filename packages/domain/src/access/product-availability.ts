import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { products, type Product, type TravelType } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'

/** Flags that the rules of this file read. */
export type AvailabilityConfig = Pick<
  EmployeeConfig,
  | 'productDisabledShow'
  | 'switchList'
  | 'isSigningServiceDate'
  | 'signingServiceExpiredType'
  | 'advanceHotelBookable'
  | 'flightBookable'
  | 'flightIntlBookable'
  | 'hotelBookable'
  | 'hotelIntlBookable'
  | 'trainBookable'
  | 'trainLocalCustomizedBookable'
  | 'visaBookable'
  | 'personalFlightBookable'
  | 'personalFlightIntlBookable'
  | 'personalHotelBookable'
  | 'personalHotelIntlBookable'
  | 'personalTrainBookable'
  | 'personalVisaBookable'
>

type Flag = keyof { [Name in keyof AvailabilityConfig as AvailabilityConfig[Name] extends number ? Name : never]: true }
type FlaggedProduct = Exclude<Product, 'car' | 'meeting'>

const flags: Record<FlaggedProduct, Record<TravelType, Flag>> = {
  flight: { business: 'flightBookable', personal: 'personalFlightBookable' },
  intlFlight: { business: 'flightIntlBookable', personal: 'personalFlightIntlBookable' },
  hotel: { business: 'hotelBookable', personal: 'personalHotelBookable' },
  intlHotel: { business: 'hotelIntlBookable', personal: 'personalHotelIntlBookable' },
  train: { business: 'trainBookable', personal: 'personalTrainBookable' },
  visa: { business: 'visaBookable', personal: 'personalVisaBookable' },
}
const disallowed = -1

/** The flag that opens a product to business travel; undefined of products that no flag opens. */
export const businessFlagOf = (product: Product): Flag | undefined =>
  product === 'car' || product === 'meeting' ? undefined : flags[product].business

/**
 * Business travel: -1 is not bookable. Personal travel: only 1 is (S4.04). Trains also open by the locally customised way
 * (handbook 3.10). Meetings and cars follow their switches.
 */
export function isBookable(config: AvailabilityConfig, product: Product, travelType: TravelType): boolean {
  if (product === 'meeting') return config.switchList.showmice && travelType === 'business'
  if (product === 'car') return config.switchList.showcar && travelType === 'business'
  const value = config[flags[product][travelType]]
  if (travelType === 'personal') return value === 1
  return value !== disallowed || (product === 'train' && config.trainLocalCustomizedBookable !== disallowed)
}

/** Why a search for this product must not start (S5.01, S5.05), or undefined. */
export function bookingProblem(config: AvailabilityConfig, product: Product, travelType: TravelType): Problem | undefined {
  if (travelType === 'business' && !config.isSigningServiceDate) return problem('serviceAgreementExpired')
  return isBookable(config, product, travelType) ? undefined : problem('bookingNotOpen')
}

/** What a person is offered when the agreement has expired (S4.29, S5.01): a personal purchase or a message. */
export const expiredAgreementOffer = (config: AvailabilityConfig, product: Product): 'personal' | 'message' =>
  config.signingServiceExpiredType === 1 && isBookable(config, product, 'personal') ? 'personal' : 'message'

/** 2 is paid in advance, 1 at the hotel (S4.05). */
export const hotelPayType = (config: AvailabilityConfig): 1 | 2 =>
  config.advanceHotelBookable === disallowed || config.advanceHotelBookable === 0 ? 1 : 2

export type HomeTab = 'flight' | 'hotel' | 'train' | 'car' | 'visa' | 'meeting'
export interface ProductTab {
  tab: HomeTab
  /** The products of the tab that are shown, the default one first. */
  products: { product: Product; bookable: boolean }[]
}

const tabs: Record<HomeTab, readonly Product[]> = {
  flight: ['flight', 'intlFlight'],
  hotel: ['hotel', 'intlHotel'],
  train: ['train'],
  car: ['car'],
  visa: ['visa'],
  meeting: ['meeting'],
}

/** The tabs of the home page (S4.01–S4.03); a shown product that is not bookable says that it is not open. */
export function productTabs(config: AvailabilityConfig, travelType: TravelType): ProductTab[] {
  const shownAnyway = config.productDisabledShow === 1
  return (Object.keys(tabs) as HomeTab[])
    .filter((tab) => mayShow(config, tab))
    .map((tab) => ({ tab, products: shownProducts(config, tabs[tab], travelType, shownAnyway || tab === 'visa') }))
    .filter(({ products: shown }) => shown.length > 0)
}

function mayShow(config: AvailabilityConfig, tab: HomeTab): boolean {
  if (tab === 'meeting') return config.switchList.showmice
  if (tab === 'car') return config.switchList.showcar
  return tab !== 'visa' || config.visaBookable !== disallowed || config.personalVisaBookable !== disallowed
}

function shownProducts(
  config: AvailabilityConfig,
  candidates: readonly Product[],
  travelType: TravelType,
  shownAnyway: boolean,
): ProductTab['products'] {
  const judged = candidates.map((product) => ({ product, bookable: isBookable(config, product, travelType) }))
  return judged.filter(({ bookable }) => bookable || shownAnyway).sort((a, b) => Number(b.bookable) - Number(a.bookable))
}

/** The codes of travelAppyBookProductList, for example "1,2,5" (S3.07). */
export const listedProducts = (list: string): Product[] =>
  list
    .split(',')
    .map((code) => products.words.find((word) => String(products.code(word)) === code.trim()))
    .filter((product) => product !== undefined)
