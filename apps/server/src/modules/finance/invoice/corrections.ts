import type { Language } from '@sojourn/contract/kit/language'
import { isInvoicedByAgency, itemOf } from '@sojourn/domain/finance/invoice/items'
import { sum } from '@sojourn/domain/kit/money'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { Telling } from '../bill/lines-of'
import { toldIn, toldLanguages, type ToldBody } from '../bill/told'
import { keyOf, type ItemWords, type SoldItem } from './sold-item'
import { findCorrections, type CorrectionRow, type FamilyRow } from './source-store'

/**
 * What the agency corrected upwards in a bill is a thing of its own: no carrier writes a voucher for it, so the agency writes a supplementary
 * invoice (handbook 10.5). What it corrected downwards is taken off the thing that it invoices, so that a red-letter invoice follows where it has;
 * vouchers of carriers and insurers stay as they are.
 */
export async function withCorrections(
  work: Work,
  sold: readonly SoldItem[],
  families: readonly FamilyRow[],
  telling: Telling,
): Promise<SoldItem[]> {
  const rootOf = new Map(families.map(({ orderNo, root }) => [orderNo, root]))
  const rows = (await findCorrections(work, [...rootOf.keys()])).map((row): Correction => ({
    ...row,
    root: rootOf.get(row.orderNo)!,
  }))
  const supplements = rows.filter(({ amount }) => amount > 0).map((row) => supplementOf(row, telling))
  const givenBack = rows.filter(({ amount }) => amount < 0).map((row) => ({ ...row, key: keyTakenFrom(row, rows) }))
  return [...sold, ...supplements].map((thing) =>
    lessened(
      thing,
      givenBack.filter(({ key }) => key === thing.key),
    ),
  )
}

interface Correction extends CorrectionRow {
  root: string
}

/** Of what a correction downwards takes: what the agency invoices of the corrected line, or what it charged by an earlier correction. */
function keyTakenFrom(row: Correction, rows: readonly Correction[]): string | undefined {
  const { root, position, segment, product, corrected: category, adjusts } = row
  const former = rows.find(({ lineId }) => lineId === adjusts)
  if (former) return former.amount > 0 ? keyOfSupplement(former) : keyTakenFrom(former, rows)
  const item = itemOf({ category, product })
  const agencys = item && isInvoicedByAgency({ category, product })
  return agencys ? keyOf({ payer: 'company', root, position, part: segment, item }) : undefined
}

/** What a hotel's front desk invoices is no matter of the agency's. */
function lessened(thing: SoldItem, givenBack: readonly Correction[]): SoldItem {
  if (givenBack.length === 0 || thing.invoicedThere) return thing
  const amount = Math.max(0, thing.amount + sum(givenBack.map((row) => row.amount)))
  const moved = givenBack.map((row) => ({ postingId: row.postingId, orderNo: row.orderNo, amount: row.amount }))
  return {
    ...thing,
    amount,
    outside: Math.min(thing.outside, amount),
    fuel: Math.min(thing.fuel, amount),
    moved: [...thing.moved, ...moved],
  }
}

const keyOfSupplement = ({ root, position, lineId }: Correction): string =>
  keyOf({ payer: 'company', root, position, part: lineId, item: 'adjustment' })

function supplementOf(row: Correction, { entityOf }: Telling): SoldItem {
  const { root, postingId, orderNo, position, segment, product, departmentId, amount, body } = row
  return {
    key: keyOfSupplement(row),
    item: 'adjustment',
    titleId: entityOf(departmentId)?.entityId ?? '',
    root,
    orderNo,
    ticketNo: body.line.ticketNo,
    travelDay: chinaDate(new Date(body.line.departAt)),
    amount,
    outside: 0,
    fuel: 0,
    firstPart: 0,
    words: wordsOf(body),
    category: 'adjustment',
    product,
    invoicedThere: false,
    employeeId: '',
    departmentId,
    position,
    segment,
    moved: [{ postingId, orderNo, amount }],
  }
}

const wordsOf = (body: ToldBody): Record<Language, ItemWords> =>
  Object.fromEntries(
    toldLanguages.map((language) => {
      const { service, from, to, carrier, traveller } = toldIn(body, language)
      return [language, { service, from, to, carrier, traveller }]
    }),
  ) as Record<Language, ItemWords>
