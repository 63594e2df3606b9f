import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { products, type BookType, type Product, type TravelType } from '@sojourn/contract/booking/codes'
import { isBookable, listedProducts, type AvailabilityConfig } from './product-availability'

export type BookingConfig = Pick<
  EmployeeConfig,
  | 'travelApplyBookType'
  | 'travelAppyBookProductList'
  | 'isDefaultSubstituting'
  | 'bookModeConfig'
  | 'defaultBookModeType'
  | 'ssoTravelTypeKeep'
  | 'hotelIntlBookable'
>

/** What the person is booking within. */
export interface BookingFrame {
  product: Product
  travelType: TravelType
  travelApplyNo?: string
  tripId?: string
}

/** Is this product booked by travel application? Type 1 always, type 2 once an application is chosen (S4.06). */
export function booksByApplication(config: BookingConfig, { product, travelApplyNo }: BookingFrame): boolean {
  const applies = config.travelApplyBookType === 1 || (config.travelApplyBookType === 2 && Boolean(travelApplyNo))
  return applies && listedProducts(config.travelAppyBookProductList).includes(product)
}

/** hotelIntlBookable: 0 both ways, 1 for oneself only, 2 for others only (S3.11). */
const onlyFor: Record<number, 'self' | 'others'> = { 1: 'self', 2: 'others' }

/**
 * The booking types to choose from and the one preselected (S4.07, S4.08); personal travel is for oneself. No option at
 * all means that the service is not open to this person (S5.05).
 */
export function bookTypeChoice(
  config: BookingConfig,
  frame: BookingFrame,
  mayBookForOthers: boolean,
): { options: BookType[]; selected: BookType } {
  if (frame.travelType === 'personal') return { options: ['self'], selected: 'self' }
  const byApplication = booksByApplication(config, frame)
  const first: BookType = byApplication ? 'application' : 'self'
  const only = frame.product === 'intlHotel' ? onlyFor[config.hotelIntlBookable] : undefined
  const options: BookType[] = [
    ...(only === 'others' ? [] : [first]),
    ...(mayBookForOthers && only !== 'self' ? (['others'] as const) : []),
  ]
  const substituting = options.length > 1 && config.isDefaultSubstituting && !byApplication
  return { options, selected: substituting ? 'others' : (options[0] ?? first) }
}

/** The normal/fast switch (S4.09): shown for business travel where configured, fixed within an application or a trip. */
export const bookModeSwitch = (config: BookingConfig, frame: BookingFrame): { shown: boolean; enabled: boolean } => ({
  shown: config.bookModeConfig === 1 && frame.travelType === 'business',
  enabled: !frame.travelApplyNo && !frame.tripId,
})

/**
 * Home starts on business travel; without an agreement in force it starts on personal travel, where something of that is open. What the
 * address asks for goes first, and what cannot be switched stays business.
 */
export function startingTravelType(
  config: AvailabilityConfig & BookingConfig,
  frame: Pick<BookingFrame, 'travelApplyNo' | 'tripId'>,
  asked: TravelType | undefined,
): TravelType {
  if (asked) return asked
  if (config.isSigningServiceDate || travelTypeLocked(config, frame)) return 'business'
  return products.words.some((product) => isBookable(config, product, 'personal')) ? 'personal' : 'business'
}

/** Business or personal cannot be switched within an application, a trip, or when the sign-in fixes it (S4.10). */
export const travelTypeLocked = (config: BookingConfig, frame: Pick<BookingFrame, 'travelApplyNo' | 'tripId'>): boolean =>
  Boolean(frame.travelApplyNo) || Boolean(frame.tripId) || config.ssoTravelTypeKeep === 1
