import { companyAccounts } from '@sojourn/domain/booking/ledger/accounts'
import { entityOf } from '@sojourn/domain/booking/policy/entity-of'
import type { BillTold } from '@sojourn/contract/finance/bill.shapes'
import { chargesOf } from '@sojourn/domain/finance/bill/charges'
import { sharesOfCost, type SharedCost } from '@sojourn/domain/finance/bill/cost-shares'
import { taxesOf } from '@sojourn/domain/finance/bill/tax'
import type { Work } from '../../../context'
import { departmentPaths, upwardsIn } from '../../booking/order-lines/department-paths'
import type { LineReader } from '../../booking/order-lines/line-words'
import { readLinesFor, type ReadLine } from '../../booking/order-lines/read-lines'
import type { TravellerCost } from '../../booking/order/record'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { chinaDate } from '../../../kit/clock'
import { findMappingOn } from '../accounting/mapping-store'
import { findEntities, findPayers, type EntityRow } from './bill-store'
import type { NewBillLine, NewTold, SpentRow } from './source-store'
import { toldBody, toldLanguages } from './told'

/** Who reads lines, and to whom in law each department belongs. */
export interface Telling {
  readers: readonly LineReader[]
  entityOf: (departmentId: string) => EntityRow | undefined
  /** The code of each legal entity in the company's books; empty where it has none. */
  companyCodeOf: (entityId: string) => string
  /** The department of a cost centre that is of one alone. */
  payerOf: (costCentreId: string) => string | undefined
}

/** Read once for all the lines of a bill. */
export async function tellingOf(work: Work): Promise<Telling> {
  const [departments, entities, payers, mapping] = await Promise.all([
    findEveryDepartment(work),
    findEntities(work),
    findPayers(work),
    findMappingOn(work, chinaDate(work.context.clock.now())),
  ])
  const ledgers = new Map(mapping?.body.ledgers.map(({ entityId, code }) => [entityId, code]))
  const payerOf = new Map(payers.map(({ costCentreId, departmentId }) => [costCentreId, departmentId]))
  const upwards = upwardsIn(departments)
  const known = new Map<string, EntityRow | undefined>()
  return {
    companyCodeOf: (entityId) => ledgers.get(entityId) ?? '',
    payerOf: (costCentreId) => payerOf.get(costCentreId),
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

const methods = Object.keys(companyAccounts)

type Centre = Pick<TravellerCost, 'id' | 'code' | 'name'>
const costOf = ({ cost: { others = [], ...own } }: ReadLine): SharedCost<Centre> => ({
  own,
  others: others.map(({ percent, ...centre }) => ({ centre, percent })),
})

/** As each reader is told of it, with the cost centre that bears this part. */
function toldOf({ told, departmentId }: ReadLine, { id, code, name }: Centre, telling: Telling): BillTold[] {
  const companyCode = telling.companyCodeOf(telling.entityOf(departmentId)?.entityId ?? '')
  const payer = telling.payerOf(id)
  return told.map((line, place) => ({
    ...line,
    costCentreId: id,
    costCentreCode: code,
    costCentre: name[toldLanguages[place]!],
    companyCode,
    payingDepartment: payer === undefined ? line.department : telling.readers[place]!.path(payer),
  }))
}

/** What each cost centre bears of each charge, with its tax. */
function partsOf({ method }: SpentRow, lines: readonly ReadLine[], charges: ReturnType<typeof chargesOf>, { entityOf }: Telling) {
  const centresAtMost = Math.max(...lines.map(({ cost }) => 1 + (cost.others?.length ?? 0)))
  // A posting may take from two accounts of the company, whose lines must not be taken for each other's.
  const first = methods.indexOf(method) * lines.length * centresAtMost
  const taxes = taxesOf(
    charges.map(({ line: place, category, amount: company }) => {
      const { product, departmentId, told: own } = lines[place]!
      const specialInvoices = entityOf(departmentId)?.specialInvoices ?? false
      return { thing: [place, category].join(':'), category, product, company, airportFee: own[0]!.airportFee, specialInvoices }
    }),
  )
  return charges.flatMap(({ line: place, category, night, amount: company }, index) => {
    const line = lines[place]!
    const { deductibleTax, ...taxed } = taxes[index]!
    const cost = costOf(line)
    const centres = [cost.own, ...cost.others.map(({ centre }) => centre)]
    return sharesOfCost({ company, deductibleTax }, cost).map((share) => ({
      line,
      place: first + place * centresAtMost + centres.indexOf(share.centre),
      category,
      night: night ?? null,
      ...taxed,
      ...share,
    }))
  })
}

function addPosting(piece: BillPiece, row: SpentRow, lines: readonly ReadLine[], telling: Telling): void {
  const charges = chargesOf(
    row,
    lines.map(({ product, kind, nights, told: [line] }) => ({ ...line!, product, kind, nights })),
  )
  const told = new Map<number, NewTold>()
  for (const [index, { line, place, centre, ...part }] of partsOf(row, lines, charges, telling).entries()) {
    const { product, departmentId } = line
    const entity = telling.entityOf(departmentId)
    const body = toldBody(toldOf(line, centre, telling), entity?.name ?? '')
    told.set(place, { postingId: row.postingId, place, body })
    const { orderNo, position, projectCode, travelApplyNo } = line.told[0]!
    piece.lines.push({
      ...part,
      lineId: `${row.postingId}-${row.method}-${index}`,
      at: row.at,
      postingId: row.postingId,
      place,
      orderNo,
      position,
      product,
      method: row.method,
      costCentreId: centre.id,
      projectCode,
      departmentId,
      travelApplyNo,
      entityId: entity?.entityId ?? '',
      decision: null,
      adjusts: null,
    })
  }
  piece.told.push(...told.values())
}
