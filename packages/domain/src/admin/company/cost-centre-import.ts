import type { CostCentreColumn } from '@sojourn/contract/admin/company/cost-centre-columns'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { companyFaultSentence } from './company-faults'
import { costCentreFaults } from './cost-objects'
import { cellsOf } from '../people/import-cells'
import { folded, lookUp, type Named } from '../people/import-names'
import type { ImportFaultKind, LineFault } from '../people/import-types'

export interface CostCentreValues {
  code: string
  name: LocalText
  /** Empty: nobody. */
  ownerId: string
  /** None: meant for everybody. */
  departmentIds: readonly string[]
}
export interface KnownCostCentre extends CostCentreValues {
  costCentreId: string
  ended: boolean
}
interface KnownCompany {
  costCentres: readonly KnownCostCentre[]
  /** In office. */
  people: readonly Named[]
  departments: readonly Named[]
}

/** What a line comes to: what a cost centre will be, as a whole. */
export interface PlannedCostCentre {
  row: number
  /** Undefined: a new one. */
  costCentreId: string | undefined
  values: CostCentreValues
  columns: readonly CostCentreColumn[]
  faults: readonly LineFault<CostCentreColumn>[]
}

type Cells = Partial<Record<CostCentreColumn, string>>

/** What a file of cost centres would do to a company, line by line; sentences are the reader's. */
export function planCostCentres(
  file: { columns: readonly CostCentreColumn[]; rows: readonly (readonly string[])[] },
  company: KnownCompany,
  language: Language,
): PlannedCostCentre[] {
  const byCode = new Map(company.costCentres.map((each) => [folded(each.code), each]))
  const find = { people: lookUp(company.people), departments: lookUp(company.departments) }
  const seen = new Set<string>()
  return file.rows.map((row, index) => {
    const cells = cellsOf(file.columns, row)
    const code = folded(cells.code ?? '')
    const known = byCode.get(code)
    const faults: LineFault<CostCentreColumn>[] = [...missing(cells, known)]
    if (code !== '' && seen.has(code)) faults.push(fault('twice', 'code'))
    if (known?.ended) faults.push(fault('ended', 'code'))
    seen.add(code)
    const owner = ownerOf(cells, known, find.people)
    const departments = departmentsOf(cells, known, find.departments)
    const values = {
      code: known?.code ?? cells.code ?? '',
      name: namesOf(cells, known?.name),
      ownerId: owner.id,
      departmentIds: departments.ids,
    }
    faults.push(...owner.faults, ...departments.faults, ...wrongValues(values, faults, language))
    return { row: index, costCentreId: known?.costCentreId, values, columns: known ? differing(known, values) : [], faults }
  })
}

const fault = (kind: ImportFaultKind, column: CostCentreColumn): LineFault<CostCentreColumn> => ({ column, why: { kind } })

const missing = (cells: Cells, known: KnownCostCentre | undefined): LineFault<CostCentreColumn>[] =>
  (known ? (['code'] as const) : (['code', 'name'] as const))
    .filter((column) => cells[column] === undefined)
    .map((column) => fault('needed', column))

/** In a language that the file does not write, a name goes along with the first as long as they were the same. */
function namesOf({ name, nameTraditional, nameEnglish }: Cells, former: LocalText | undefined): LocalText {
  const first = name ?? former?.['zh-CN'] ?? ''
  const going = (language: 'zh-TW' | 'en'): string =>
    former === undefined || former[language] === former['zh-CN'] ? first : former[language]
  return { 'zh-CN': first, 'zh-TW': nameTraditional ?? going('zh-TW'), en: nameEnglish ?? going('en') }
}

/** Whoever answers for it may go on without being named. */
function ownerOf({ owner }: Cells, known: KnownCostCentre | undefined, find: (name: string) => string[]) {
  const former = known?.ownerId ?? ''
  if (owner === undefined) return { id: former, faults: [] }
  const found = find(owner)
  if (found.length === 1) return { id: found[0]!, faults: [] }
  return { id: former, faults: [fault(found.length === 0 ? 'unknown' : 'ambiguous', 'owner')] }
}

const everybody = ['全部', '全公司', '全部部门', '全部部門', 'all', 'everybody']

/** Several are written with signs between them, as lists of the console are exported. */
function departmentsOf({ departments }: Cells, known: KnownCostCentre | undefined, find: (name: string) => string[]) {
  const former = known?.departmentIds ?? []
  if (departments === undefined) return { ids: former, faults: [] }
  const names = everybody.includes(folded(departments)) ? '' : departments
  const found = names
    .split(/[;；,，、·\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(find)
  const wrong = found.find((ids) => ids.length !== 1)
  if (wrong) return { ids: former, faults: [fault(wrong.length === 0 ? 'unknown' : 'ambiguous', 'departments')] }
  const ids = [...new Set(found.map(([id]) => id!))]
  // Another order of the same is no change.
  const isSame = ids.length === former.length && ids.every((id) => former.includes(id))
  return { ids: isSame ? former : ids, faults: [] }
}

const columnOf = { code: 'code', names: 'name' } as const

/** What the form would refuse too; of a cell that lacks that is said already. */
function wrongValues(
  { code, name }: CostCentreValues,
  found: readonly LineFault<CostCentreColumn>[],
  language: Language,
): LineFault<CostCentreColumn>[] {
  return costCentreFaults({ code, names: name })
    .map(({ field, fault: why }) => ({ column: columnOf[field], why: { sentence: companyFaultSentence(why, language) } }))
    .filter(({ column }) => !found.some((each) => each.column === column))
}

function differing(before: CostCentreValues, after: CostCentreValues): CostCentreColumn[] {
  const differs: [CostCentreColumn, boolean][] = [
    ['name', before.name['zh-CN'] !== after.name['zh-CN']],
    ['nameTraditional', before.name['zh-TW'] !== after.name['zh-TW']],
    ['nameEnglish', before.name.en !== after.name.en],
    ['owner', before.ownerId !== after.ownerId],
    ['departments', before.departmentIds !== after.departmentIds],
  ]
  return differs.filter(([, different]) => different).map(([column]) => column)
}
