import type { AgreedRates } from '@sojourn/contract/admin/agency/agreed-rates.calls'
import { afterSaleFeeAtMost, percentAtMost } from '@sojourn/contract/admin/agency/agreed-rates-words'
import type { FeeState, FeeStatus } from '@sojourn/contract/booking/service-fee-words'
import type { Language } from '@sojourn/contract/kit/language'
import { agencyAgreedRatesText } from '@sojourn/text/admin/agency/agreed-rates'
import { isLocalDate } from '../kit/local-date'

export type RatesFault =
  | 'day'
  | 'carrierUnknown'
  | 'carrierTwice'
  | 'codeMissing'
  | 'codeTwice'
  | 'percent'
  | 'hotelsMissing'
  | 'brandUnknown'
  | 'hotelUnknown'
  | 'fee'

export interface FoundRatesFault {
  /** `carriers.0.percentOff`, `afterSales.change`, `from`. */
  field: string
  fault: RatesFault
}

interface Known {
  carriers: readonly string[]
  brands: readonly string[]
  hotels: readonly string[]
  today: string
}

/** What keeps rates from being proposed or agreed to; what is sold today keeps its price, so that they begin tomorrow at the earliest. */
export function ratesFaults({ from, rates }: { from: string; rates: AgreedRates }, known: Known): FoundRatesFault[] {
  const { refund, change } = rates.afterSales
  return [
    ...(isLocalDate(from) && from > known.today ? [] : [{ field: 'from', fault: 'day' } as const]),
    ...rates.carriers.flatMap((each, index) => carrierFaults(each, index, { all: rates.carriers, known })),
    ...rates.hotels.flatMap((each, index) => hotelFaults(each, index, { all: rates.hotels, known })),
    ...(isFee(refund) ? [] : [{ field: 'afterSales.refund', fault: 'fee' } as const]),
    ...(isFee(change) ? [] : [{ field: 'afterSales.change', fault: 'fee' } as const]),
  ]
}

type CarrierRate = AgreedRates['carriers'][number]
type HotelRate = AgreedRates['hotels'][number]

function carrierFaults(
  { carrier, code, percentOff }: CarrierRate,
  index: number,
  { all, known }: { all: readonly CarrierRate[]; known: Known },
): FoundRatesFault[] {
  const at = (field: keyof CarrierRate, fault: RatesFault) => ({ field: `carriers.${index}.${field}`, fault })
  const unknown = !known.carriers.includes(carrier)
  const twice = all.findIndex((each) => each.carrier === carrier) < index
  return [
    ...(unknown ? [at('carrier', 'carrierUnknown')] : twice ? [at('carrier', 'carrierTwice')] : []),
    ...(code.trim() === '' ? [at('code', 'codeMissing')] : []),
    ...(isPercent(percentOff) ? [] : [at('percentOff', 'percent')]),
  ]
}

function hotelFaults(
  { code, brandIds, hotelIds, percentOff }: HotelRate,
  index: number,
  { all, known }: { all: readonly HotelRate[]; known: Known },
): FoundRatesFault[] {
  const at = (field: keyof HotelRate, fault: RatesFault) => ({ field: `hotels.${index}.${field}`, fault })
  const twice = all.findIndex((each) => each.code.trim() === code.trim()) < index
  const none = brandIds.length + hotelIds.length === 0
  const unknown = brandIds.some((brand) => !known.brands.includes(brand))
  return [
    ...(code.trim() === '' ? [at('code', 'codeMissing')] : twice ? [at('code', 'codeTwice')] : []),
    ...(none ? [at('brandIds', 'hotelsMissing')] : unknown ? [at('brandIds', 'brandUnknown')] : []),
    ...(hotelIds.some((hotel) => !known.hotels.includes(hotel)) ? [at('hotelIds', 'hotelUnknown')] : []),
    ...(isPercent(percentOff) ? [] : [at('percentOff', 'percent')]),
  ]
}

/** Halves of a percent, since nobody agrees on less. */
const isPercent = (percent: number): boolean => percent > 0 && percent <= percentAtMost && Number.isInteger(percent * 2)
const isFee = (fen: number): boolean => Number.isSafeInteger(fen) && fen >= 0 && fen <= afterSaleFeeAtMost

export const ratesFaultSentence = (fault: RatesFault, language: Language): string => agencyAgreedRatesText[language].faults[fault]

interface Dated {
  from: string
  state: FeeState
}
/** Which rates hold on a day: of those agreed to, the ones that began last. */
export const ratesOn = <Row extends Dated>(rows: readonly Row[], day: string): Row | undefined =>
  rows
    .filter(({ state, from }) => state === 'agreed' && from <= day)
    .reduce<Row | undefined>((latest, row) => (latest && latest.from > row.from ? latest : row), undefined)

export function ratesStatus<Row extends Dated>(row: Row, rows: readonly Row[], today: string): FeeStatus {
  if (row.state !== 'agreed') return row.state
  if (row.from > today) return 'coming'
  return ratesOn(rows, today) === row ? 'inForce' : 'past'
}
