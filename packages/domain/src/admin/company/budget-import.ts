import type { BudgetColumn } from '@sojourn/contract/admin/company/budget-columns'
import { budgetObjects, type BudgetObject, type BudgetPeriod, type OverLimit } from '@sojourn/contract/booking/budget-words'
import type { Product } from '@sojourn/contract/booking/codes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { budgetText } from '@sojourn/text/admin/budget/words'
import { ordersText } from '@sojourn/text/admin/orders/words'
import { customFieldText } from '@sojourn/text/booking/custom-field'
import { unlimited } from '../../booking/application/budget'
import { cellsOf, dayOf } from '../people/import-cells'
import { folded, lookUp, type Named } from '../people/import-names'
import type { ImportFaultKind, LineFault } from '../people/import-types'
import { fenIn, isOn, listIn, objectKindIn, overLimitIn, percentIn, periodIn, productsIn } from './budget-cells'
import { budgetFaults, type BudgetField } from './budget-faults'
import { overlapOf } from './budget-overlap'
import { companyFaultSentence } from './company-faults'

export interface BudgetValues {
  name: LocalText
  objectKind: BudgetObject
  objectId: string
  below: boolean
  period: BudgetPeriod
  from: string
  to: string
  /** Fen of each period; -1 is no limit. */
  amount: number
  /** None are all. */
  products: readonly Product[]
  warnFirst: number
  warnSecond: number
  overLimit: OverLimit
  /** Empty: nobody. */
  ownerId: string
  viewerIds: readonly string[]
}
/** One that is in force. */
export interface KnownBudget extends BudgetValues {
  planId: string
}
interface KnownCompany {
  budgets: readonly KnownBudget[]
  /** For whom a budget may be. */
  objects: Readonly<Record<BudgetObject, readonly Named[]>>
  /** In office. */
  people: readonly Named[]
}

/** What a line comes to: what a budget will be, as a whole. */
export interface PlannedBudget {
  row: number
  /** Undefined: a new one. */
  planId: string | undefined
  values: BudgetValues
  columns: readonly BudgetColumn[]
  faults: readonly LineFault<BudgetColumn>[]
}

type Cells = Partial<Record<BudgetColumn, string>>
type Fault = LineFault<BudgetColumn>
type Find = (name: string) => string[]

const fault = (kind: ImportFaultKind, column: BudgetColumn): Fault => ({ column, why: { kind } })

/** What a file of budgets would do to a company, line by line; sentences are the reader's. */
export function planBudgets(
  file: { columns: readonly BudgetColumn[]; rows: readonly (readonly string[])[] },
  company: KnownCompany,
  language: Language,
): PlannedBudget[] {
  const byName = lookUp(company.budgets.map(({ planId, name }) => ({ id: planId, names: Object.values(name) })))
  const byId = new Map(company.budgets.map((each) => [each.planId, each]))
  const find = {
    object: Object.fromEntries(budgetObjects.map((kind) => [kind, lookUp(company.objects[kind])])) as Record<BudgetObject, Find>,
    people: lookUp(company.people),
  }
  const seen = new Set<string>()
  const lines = file.rows.map((row, index): PlannedBudget => {
    const cells = cellsOf(file.columns, row)
    const ids = cells.name === undefined ? [] : byName(cells.name)
    const known = ids.length === 1 ? byId.get(ids[0]!) : undefined
    const key = known?.planId ?? folded(cells.name ?? '')
    const faults: Fault[] = ids.length > 1 ? [fault('ambiguous', 'name')] : seen.has(key) ? [fault('twice', 'name')] : []
    if (cells.name === undefined) faults.push(fault('needed', 'name'))
    seen.add(key)
    const { values, faults: found } = valuesOf(cells, known, { ...find, language })
    const all = [...faults, ...found]
    all.push(...wrongValues(values, all, language))
    return { row: index, planId: known?.planId, values, columns: known ? differing(known, values) : [], faults: all }
  })
  return withOverlaps(lines, company.budgets)
}

/** By what cells are read, and whose sentences say what is wrong. */
interface Finds {
  language: Language
  object: Readonly<Record<BudgetObject, Find>>
  people: Find
}

const needed = ['objectKind', 'object', 'period', 'from', 'to', 'amount'] as const
const usual = { below: true, warnFirst: 60, warnSecond: 90, overLimit: 'allow' as const }

/** What the cells say, over what there is; for whom it is, its periods and its first day stay. */
function valuesOf(cells: Cells, known: KnownBudget | undefined, find: Finds): { values: BudgetValues; faults: Fault[] } {
  const faults: Fault[] = known ? [] : needed.filter((each) => cells[each] === undefined).map((each) => fault('needed', each))
  /** A cell by its reader, else what stands; what cannot be read is a fault. */
  const read = <Value>(column: BudgetColumn, reader: (cell: string) => Value | undefined, former: Value, why: Fault['why']) => {
    const cell = cells[column]
    const value = cell === undefined ? former : reader(cell)
    if (value === undefined) faults.push({ column, why })
    return value ?? former
  }
  const among = wordsOf(find.language)
  const objectKind = read('objectKind', objectKindIn, known?.objectKind ?? 'department', among.objectKind)
  const one = (column: 'object' | 'owner', found: Find, former: string): string => {
    const cell = cells[column]
    const ids = cell === undefined ? [former] : found(cell)
    if (ids.length !== 1) faults.push(fault(ids.length === 0 ? 'unknown' : 'ambiguous', column))
    return ids[0] ?? former
  }
  const viewers = listIn(cells.viewers ?? '').map(find.people)
  if (viewers.some((ids) => ids.length !== 1)) faults.push(fault('unknown', 'viewers'))
  const values: BudgetValues = {
    name: namesOf(cells, known?.name),
    objectKind,
    objectId: one('object', find.object[objectKind], known?.objectId ?? ''),
    below: objectKind === 'department' && read('below', isOn, known?.below ?? usual.below, among.below),
    period: read('period', periodIn, known?.period ?? 'month', among.period),
    from: read('from', dayOf, known?.from ?? '', { kind: 'dayWrong' }),
    to: read('to', dayOf, known?.to ?? '', { kind: 'dayWrong' }),
    amount: read('amount', fenIn, known?.amount ?? unlimited, { kind: 'amountWrong' }),
    products: read('products', productsIn, known?.products ?? [], among.products),
    warnFirst: read('warnFirst', percentIn, known?.warnFirst ?? usual.warnFirst, { kind: 'percentWrong' }),
    warnSecond: read('warnSecond', percentIn, known?.warnSecond ?? usual.warnSecond, { kind: 'percentWrong' }),
    overLimit: read('overLimit', overLimitIn, known?.overLimit ?? usual.overLimit, among.overLimit),
    ownerId: one('owner', find.people, known?.ownerId ?? ''),
    viewerIds: sameOr(known?.viewerIds ?? [], cells.viewers === undefined ? undefined : viewers.map(([id]) => id ?? '')),
  }
  return { values, faults: [...faults, ...moved(known, values, faults)] }
}

/** Of cells that say none of the words that there are: which they may say. */
function wordsOf(language: Language) {
  const { objects, periods, overLimits, oneOf } = budgetText[language]
  const sentence = (words: Readonly<Record<string, string>>) => ({ sentence: oneOf({ words: Object.values(words) }) })
  return {
    objectKind: sentence(objects),
    below: sentence(customFieldText[language].yesNo),
    period: sentence(periods),
    products: sentence(ordersText[language].products),
    overLimit: sentence(overLimits),
  }
}

const fixed = [
  ['objectKind', 'objectKind'],
  ['object', 'objectId'],
  ['period', 'period'],
  ['from', 'from'],
] as const

function moved(known: KnownBudget | undefined, values: BudgetValues, found: readonly Fault[]): Fault[] {
  if (!known) return []
  return fixed
    .filter(([column, field]) => known[field] !== values[field] && !found.some((each) => each.column === column))
    .map(([column]) => fault('fixed', column))
}

/** In a language that the file does not write, a name goes along with the first as long as they were the same. */
function namesOf({ name, nameTraditional, nameEnglish }: Cells, former: LocalText | undefined): LocalText {
  const first = former?.['zh-CN'] ?? name ?? ''
  return { 'zh-CN': first, 'zh-TW': nameTraditional ?? former?.['zh-TW'] ?? first, en: nameEnglish ?? former?.en ?? first }
}

/** Another order of the same is no change. */
const sameOr = (former: readonly string[], written: readonly string[] | undefined): readonly string[] => {
  const ids = written && [...new Set(written)]
  return ids === undefined || (ids.length === former.length && ids.every((id) => former.includes(id))) ? former : ids
}

const columnOf: Readonly<Record<BudgetField, BudgetColumn>> = {
  names: 'name',
  object: 'object',
  from: 'from',
  to: 'to',
  amount: 'amount',
  warnSecond: 'warnSecond',
}

/** What the form would refuse too; of a cell that lacks that is said already. In which month the year begins moves no fault. */
const wrongValues = ({ name, ...values }: BudgetValues, found: readonly Fault[], language: Language): Fault[] =>
  budgetFaults({ ...values, names: name, yearStarts: 1 })
    .map(({ field, fault: why }) => ({ column: columnOf[field], why: { sentence: companyFaultSentence(why, language) } }))
    .filter(({ column }) => !found.some((each) => each.column === column))

/** One that would stand beside another of the same for the same people, of the file or of those that the file leaves as they are. */
function withOverlaps(lines: readonly PlannedBudget[], known: readonly KnownBudget[]): PlannedBudget[] {
  const written = new Set(lines.map(({ planId }) => planId))
  const left = known.filter(({ planId }) => !written.has(planId))
  const all = [...left, ...lines.filter(({ faults }) => faults.length === 0).map(({ values }) => values)]
  const overlaps = overlapOf(all)
  return lines.map((line) =>
    line.faults.length === 0 && overlaps(line.values) ? { ...line, faults: [fault('overlaps', 'object')] } : line,
  )
}

function differing(before: BudgetValues, after: BudgetValues): BudgetColumn[] {
  const same: readonly (BudgetColumn & keyof BudgetValues)[] = ['below', 'to', 'amount', 'warnFirst', 'warnSecond', 'overLimit']
  const differs: [BudgetColumn, boolean][] = [
    ['nameTraditional', before.name['zh-TW'] !== after.name['zh-TW']],
    ['nameEnglish', before.name.en !== after.name.en],
    ...same.map((column): [BudgetColumn, boolean] => [column, before[column] !== after[column]]),
    ['products', before.products.join() !== after.products.join()],
    ['owner', before.ownerId !== after.ownerId],
    ['viewers', before.viewerIds !== after.viewerIds],
  ]
  return differs.filter(([, different]) => different).map(([column]) => column)
}
