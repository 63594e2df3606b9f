import { createHash } from 'node:crypto'
import type { getAccountingBills, makeAccountingExport, tryAccountingExport } from '@sojourn/contract/finance/accounting.calls'
import type { AccountingExport, AccountingGap, AccountingMapping } from '@sojourn/contract/finance/accounting.shapes'
import { billStates } from '@sojourn/contract/finance/bill-words'
import type { Language } from '@sojourn/contract/kit/language'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { accountSums, lackingOf } from '@sojourn/domain/finance/accounting/entries'
import { csvHead, csvRow } from '@sojourn/domain/finance/accounting/layout'
import { isLocked } from '@sojourn/domain/finance/bill/states'
import { sum } from '@sojourn/domain/kit/money'
import type { Actor, Context, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { findBill, findBills, findCentreNames, findEntities, type BillRow } from '../bill/bill-store'
import { billOf } from '../bill/bills'
import { zoneOf } from '../bill/zone'
import { findExports, findLineGroups, insertExport, type ExportRow, type LineGroup } from './export-store'
import { journalRows, type JournalSource } from './journal'
import { versionOf } from './mapping'
import { findMappingOn } from './mapping-store'

const billsOfPage = 24
const confirmedStates = billStates.filter(isLocked)

export const accountingBills = (
  context: Context,
  actor: Actor,
  { cursor = '', size = billsOfPage }: RequestOf<typeof getAccountingBills>,
): Promise<ResponseOf<typeof getAccountingBills>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const before = /^\d{4}-\d\d-\d\d$/.test(cursor) ? cursor : null
    const rows = await findBills(work, { states: confirmedStates, before, limit: size + 1 })
    const shown = rows.slice(0, size)
    const made = await findExports(
      work,
      shown.map(({ billNo }) => billNo),
    )
    const list = shown.map((row) => {
      const last = made.find(({ billNo }) => billNo === row.billNo)
      return { bill: billOf(context, row, actor), ...(last && { last: exportOf(last, actor.language) }) }
    })
    return { list, ...(rows.length > size && { next: shown.at(-1)!.fromDay }) }
  })

const exportOf = ({ madeByName, madeAt, ...row }: ExportRow, language: Language): AccountingExport => ({
  ...row,
  madeBy: nameIn(madeByName, language),
  madeAt: madeAt.toISOString(),
})

/** Only what never changes is exported. */
async function confirmedBill(work: Work, billNo: string): Promise<BillRow | Problem> {
  const bill = await findBill(work, billNo)
  if (!bill) return problem('billUnknown', { field: 'billNo' })
  return isLocked(bill.state) ? bill : problem('billUnconfirmed', { field: 'billNo' })
}

export const tryExport = (
  context: Context,
  actor: Actor,
  { billNo }: RequestOf<typeof tryAccountingExport>,
): Promise<ResponseOf<typeof tryAccountingExport> | Problem> =>
  inCompany<ResponseOf<typeof tryAccountingExport> | Problem>(context, actor.enterpriseId, async (work) => {
    const bill = await confirmedBill(work, billNo)
    if (isProblem(bill)) return bill
    const [mapping, groups, exports] = await Promise.all([
      findMappingOn(work, bill.toDay),
      findLineGroups(work, billNo),
      findExports(work, [billNo]),
    ])
    return {
      bill: billOf(context, bill, actor),
      lines: sum(groups.map(({ lines }) => lines)),
      accounts: mapping ? accountSums(mapping.body, groups) : [],
      gaps: mapping ? await namedGaps(work, groups, mapping.body, actor.language) : [],
      exports: exports.map((row) => exportOf(row, actor.language)),
      ...(mapping && { mapping: versionOf(mapping, actor.language) }),
    }
  })

const lacksSomething = (mapping: AccountingMapping) => (group: LineGroup) => lackingOf(mapping, group).length > 0

async function namedGaps(
  work: Work,
  groups: readonly LineGroup[],
  mapping: AccountingMapping,
  language: Language,
): Promise<AccountingGap[]> {
  const open = groups.filter(lacksSomething(mapping))
  if (open.length === 0) return []
  const [entities, centres] = await Promise.all([
    findEntities(work),
    findCentreNames(
      work,
      open.map(({ costCentreId }) => costCentreId),
    ),
  ])
  return open.flatMap((group) => {
    const { product, category, method, entityId, costCentreId, projectCode, lines, company } = group
    const entity = entities.find((each) => each.entityId === entityId)?.name ?? entityId
    const centre = centres.find(({ id }) => id === costCentreId)
    const costCentre = centre ? `${centre.code} ${centre.name[language]}` : costCentreId
    const told = { product, category, method, costCentre, projectCode, entity, lines, amount: company }
    return lackingOf(mapping, group).map((lacks) => ({ lacks, ...told }))
  })
}

/** Nothing is exported by halves: while a line has a gap, none is. */
export const makeExport = (
  context: Context,
  actor: Actor,
  { billNo, mappingVersion }: RequestOf<typeof makeAccountingExport>,
): Promise<ResponseOf<typeof makeAccountingExport> | Problem> =>
  once<ResponseOf<typeof makeAccountingExport>>(context, actor, async (work) => {
    const bill = await confirmedBill(work, billNo)
    if (isProblem(bill)) return bill
    const mapping = await findMappingOn(work, bill.toDay)
    if (mapping?.version !== mappingVersion) return problem('accountingMappingChanged', { field: 'mappingVersion' })
    const gaps = (await findLineGroups(work, billNo)).filter(lacksSomething(mapping.body))
    const count = sum(gaps.map(({ lines }) => lines))
    if (count > 0) return problem('accountingGaps', { field: 'billNo', detail: { count } })
    const counted = await countJournal({ bill, mapping: mapping.body, zone: await zoneOf(work) }, work)
    const madeAt = context.clock.now()
    const by = { madeBy: actor.employeeId, madeByName: actor.name, madeAt }
    await insertExport(work, { exportId: newId(madeAt), billNo, mappingVersion, ...counted, ...by })
    const made = (await findExports(work, [billNo])).find((each) => each.mappingVersion === mappingVersion)!
    if (made.hash !== counted.hash)
      throw new Error(`bill ${billNo} is exported otherwise than before by mapping ${mappingVersion}`)
    return exportOf(made, actor.language)
  })

/** What the file has, without keeping it: it is written again from the same lines whenever it is fetched. */
async function countJournal(source: JournalSource, work: Work): Promise<Pick<ExportRow, 'entries' | 'rows' | 'amount' | 'hash'>> {
  const hash = createHash('sha256').update(csvHead())
  const counted = { entries: 0, rows: 0, amount: 0 }
  let entry = ''
  for await (const rows of journalRows(source, (read) => read(work)))
    for (const row of rows) {
      hash.update(csvRow(row))
      counted.rows += 1
      counted.amount += row.debit
      if (row.entry !== entry) counted.entries += 1
      entry = row.entry
    }
  return { ...counted, hash: hash.digest('hex') }
}
