import { languages, type Language } from '@sojourn/contract/kit/language'
import type { AirFailureKind } from '@sojourn/supply/ports/air'
import type { HotelFailureKind } from '@sojourn/supply/ports/hotel'
import type { RailFailureKind } from '@sojourn/supply/ports/rail'
import { orderText } from '@sojourn/text/booking/order/words'
import { describe, expect, test } from 'vitest'

/** Whatever a supplier answers has a sentence: an order never shows the word of an interface. */
const said: Record<Language, { failures: Record<AirFailureKind | HotelFailureKind | RailFailureKind, string> }> = orderText

const ofAir: Record<AirFailureKind, true> = {
  flightUnknown: true,
  saleClosed: true,
  soldOut: true,
  priceChanged: true,
  holdExpired: true,
  buyerUnverified: true,
  pnrUnknown: true,
  issueFailed: true,
  notRefundable: true,
  feeRose: true,
  notChangeable: true,
  couponNotOpen: true,
  supplierBusy: true,
  keyVoid: true,
}
const ofHotel: Record<HotelFailureKind, true> = {
  hotelUnknown: true,
  rateUnknown: true,
  closed: true,
  soldOut: true,
  priceChanged: true,
  stayNotAllowed: true,
  tooManyRooms: true,
  guestsMissing: true,
  guestNotAccepted: true,
  guaranteeNeeded: true,
  cardInvalid: true,
  duplicateBooking: true,
  bookingUnknown: true,
  holdExpired: true,
  refused: true,
  notCancellable: true,
  feeRose: true,
  consentRefused: true,
  nightsNotAtEnd: true,
  supplierBusy: true,
  keyVoid: true,
}

/** What only a railway or a hotel has, and what only carriers have. */
const foreign = {
  air: { 'zh-CN': /铁路|列车|车次|酒店|房/, 'zh-TW': /鐵路|列車|車次|酒店|房/, en: /railway|train|hotel|room/i },
  hotel: { 'zh-CN': /铁路|列车|车|航|票|座/, 'zh-TW': /鐵路|列車|車|航|票|座/, en: /railway|train|carrier|flight|ticket|seat/i },
}

describe.each(languages)('[handbook 6.3] why an order failed is said in the words of its product: %s', (language) => {
  test.each([
    ['air', ofAir],
    ['hotel', ofHotel],
  ] as const)('%s', (trade, kinds) => {
    const failures: Record<string, string> = said[language].failures
    const sentences = Object.keys(kinds).map((kind) => failures[kind])
    expect(sentences.filter((sentence) => !sentence || foreign[trade][language].test(sentence))).toEqual([])
  })
})
