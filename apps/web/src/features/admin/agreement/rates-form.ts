import type { AgreedRates } from '@sojourn/contract/admin/agency/agreed-rates.calls'
import type { HotelRateKind } from '@sojourn/contract/admin/agency/agreed-rates-words'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { getServedRates } from '../../../api/calls/admin/agency/agreed-rates'
import type { ResultOf } from '../../../api/web-call'
import { fenOf, yuanOf } from '../../../kit/forms/typed-amount'

export type ServedRates = ResultOf<typeof getServedRates>

/** What is not sold any more has its id alone. */
export const nameIn = (list: readonly { id: string; name: string }[], id: string): string =>
  list.find((each) => each.id === id)?.name ?? id

/** Agreed rates as they are typed. */
export interface TypedRates {
  from: string
  note: string
  carriers: { carrier: string; code: string; percent: string }[]
  hotels: { kind: HotelRateKind; code: string; percent: string; brandIds: string[]; hotelIds: string[] }[]
  refund: string
  change: string
}

/** What was agreed last, to be changed from its next day on: what is to come would be lost otherwise. */
export function newestRates({ current, list, today }: Pick<ServedRates, 'current' | 'list' | 'today'>): TypedRates {
  const coming = list.find(({ status }) => status === 'coming')
  return typedRates(coming?.rates ?? current, addDays(coming?.from ?? today, 1))
}

const typedRates = ({ carriers, hotels, afterSales }: AgreedRates, from: string): TypedRates => ({
  from,
  note: '',
  carriers: carriers.map(({ carrier, code, percentOff }) => ({ carrier, code, percent: String(percentOff) })),
  hotels: hotels.map(({ kind, code, percentOff, brandIds, hotelIds }) => ({
    kind,
    code,
    percent: String(percentOff),
    brandIds,
    hotelIds,
  })),
  refund: yuanOf(afterSales.refund),
  change: yuanOf(afterSales.change),
})

/** What is no number is nothing that is off, and no amount one that is refused. */
const percentOf = (typed: string): number => (/^\d{1,2}(\.\d)?$/.test(typed.trim()) ? Number(typed.trim()) : 0)
const feeOf = (typed: string): number => (typed.trim() === '' ? 0 : (fenOf(typed) ?? -1))

export const sentRates = ({ carriers, hotels, refund, change }: TypedRates): AgreedRates => ({
  carriers: carriers.map(({ carrier, code, percent }) => ({ carrier, code: code.trim(), percentOff: percentOf(percent) })),
  hotels: hotels.map(({ kind, code, percent, brandIds, hotelIds }) => ({
    kind,
    code: code.trim(),
    percentOff: percentOf(percent),
    brandIds,
    hotelIds,
  })),
  afterSales: { refund: feeOf(refund), change: feeOf(change) },
})
