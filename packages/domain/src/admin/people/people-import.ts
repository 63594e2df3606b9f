import type { PeopleFileColumn, PersonColumn } from '@sojourn/contract/admin/people/people-columns'
import type { PersonFields } from '@sojourn/contract/admin/people/person.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { cellsOf, dayOf, languageOf, mobileOf } from './import-cells'
import { folded, lookUp } from './import-names'
import { differingOwnFields, ownFieldsIn } from './import-own-fields'
import { superiorsOf } from './import-superiors'
import type { ImportFaultKind, KnownCompany, KnownPerson, LineFault, PlannedLine } from './import-types'
import { personFaults } from './person'

/** Somebody new is named by the line until there is a number. */
export const newKey = (row: number): string => `line ${row}`

type Cells = Partial<Record<PeopleFileColumn, string>>

/** What a file of people would do to a company, line by line; languages of sentences are the reader's. */
export function planImport(
  file: { columns: readonly PeopleFileColumn[]; rows: readonly (readonly string[])[] },
  company: KnownCompany,
  language: Language,
): PlannedLine[] {
  const find = {
    department: lookUp(company.departments),
    grade: lookUp(company.grades),
    costCentre: lookUp(company.costCentres),
  }
  const byNumber = new Map(company.people.flatMap((each) => (each.fields.number ? [[folded(each.fields.number), each]] : [])))
  const byMail = new Map(company.people.map((each) => [folded(each.fields.mail), each]))
  const lines = file.rows.map((row, index): PlannedLine => {
    const cells = cellsOf(file.columns, row)
    const known = byNumber.get(folded(cells.number ?? '')) ?? byMail.get(folded(cells.mail ?? ''))
    return lineOf({ row: index, cells, known, find, company, language })
  })
  const names = file.rows.map((row) => cellsOf(file.columns, row).superior)
  const superiors = superiorsOf(lines, names, company.people)
  const known = new Map(company.people.map((each) => [each.employeeId, each]))
  return withTwins(lines, company).map((line, index) => {
    const { superiorId, leads, fault: kind } = superiors[index]!
    const before = known.get(line.employeeId ?? '')
    // Somebody new whom the file names as a superior may approve.
    const abilities: PersonFields['abilities'] = leads && !before ? ['book', 'approve'] : line.fields.abilities
    const fields = { ...line.fields, superiorId, abilities }
    const faults = kind ? [...line.faults, fault(kind, 'superior')] : line.faults
    return { ...line, fields, faults, columns: columnsOf(before, { fields, mobile: line.mobile }) }
  })
}

/** Other contacts than those that a guarded person signs in with. */
function guardedFaults(known: KnownPerson | undefined, cells: Cells): LineFault[] {
  if (!known?.isGuarded) return []
  const other = {
    mail: cells.mail !== undefined && cells.mail !== known.fields.mail,
    mobile: cells.mobile !== undefined && mobileOf(cells.mobile) !== known.mobile,
  }
  return (['mail', 'mobile'] as const).filter((column) => other[column]).map((column) => fault('guarded', column))
}

interface Line {
  row: number
  cells: Cells
  known: KnownPerson | undefined
  find: Record<'department' | 'grade' | 'costCentre', (name: string) => string[]>
  company: KnownCompany
  language: Language
}

const required: readonly PersonColumn[] = ['name', 'mail', 'mobile', 'department', 'grade', 'costCentre']
const fault = (kind: ImportFaultKind, column?: PersonColumn): LineFault => ({ ...(column && { column }), why: { kind } })

function lineOf({ row, cells, known, find, company, language }: Line): PlannedLine {
  const faults: LineFault[] = []
  const choose = (column: 'department' | 'grade' | 'costCentre', before: string): string => {
    const name = cells[column]
    if (name === undefined) return before
    const found = find[column](name)
    if (found.length !== 1) faults.push(fault(found.length === 0 ? 'unknown' : 'ambiguous', column))
    return found[0] ?? before
  }
  if (known === undefined) for (const column of required) if (cells[column] === undefined) faults.push(fault('missing', column))
  if (known && !known.active) faults.push(fault('left'))
  faults.push(...guardedFaults(known, cells))
  const before = known?.fields
  const joinedOn = dayOf(cells.joinedOn) ?? before?.joinedOn
  if (cells.joinedOn !== undefined && dayOf(cells.joinedOn) === undefined) faults.push(fault('dayWrong', 'joinedOn'))
  const spoken = languageOf(cells.language)
  if (cells.language !== undefined && spoken === undefined) faults.push(fault('unknown', 'language'))
  const own = ownFieldsIn(cells, { fields: company.ownFields, before: before?.fields, language })
  faults.push(...own.faults)
  const fields: PersonFields = {
    name: cells.name ?? before?.name ?? '',
    number: cells.number ?? before?.number ?? '',
    position: cells.position ?? before?.position ?? '',
    office: cells.office ?? before?.office ?? '',
    departmentId: choose('department', before?.departmentId ?? ''),
    gradeId: choose('grade', before?.gradeId ?? ''),
    costCentreId: choose('costCentre', before?.costCentreId ?? ''),
    superiorId: before?.superiorId ?? '',
    mail: cells.mail ?? before?.mail ?? '',
    language: spoken ?? before?.language ?? 'zh-CN',
    abilities: before?.abilities ?? ['book'],
    ...(joinedOn !== undefined && { joinedOn }),
    fields: own.values,
  }
  const mobile = mobileOf(cells.mobile) ?? known?.mobile ?? ''
  const places = [fields.departmentId, before?.departmentId].filter((id) => id !== undefined && id !== '')
  if (places.some((id) => !company.isWithin(id!))) faults.push(fault('outside', 'department'))
  const missing = new Set(faults.map(({ column }) => column))
  for (const { field, why } of personFaults({ fields, mobile }, language))
    if (!missing.has(field)) faults.push({ column: field, why: { sentence: why } })
  return { row, employeeId: known?.employeeId, key: known?.employeeId ?? newKey(row), fields, mobile, columns: [], faults }
}

const contacts = ['number', 'mail', 'mobile'] as const
type Contacts = Record<(typeof contacts)[number], string>
const contactsOf = ({ fields, mobile }: Pick<KnownPerson, 'fields' | 'mobile'>): Contacts => ({
  number: folded(fields.number),
  mail: folded(fields.mail),
  mobile,
})

/** Nobody is in a file twice, and number, address and mobile are one person's; whom the file gives another no longer holds the former. */
function withTwins(lines: readonly PlannedLine[], company: KnownCompany): PlannedLine[] {
  const after = new Map(lines.map((line) => [line.key, contactsOf(line)]))
  const holderOf = (column: keyof Contacts): Map<string, string> =>
    new Map(
      company.people
        .filter(({ active }) => active || column === 'number')
        .map((person) => ({ id: person.employeeId, value: contactsOf(person)[column] }))
        .filter(({ id, value }) => (after.get(id)?.[column] ?? value) === value)
        .map(({ id, value }) => [value, id]),
    )
  const holders = { number: holderOf('number'), mail: holderOf('mail'), mobile: holderOf('mobile') }
  const seen = { line: new Set<string>(), number: new Set<string>(), mail: new Set<string>(), mobile: new Set<string>() }
  return lines.map((line) => {
    const faults = [...line.faults]
    if (line.employeeId !== undefined && seen.line.has(line.employeeId)) faults.push(fault('personTwice'))
    seen.line.add(line.key)
    for (const column of contacts) {
      const value = contactsOf(line)[column]
      if (value === '') continue
      const holder = holders[column].get(value)
      if (holder !== undefined && holder !== line.employeeId) faults.push(fault('taken', column))
      else if (seen[column].has(value) && !faults.some(({ why }) => 'kind' in why && why.kind === 'personTwice'))
        faults.push(fault('twice', column))
      seen[column].add(value)
    }
    return { ...line, faults }
  })
}

const fieldOf = {
  number: 'number',
  name: 'name',
  mail: 'mail',
  department: 'departmentId',
  grade: 'gradeId',
  costCentre: 'costCentreId',
  superior: 'superiorId',
  position: 'position',
  office: 'office',
  joinedOn: 'joinedOn',
  language: 'language',
} as const satisfies Partial<Record<PersonColumn, keyof PersonFields>>

function columnsOf(before: KnownPerson | undefined, after: { fields: PersonFields; mobile: string }): PeopleFileColumn[] {
  if (!before) return []
  const columns = Object.entries(fieldOf) as [PersonColumn, keyof PersonFields][]
  const changed: PeopleFileColumn[] = columns
    .filter(([, field]) => before.fields[field] !== after.fields[field])
    .map(([column]) => column)
  if (before.mobile !== after.mobile) changed.push('mobile')
  return [...changed, ...differingOwnFields(before.fields.fields, after.fields.fields)]
}
