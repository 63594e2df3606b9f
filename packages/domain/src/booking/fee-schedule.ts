import type { Product } from '@sojourn/contract/booking/codes'
import type { ServiceFees } from '@sojourn/contract/booking/service-fee.shapes'
import { serviceFeeAtMost, type FeeStatus, type FeeState } from '@sojourn/contract/booking/service-fee-words'
import type { Language } from '@sojourn/contract/kit/language'
import { agencyServiceFeeText } from '@sojourn/text/admin/agency/service-fee'
import { isLocalDate } from '../kit/local-date'

/** For whom and what a fee is: of one customer or of all, of one product or of all. */
export interface FeePlace {
  enterpriseId?: number
  product?: Product
}
/** A fee from a day in China on; without amounts the customer pays what all pay. */
export interface FeeRow extends FeePlace {
  from: string
  fees?: ServiceFees
}

/** What a company without an agency pays. */
export const noFees: ServiceFees = { online: 0, assisted: 0, vipOnline: 0, vipAssisted: 0 }

/** What a company agreed goes before what all pay, and one product before all of them. */
const placesOf = ({ enterpriseId, product }: Required<FeePlace>): FeePlace[] => [
  { enterpriseId, product },
  { enterpriseId },
  { product },
  {},
]

export const samePlace = (one: FeePlace, other: FeePlace): boolean =>
  one.enterpriseId === other.enterpriseId && one.product === other.product

/** The row of a place that holds on a day: its latest until then. */
const rowOn = <Row extends FeeRow>(rows: readonly Row[], place: FeePlace, date: string): Row | undefined =>
  rows
    .filter((row) => samePlace(row, place) && row.from <= date)
    .reduce<Row | undefined>((latest, row) => (latest && latest.from > row.from ? latest : row), undefined)

/** What is charged on a day, with the row that says so; `rows` are agreed ones of one agency. */
export function feesOn(
  rows: readonly FeeRow[],
  { date, ...place }: Required<FeePlace> & { date: string },
): { from?: string; fees: ServiceFees } {
  for (const each of placesOf(place)) {
    const row = rowOn(rows, each, date)
    if (row?.fees) return { from: row.from, fees: row.fees }
  }
  return { fees: noFees }
}

/** The days after one on which what is charged becomes different. */
export function feeChangesAfter(
  rows: readonly FeeRow[],
  { date, ...place }: Required<FeePlace> & { date: string },
): { from: string; fees: ServiceFees }[] {
  const days = [...new Set(rows.filter(({ from }) => from > date).map(({ from }) => from))].toSorted()
  let before = feesOn(rows, { ...place, date }).fees
  return days.flatMap((from) => {
    const { fees } = feesOn(rows, { ...place, date: from })
    const isSame = sameFees(fees, before)
    before = fees
    return isSame ? [] : [{ from, fees }]
  })
}

const sameFees = (one: ServiceFees, other: ServiceFees): boolean =>
  one.online === other.online &&
  one.assisted === other.assisted &&
  one.vipOnline === other.vipOnline &&
  one.vipAssisted === other.vipAssisted

/** Where each of an agency's rows stands today; all of a place that hold or may hold are among them. */
export function feeStatusesOf(rows: readonly (FeeRow & { state: FeeState })[], today: string): FeeStatus[] {
  const placeOf = ({ enterpriseId, product }: FeePlace) => `${enterpriseId ?? ''} ${product ?? ''}`
  const inForce = new Map<string, FeeRow>()
  for (const row of rows)
    if (row.state === 'agreed' && row.from <= today && row.from >= (inForce.get(placeOf(row))?.from ?? ''))
      inForce.set(placeOf(row), row)
  return rows.map((row) => {
    if (row.state !== 'agreed') return row.state
    if (row.from > today) return 'coming'
    return inForce.get(placeOf(row)) === row ? 'inForce' : 'past'
  })
}

export type FeeFault = 'feeDay' | 'feeAmount' | 'feeMissing'

/** Why a row is not proposed or agreed to: what is sold today keeps its fee, so that one begins tomorrow at the earliest. */
export function feeFault({ enterpriseId, from, fees }: FeeRow, today: string): { field: string; fault: FeeFault } | undefined {
  if (!isLocalDate(from) || from <= today) return { field: 'from', fault: 'feeDay' }
  if (!fees) return enterpriseId === undefined ? { field: 'fees', fault: 'feeMissing' } : undefined
  const wrong = Object.values(fees).some((fee) => !Number.isSafeInteger(fee) || fee < 0 || fee > serviceFeeAtMost)
  return wrong ? { field: 'fees', fault: 'feeAmount' } : undefined
}

export const feeFaultSentence = (fault: FeeFault, language: Language): string => agencyServiceFeeText[language].faults[fault]
