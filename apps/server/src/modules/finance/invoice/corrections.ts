import type { Language } from '@sojourn/contract/kit/language'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import type { Telling } from '../bill/lines-of'
import { toldIn, toldLanguages, type ToldBody } from '../bill/told'
import type { ItemWords, SoldItem } from './sold-item'
import { findCorrections, type CorrectionRow, type FamilyRow } from './source-store'

/**
 * What the agency corrected upwards in a bill is a thing of its own: no carrier writes a voucher for it, so the agency writes a supplementary
 * invoice (handbook 10.5). What it corrected downwards is given back and invoiced by nobody.
 */
export async function correctionsOf(work: Work, families: readonly FamilyRow[], telling: Telling): Promise<SoldItem[]> {
  const rootOf = new Map(families.map(({ orderNo, root }) => [orderNo, root]))
  const rows = await findCorrections(work, [...rootOf.keys()])
  return rows.map((row) => correctionOf(row, rootOf.get(row.orderNo)!, telling))
}

function correctionOf(row: CorrectionRow, root: string, { entityOf }: Telling): SoldItem {
  const { lineId, postingId, orderNo, position, segment, product, departmentId, amount, body } = row
  return {
    key: ['company', root, position, lineId, 'adjustment'].join(':'),
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
