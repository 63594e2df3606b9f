import type { IntlBookInfo, IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlDictionary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { chosenSlice, keepChosenSlice } from '../features/products/intl-flight/chosen-trip'
import { bookInfo } from './booking'
import { direct, intlDictionary, intlDraft } from './intl-list'
import type { Sketch } from './server'

/** The search for one direction. */
export const oneWayDraft = { ...intlDraft, searchParams: { segmentType: 0 }, legs: [intlDraft.legs[0]] } as const

const { flights, ...offer } = direct
const [fare] = offer.fares
const segments = flights

/** The one direction is chosen as a list tells it, at its cheapest fare. */
export const chooseDirect = (): void =>
  keepChosenSlice(
    oneWayDraft.tempOrderNo,
    0,
    chosenSlice('S1', offer, { segments, fare: fare!, dictionary: intlDictionary as unknown as IntlDictionary }),
  )

/** What is sent of that choice at what was seen of it. */
export const chosenDirect = {
  tempOrderNo: oneWayDraft.tempOrderNo,
  choices: [{ searchId: 'S1', itineraryKey: direct.itineraryKey, fareKey: fare!.fareKey }],
  seenTotal: fare!.total,
  seenTimes: segments.map(({ departDate, departTime, arriveDate, arriveTime }) => ({
    departDate,
    departTime,
    arriveDate,
    arriveTime,
  })),
}

/** The same priced again: nothing has changed. */
export const directChecked = {
  outcome: 'same',
  segments,
  itineraries: [{ ...offer, fares: [fare!] }],
  selfTransfers: [],
  tickets: [
    {
      validatingCarrier: 'MU',
      slices: [0],
      prices: [{ passenger: 'adult', count: 1, fare: 2600_00, surcharge: 0, taxes: [], total: fare!.total }],
      rules: [],
    },
  ],
  dictionary: intlDictionary,
  extras: [],
  retimed: [],
  tripTotal: fare!.total,
  prices: [
    { kind: 'adultFare', unit: 2600_00, count: 1, amount: 2600_00 },
    { kind: 'taxes', unit: 500_00, count: 1, amount: 500_00 },
  ],
  total: fare!.total,
  payBy: '2026-11-20T06:00:00Z',
  priceUntil: '2026-11-20T02:30:00Z',
  instantPayment: false,
  needsApproval: false,
  violations: [],
  notes: [],
  notesOn: '2026-11-01',
} as const satisfies Sketch<IntlCheckResult>

const [traveller] = bookInfo.travellers
const [credential] = traveller.credentials
/** The form of its order, for somebody whose passport says everything. */
export const intlBookInfo = {
  ...bookInfo,
  travellers: [{ ...traveller, passenger: 'adult', told: [], credentials: [{ ...credential, missing: [], notes: [] }] }],
  addressOf: [],
  notesOn: '2026-11-01',
} as const satisfies Sketch<IntlBookInfo>
