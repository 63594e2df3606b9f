import { companyAccounts } from '@sojourn/domain/booking/ledger/accounts'
import { entityOf } from '@sojourn/domain/booking/policy/entity-of'
import { chargesOf } from '@sojourn/domain/finance/bill/charges'
import { taxOf } from '@sojourn/domain/finance/bill/tax'
import type { Work } from '../../../context'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import type { LineReader } from '../../booking/order-lines/line-words'
import { readLinesFor, type ReadLine } from '../../booking/order-lines/read-lines'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { findEntities, type EntityRow } from './bill-store'
import type { NewBillLine, NewTold, SpentRow } from './source-store'
import { toldBody, toldLanguages } from './told'

/** Who reads lines, and to whom in law each department belongs. */
export interface Telling {
  readers: readonly LineReader[]
  entityOf: (departmentId: string) => EntityRow | undefined
}

/** Read once for all the lines of a bill. */
export async function tellingOf(work: Work): Promise<Telling> {
  const [departments, entities] = await Promise.all([findEveryDepartment(work), findEntities(work)])
  const parents = new Map(departments.map(({ departmentId, parentId }) => [departmentId, parentId]))
  const upwards = (departmentId: string): string[] => {
    const path: string[] = []
    for (let id: string | null | undefined = departmentId; id && !path.includes(id); id = parents.get(id)) path.push(id)
    return path
  }
  const known = new Map<string, EntityRow | undefined>()
  return {
    readers: toldLanguages.map((language) => ({ language, path: departmentPaths(departments, language) })),
    entityOf(departmentId) {
      if (!known.has(departmentId)) {
        const entityId = entityOf(entities, upwards(departmentId))
        known.set(
          departmentId,
          entities.find((entity) => entity.entityId === entityId),
        )
      }
      return known.get(departmentId)
    },
  }
}

export interface BillPiece {
  lines: NewBillLine[]
  told: NewTold[]
}

/** The lines that these postings make. */
export async function linesOfPostings(work: Work, spent: readonly SpentRow[], telling: Telling): Promise<BillPiece> {
  const orderNos = [...new Set(spent.map(({ orderNo }) => orderNo))]
  const read = await readLinesFor(work, orderNos, telling.readers, 'anybody')
  const byOrder = new Map<string, ReadLine[]>()
  for (const line of read) {
    const { orderNo } = line.told[0]!
    const known = byOrder.get(orderNo)
    if (known) known.push(line)
    else byOrder.set(orderNo, [line])
  }
  const piece: BillPiece = { lines: [], told: [] }
  for (const row of spent) addPosting(piece, row, byOrder.get(row.orderNo) ?? [], telling)
  return piece
}

const ways = Object.keys(companyAccounts)

function addPosting(piece: BillPiece, row: SpentRow, lines: readonly ReadLine[], telling: Telling): void {
  const charges = chargesOf(
    row,
    lines.map(({ product, kind, nights, told: [line] }) => ({ ...line!, product, kind, nights })),
  )
  // A posting may take from two accounts of the company, whose lines must not be taken for each other's.
  const first = ways.indexOf(row.way) * lines.length
  for (const place of new Set(charges.map(({ line }) => line))) {
    const { told, departmentId } = lines[place]!
    piece.told.push({
      postingId: row.postingId,
      place: first + place,
      body: toldBody(told, telling.entityOf(departmentId)?.name ?? ''),
    })
  }
  for (const [index, { line: place, category, night, amount: company }] of charges.entries()) {
    const { product, departmentId, told } = lines[place]!
    const { orderNo, position, costCentreId, projectCode, travelApplyNo, airportFee } = told[0]!
    piece.lines.push({
      lineId: `${row.postingId}-${row.way}-${index}`,
      at: row.at,
      postingId: row.postingId,
      place: first + place,
      orderNo,
      position,
      product,
      category,
      way: row.way,
      costCentreId,
      projectCode,
      departmentId,
      travelApplyNo,
      entityId: telling.entityOf(departmentId)?.entityId ?? '',
      night: night ?? null,
      company,
      ...taxOf({ category, product, company, airportFee }),
      decision: null,
      adjusts: null,
    })
  }
}
