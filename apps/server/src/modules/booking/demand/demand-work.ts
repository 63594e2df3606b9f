import type { Language } from '@sojourn/contract/kit/language'
import type { Work } from '../../../context'
import type { ProductWork } from '../../../capabilities/display'
import { findAsked, readRow } from './demand-store'

/** Demands of every kind that wait for an offer, as the agency's desk lists them. */
export async function askedDemands(work: Work, language: Language): Promise<ProductWork[]> {
  const rows = await findAsked(work)
  return rows.map(({ product, stored }) => {
    const kind = work.context.demandKinds[product]
    if (!kind) throw new Error(`${product} brings no demands`)
    const row = readRow(kind, stored)
    return {
      workNo: row.demandNo,
      kindName: kind.kindName(language),
      title: kind.title(row.body)[language],
      requesterId: row.employeeId,
      askedAt: row.createdAt,
      promisedBy: row.dueAt ?? row.createdAt,
      path: kind.path(row.demandNo),
      inSession: true,
    }
  })
}
