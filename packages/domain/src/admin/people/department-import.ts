import type { DepartmentColumn } from '@sojourn/contract/admin/people/department-columns'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { importText } from '@sojourn/text/admin/import'
import { cellsOf } from './import-cells'
import { departmentNames, folded, lookUp, type Named } from './import-names'
import type { ImportFaultKind, LineFault } from './import-types'

export interface DepartmentValues {
  /** As the company numbers its departments; empty where it does not. */
  number: string
  name: LocalText
  /** Null: at the top. */
  parentId: string | null
  headId: string | null
}
export interface KnownDepartment extends DepartmentValues {
  departmentId: string
}
interface KnownCompany {
  departments: readonly KnownDepartment[]
  /** In office, and whether each may lead. */
  people: readonly (Named & { leads: boolean })[]
}

/** What a line comes to: what a department will be, as a whole. */
export interface PlannedDepartment {
  row: number
  /** Of a new one a word that stands for it until it has a number, also where others stand below it. */
  departmentId: string
  isNew: boolean
  values: DepartmentValues
  columns: readonly DepartmentColumn[]
  faults: readonly Fault[]
}

type Fault = LineFault<DepartmentColumn>
type Cells = Partial<Record<DepartmentColumn, string>>
interface Line {
  row: number
  cells: Cells
  known: KnownDepartment | undefined
  id: string
}

const lengthAtMost = { number: 40, name: 60, nameTraditional: 60, nameEnglish: 60 } as const
const fault = (kind: ImportFaultKind, column: DepartmentColumn): Fault => ({ column, why: { kind } })

/** What a file of departments would do to a company, line by line; parents may stand in the file as well, wherever. */
export function planDepartments(
  file: { columns: readonly DepartmentColumn[]; rows: readonly (readonly string[])[] },
  company: KnownCompany,
  language: Language,
): PlannedDepartment[] {
  const lines = linesOf(file, company.departments)
  const find = {
    departments: lookUp([...namesOfKnown(company.departments), ...lines.filter(({ known }) => !known).map(namesOfNew)]),
    people: lookUp(company.people),
    leads: new Set(company.people.filter(({ leads }) => leads).map(({ id }) => id)),
  }
  const seen = new Set<string>()
  const numbers = new Set<string>()
  const planned = lines.map((line): PlannedDepartment => {
    const { row, cells, known, id } = line
    const parent = parentOf(line, find.departments)
    const head = headOf(line, find)
    const values = {
      number: cells.number ?? known?.number ?? '',
      name: namesOf(cells, known?.name),
      parentId: parent.id,
      headId: head.id,
    }
    const faults = [...wrongCells(line), ...parent.faults, ...head.faults]
    const number = folded(values.number)
    const key = known || number ? id : `${parent.id}|${folded(values.name['zh-CN'])}`
    if (seen.has(key) || numbers.has(number)) faults.push(fault('twice', cells.number ? 'number' : 'name'))
    seen.add(key)
    if (number) numbers.add(number)
    return { row, departmentId: id, isNew: !known, values, columns: known ? differing(known, values) : [], faults }
  })
  return withCircles(planned, company.departments, language)
}

/** Which department each line means: by its number, else by its name below its parent, or by a name that is the only one. */
function linesOf({ columns, rows }: Parameters<typeof planDepartments>[0], departments: readonly KnownDepartment[]): Line[] {
  const byId = new Map(departments.map((each) => [each.departmentId, each]))
  const byNumber = new Map(departments.filter(({ number }) => number !== '').map((each) => [folded(each.number), each]))
  const find = lookUp(namesOfKnown(departments))
  return rows.map((row, index) => {
    const cells = cellsOf(columns, row)
    const numbered = byNumber.get(folded(cells.number ?? ''))
    const named = (cells.name === undefined ? [] : find(cells.name)).flatMap((id) => byId.get(id) ?? [])
    // One that has another number already is another department.
    const open = named.filter(({ number }) => cells.number === undefined || number === '')
    const below = open.filter(standsBelow(cells.parent, find))
    const known = numbered ?? (below.length === 1 ? below[0] : undefined)
    // By any of its names, or the way down to it, it is known and not called otherwise.
    const written = known && !numbered ? { ...cells, name: known.name['zh-CN'] } : cells
    return { row: index, cells: written, known, id: known?.departmentId ?? `new ${index}` }
  })
}

const atTop = ['无', '無', '顶级', '頂級', 'none', 'top']

function standsBelow(parent: string | undefined, find: (name: string) => string[]): (each: KnownDepartment) => boolean {
  if (parent === undefined) return () => true
  if (atTop.includes(folded(parent))) return ({ parentId }) => parentId === null
  const found = find(parent)
  return ({ parentId }) => parentId !== null && found.includes(parentId)
}

const namesOfKnown = (departments: readonly KnownDepartment[]): Named[] =>
  departmentNames(departments.map((each) => ({ ...each, code: each.number })))
const namesOfNew = ({ id, cells: { number, name, nameTraditional, nameEnglish, parent } }: Line): Named => ({
  id,
  names: [number, name, nameTraditional, nameEnglish, parent && name && `${parent}/${name}`].filter((each) => each !== undefined),
})

function wrongCells({ cells, known }: Line): Fault[] {
  const missing = !known && cells.name === undefined ? [fault('needed', 'name')] : []
  const long = (Object.keys(lengthAtMost) as (keyof typeof lengthAtMost)[])
    .filter((column) => (cells[column]?.length ?? 0) > lengthAtMost[column])
    .map((column) => fault('tooLong', column))
  return [...missing, ...long]
}

function parentOf({ cells: { parent }, known }: Line, find: (name: string) => string[]) {
  const former = known?.parentId ?? null
  if (parent === undefined) return { id: former, faults: [] }
  if (atTop.includes(folded(parent))) return { id: null, faults: [] }
  const found = find(parent)
  if (found.length === 1) return { id: found[0]!, faults: [] }
  return { id: former, faults: [fault(found.length === 0 ? 'unknown' : 'ambiguous', 'parent')] }
}

/** Who heads it already goes on. */
function headOf(
  { cells: { head }, known }: Line,
  { people, leads }: { people: (name: string) => string[]; leads: ReadonlySet<string> },
) {
  const former = known?.headId ?? null
  if (head === undefined) return { id: former, faults: [] }
  const found = people(head)
  const [id] = found
  if (found.length !== 1 || id === undefined)
    return { id: former, faults: [fault(found.length === 0 ? 'unknown' : 'ambiguous', 'head')] }
  return id === former || leads.has(id) ? { id, faults: [] } : { id: former, faults: [fault('superiorUnsuitable', 'head')] }
}

/** In a language that the file does not write, a name goes along with the first as long as they were the same. */
function namesOf({ name, nameTraditional, nameEnglish }: Cells, former: LocalText | undefined): LocalText {
  const first = name ?? former?.['zh-CN'] ?? ''
  const going = (language: 'zh-TW' | 'en'): string =>
    former === undefined || former[language] === former['zh-CN'] ? first : former[language]
  return { 'zh-CN': first, 'zh-TW': nameTraditional ?? going('zh-TW'), en: nameEnglish ?? going('en') }
}

function differing(before: DepartmentValues, after: DepartmentValues): DepartmentColumn[] {
  const differs: [DepartmentColumn, boolean][] = [
    ['number', before.number !== after.number],
    ['name', before.name['zh-CN'] !== after.name['zh-CN']],
    ['nameTraditional', before.name['zh-TW'] !== after.name['zh-TW']],
    ['nameEnglish', before.name.en !== after.name.en],
    ['parent', before.parentId !== after.parentId],
    ['head', before.headId !== after.headId],
  ]
  return differs.filter(([, different]) => different).map(([column]) => column)
}

/** A line whose department would stand below itself says by which way. */
function withCircles(
  planned: readonly PlannedDepartment[],
  departments: readonly KnownDepartment[],
  language: Language,
): PlannedDepartment[] {
  const after = new Map<string, DepartmentValues>([
    ...departments.map((each) => [each.departmentId, each] as const),
    ...planned.map(({ departmentId, values }) => [departmentId, values] as const),
  ])
  return planned.map((line) => {
    const way = [line.departmentId]
    let at = line.values.parentId
    while (at !== null && !way.includes(at)) {
      way.push(at)
      at = after.get(at)?.parentId ?? null
    }
    if (at !== line.departmentId) return line
    const names = [...way, at].map((id) => after.get(id)?.name[language] ?? '')
    const sentence = importText[language].circle({ names })
    return { ...line, faults: [...line.faults, { column: 'parent', why: { sentence } }] }
  })
}
