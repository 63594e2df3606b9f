import type { TravelType } from '@sojourn/contract/booking/codes'
import { describe, expect, test } from 'vitest'
import {
  booksByApplication,
  bookModeSwitch,
  bookTypeChoice,
  startingTravelType,
  travelTypeLocked,
  type BookingConfig,
  type BookingFrame,
} from './booking-options'
import {
  bookingProblem,
  expiredAgreementOffer,
  hotelPayType,
  isBookable,
  listedProducts,
  productTabs,
  type AvailabilityConfig,
} from './product-availability'

const config = (more: Partial<AvailabilityConfig> = {}): AvailabilityConfig => ({
  productDisabledShow: 0,
  switchList: { showmice: false, showcar: false },
  isSigningServiceDate: true,
  signingServiceExpiredType: 1,
  advanceHotelBookable: 1,
  flightBookable: 0,
  flightIntlBookable: 0,
  hotelBookable: 0,
  hotelIntlBookable: 0,
  trainBookable: 0,
  trainLocalCustomizedBookable: -1,
  visaBookable: 0,
  personalFlightBookable: 1,
  personalFlightIntlBookable: 0,
  personalHotelBookable: -1,
  personalHotelIntlBookable: 1,
  personalTrainBookable: -1,
  personalVisaBookable: -1,
  ...more,
})
const shown = (found: AvailabilityConfig, travelType: TravelType = 'business') =>
  productTabs(found, travelType).map(
    ({ tab, products }) => `${tab}: ${products.map(({ product, bookable }) => (bookable ? product : `(${product})`)).join(' ')}`,
  )

describe('product availability', () => {
  test('[S4.04] business needs a flag that is not -1, personal needs 1', () => {
    expect(isBookable(config(), 'flight', 'business')).toBe(true)
    expect(isBookable(config({ flightBookable: -1 }), 'flight', 'business')).toBe(false)
    expect(isBookable(config(), 'flight', 'personal')).toBe(true)
    expect(isBookable(config(), 'intlFlight', 'personal')).toBe(false)
  })
  test('[S3.08] trains are open by either of their two sources', () => {
    const isOpen = (trainBookable: number, trainLocalCustomizedBookable: number) =>
      isBookable(config({ trainBookable, trainLocalCustomizedBookable }), 'train', 'business')
    expect([isOpen(-1, -1), isOpen(0, -1), isOpen(-1, 0)]).toEqual([false, true, true])
  })
  test('[S4.01] with productDisabledShow every product shows, closed ones marked', () => {
    expect(shown(config({ productDisabledShow: 1, flightIntlBookable: -1, trainBookable: -1 }))).toEqual([
      'flight: flight (intlFlight)',
      'hotel: hotel intlHotel',
      'train: (train)',
      'visa: visa',
    ])
  })
  test('[S4.02] without it closed products are hidden and the default shifts', () => {
    expect(shown(config({ flightBookable: -1, hotelIntlBookable: -1, trainBookable: -1 }))).toEqual([
      'flight: intlFlight',
      'hotel: hotel',
      'visa: visa',
    ])
    expect(shown(config(), 'personal')).toEqual(['flight: flight', 'hotel: intlHotel', 'visa: (visa)'])
  })
  test('[S4.03] meetings need their switch, visas hide only when both flags are -1', () => {
    expect(shown(config({ switchList: { showmice: true, showcar: false } }))).toContain('meeting: meeting')
    expect(shown(config({ visaBookable: -1 })).some((tab) => tab.startsWith('visa'))).toBe(false)
    expect(shown(config({ visaBookable: -1, personalVisaBookable: 0 }))).toContain('visa: (visa)')
  })
  test('[S4.05] hotels are paid in advance where that is open', () => {
    expect([
      hotelPayType(config()),
      hotelPayType(config({ advanceHotelBookable: -1 })),
      hotelPayType(config({ advanceHotelBookable: 0 })),
    ]).toEqual([2, 1, 1])
  })
  test('[S5.01] business travel needs an agreement in force, and offers personal travel where that is open', () => {
    const expired = config({ isSigningServiceDate: false })
    expect(bookingProblem(expired, 'flight', 'business')?.problem).toBe('serviceAgreementExpired')
    expect(bookingProblem(expired, 'flight', 'personal')).toBeUndefined()
    expect(expiredAgreementOffer(expired, 'flight')).toBe('personal')
    expect(expiredAgreementOffer(expired, 'train')).toBe('message')
    expect(expiredAgreementOffer({ ...expired, signingServiceExpiredType: 0 }, 'flight')).toBe('message')
  })
  test('[S5.05] a closed service says so', () => {
    expect(bookingProblem(config({ flightBookable: -1 }), 'flight', 'business')?.problem).toBe('bookingNotOpen')
    expect(bookingProblem(config(), 'flight', 'business')).toBeUndefined()
  })
})

describe('where home starts', () => {
  const started = (more: object = {}, frame = {}, asked?: 'business' | 'personal') =>
    startingTravelType({ ...config(), ssoTravelTypeKeep: 0, ...more } as Parameters<typeof startingTravelType>[0], frame, asked)
  test('[S4.29] on personal travel without an agreement in force, where something of that is open', () => {
    const expired = { isSigningServiceDate: false }
    expect(started()).toBe('business')
    expect(started(expired)).toBe('personal')
    const closed = {
      personalFlightBookable: -1,
      personalFlightIntlBookable: -1,
      personalHotelBookable: -1,
      personalHotelIntlBookable: -1,
      personalTrainBookable: -1,
      personalVisaBookable: -1,
    }
    expect(started({ ...expired, ...closed })).toBe('business')
  })
  test('[S4.10] the address goes first, and what cannot be switched stays business', () => {
    const expired = { isSigningServiceDate: false }
    expect(started(expired, {}, 'business')).toBe('business')
    expect(started({}, {}, 'personal')).toBe('personal')
    for (const frame of [{ travelApplyNo: 'A1' }, { tripId: 'T1' }]) expect(started(expired, frame)).toBe('business')
    expect(started({ ...expired, ssoTravelTypeKeep: 1 })).toBe('business')
  })
})

describe('booking types and modes', () => {
  const booking = (more: Partial<BookingConfig> = {}): BookingConfig => ({
    travelApplyBookType: 0,
    travelAppyBookProductList: '',
    isDefaultSubstituting: false,
    bookModeConfig: 1,
    defaultBookModeType: 0,
    ssoTravelTypeKeep: 0,
    hotelIntlBookable: 0,
    ...more,
  })
  const frame = (more: Partial<BookingFrame> = {}): BookingFrame => ({ product: 'flight', travelType: 'business', ...more })
  test.each<[string, Partial<BookingConfig>, Partial<BookingFrame>, boolean]>([
    ['mandatory and listed', { travelApplyBookType: 1, travelAppyBookProductList: '1,5' }, {}, true],
    ['mandatory but not listed', { travelApplyBookType: 1, travelAppyBookProductList: '5,12' }, {}, false],
    ['optional without application', { travelApplyBookType: 2, travelAppyBookProductList: '1' }, {}, false],
    ['optional with application', { travelApplyBookType: 2, travelAppyBookProductList: '1' }, { travelApplyNo: 'A1' }, true],
    ['not at all', { travelAppyBookProductList: '1' }, { travelApplyNo: 'A1' }, false],
  ])('[S4.06] by travel application: %s', (_title, found, within, expected) => {
    expect(booksByApplication(booking(found), frame(within))).toBe(expected)
  })
  test.each([
    ['0: both ways', 0, true, ['self', 'others']],
    ['1: for oneself only', 1, true, ['self']],
    ['2: for others only', 2, true, ['others']],
    ['2, but nobody to book for: [S5.05] no type at all', 2, false, []],
  ])('[S3.11] hotels abroad, %s', (_title, hotelIntlBookable, mayBookForOthers, options) => {
    const found = bookTypeChoice(
      booking({ hotelIntlBookable }),
      { product: 'intlHotel', travelType: 'business' },
      mayBookForOthers,
    )
    expect(found.options).toEqual(options)
    expect(
      bookTypeChoice(booking({ hotelIntlBookable }), { product: 'hotel', travelType: 'business' }, true).options,
    ).toHaveLength(2)
  })
  test('[S4.07] options: by application and for others, else for oneself and for others', () => {
    expect(bookTypeChoice(booking({ travelApplyBookType: 1, travelAppyBookProductList: '1' }), frame(), true).options).toEqual([
      'application',
      'others',
    ])
    expect(bookTypeChoice(booking(), frame(), true).options).toEqual(['self', 'others'])
    expect(bookTypeChoice(booking(), frame(), false).options).toEqual(['self'])
  })
  test('[S4.08] for others is preselected where the company says so, but not with an application', () => {
    expect(bookTypeChoice(booking({ isDefaultSubstituting: true }), frame(), true).selected).toBe('others')
    expect(bookTypeChoice(booking({ isDefaultSubstituting: true }), frame(), false).selected).toBe('self')
    expect(
      bookTypeChoice(
        booking({ isDefaultSubstituting: true, travelApplyBookType: 1, travelAppyBookProductList: '1' }),
        frame(),
        true,
      ).selected,
    ).toBe('application')
  })
  test('[S4.09] [S6.05] the mode switch is for business travel and fixed within an application or trip', () => {
    expect(bookModeSwitch(booking(), frame())).toEqual({ shown: true, enabled: true })
    expect(bookModeSwitch(booking({ bookModeConfig: 0 }), frame()).shown).toBe(false)
    expect(bookModeSwitch(booking(), frame({ travelType: 'personal' })).shown).toBe(false)
    expect(bookModeSwitch(booking(), frame({ tripId: 'T1' })).enabled).toBe(false)
  })
  test('[S4.10] business or personal is fixed within an application, a trip or by the sign-in', () => {
    expect(travelTypeLocked(booking(), {})).toBe(false)
    expect(travelTypeLocked(booking(), { travelApplyNo: 'A1' })).toBe(true)
    expect(travelTypeLocked(booking(), { tripId: 'T1' })).toBe(true)
    expect(travelTypeLocked(booking({ ssoTravelTypeKeep: 1 }), {})).toBe(true)
  })
  test('[S3.07] the list of products is comma-delimited', () => {
    expect(listedProducts('1, 5,8')).toEqual(['flight', 'train', 'visa'])
    expect(listedProducts('')).toEqual([])
  })
})
