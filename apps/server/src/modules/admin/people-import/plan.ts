import type { ImportReport } from '@sojourn/contract/admin/people/import.shapes'
import type { PeopleFileColumn } from '@sojourn/contract/admin/people/people-columns'
import type { PeopleFile } from '@sojourn/contract/admin/people/people-import.calls'
import { parseLanguage, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { codedName, departmentNames } from '@sojourn/domain/admin/people/import-names'
import { importReport } from '@sojourn/domain/admin/people/import-report'
import type { KnownPerson, LineFault, PlannedLine } from '@sojourn/domain/admin/people/import-types'
import { ownFieldValues } from '@sojourn/domain/admin/people/person-own-fields'
import type { CustomField } from '@sojourn/domain/booking/custom-field-definition'
import { planImport } from '@sojourn/domain/admin/people/people-import'
import { abilitiesIn, isGuardedFrom } from '@sojourn/domain/kit/roles'
import type { Actor, Work } from '../../../context'
import { findOpenCostCentres } from '../../booking/traveller/cost-centre-store'
import { findFieldsByKey } from '../../booking/settings/custom-field-store'
import { findCostCentres } from '../../booking/traveller/store'
import { ownFieldsToday } from '../person/checks'
import { findGrades } from '../person/store'
import { isWithin, type Scope } from '../../booking/traveller/scope'
import { findEveryone, findPlaces, findTaken, type EveryoneRow } from './known-store'

/** What a file comes to for this company, with what is known of whom it changes. */
export interface Plan {
  lines: readonly PlannedLine[]
  known: ReadonlyMap<string, KnownPerson>
  names: Names
}
/** What the history calls departments, grades, cost centres and own fields. */
export interface Names {
  department: ReadonlyMap<string, LocalText>
  grade: ReadonlyMap<string, LocalText>
  costCentre: ReadonlyMap<string, { code: string; name: LocalText }>
  /** Own fields, also those that are filled in no more. */
  ownFields: readonly CustomField[]
}

export async function planOf(work: Work, scope: Scope, file: PeopleFile, actor: Actor): Promise<Plan> {
  const [everyone, departments, grades, costCentres, openCostCentres, ownFields] = await Promise.all([
    findEveryone(work),
    findPlaces(work),
    findGrades(work),
    findCostCentres(work),
    findOpenCostCentres(work),
    ownFieldsToday(work),
  ])
  const keys = everyone.flatMap((row) => Object.keys(row.ownFields))
  const people = everyone.map((row) => knownPerson(work, row, actor))
  const company = {
    people,
    departments: departmentNames(departments.map(({ id, ...rest }) => ({ departmentId: id, ...rest }))),
    grades: grades.map(codedName),
    costCentres: openCostCentres.map(codedName),
    ownFields,
    isWithin: (departmentId: string) => isWithin(scope, departmentId),
  }
  const known = new Map(people.map((each) => [each.employeeId, each]))
  const lines = await withTakenAccounts(work, planImport(file, company, actor.language), known)
  const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
  return {
    lines,
    known,
    names: {
      department: new Map(departments.map(({ id, name }) => [id, name])),
      grade: new Map(grades.map(({ id, name }) => [id, name])),
      costCentre: byId(costCentres),
      ownFields: await findFieldsByKey(work, [...new Set([...keys, ...ownFields.map(({ key }) => key)])]),
    },
  }
}

function knownPerson({ context: { vault } }: Work, row: EveryoneRow, actor: Actor): KnownPerson {
  const { employeeId, name, number, position, office, departmentId, gradeId, costCentreId, superiorId, mail, joinedOn, active } =
    row
  return {
    employeeId,
    fields: {
      name,
      number,
      position,
      office,
      departmentId,
      gradeId,
      costCentreId,
      superiorId: superiorId ?? '',
      mail,
      language: parseLanguage(row.language),
      abilities: abilitiesIn(row.permissions),
      ...(joinedOn !== null && { joinedOn }),
      fields: ownFieldValues(row.ownFields),
    },
    mobile: vault.open(row.mobileCipher),
    active,
    isGuarded: isGuardedFrom(row.permissions, actor.permissions),
  }
}

/** Accounts are of one person anywhere; whose they are in another company is not told. */
async function withTakenAccounts(
  work: Work,
  lines: readonly PlannedLine[],
  known: ReadonlyMap<string, KnownPerson>,
): Promise<PlannedLine[]> {
  const { vault } = work.context
  const wanted = lines.flatMap((line) => newAccounts(line, known).map((account) => ({ ...account, row: line.row })))
  const hashes = wanted.map(({ value }) => vault.digest(value))
  const own = new Set([...known.values()].flatMap(({ fields, mobile }) => [vault.digest(fields.mail), vault.digest(mobile)]))
  const taken = await findTaken(work, hashes)
  const columns = new Map<number, ('mail' | 'mobile')[]>()
  for (const [index, { row, column }] of wanted.entries()) {
    const hash = hashes[index]!
    if (taken.has(hash) && !own.has(hash)) columns.set(row, [...(columns.get(row) ?? []), column])
  }
  return lines.map((line) => {
    const found = (columns.get(line.row) ?? []).map((column): LineFault => ({ column, why: { kind: 'taken' } }))
    return found.length === 0 ? line : { ...line, faults: [...line.faults, ...found] }
  })
}

/** Contacts with which a line makes somebody sign in from then on. */
export function newAccounts(
  { employeeId, fields, mobile }: PlannedLine,
  known: ReadonlyMap<string, KnownPerson>,
): { column: 'mail' | 'mobile'; value: string; former: string | undefined }[] {
  const before = employeeId === undefined ? undefined : known.get(employeeId)
  return [
    { column: 'mail' as const, value: fields.mail, former: before?.fields.mail },
    { column: 'mobile' as const, value: mobile, former: before?.mobile },
  ].filter(({ value, former }) => value !== '' && value !== former)
}

export const isAdded = ({ employeeId }: PlannedLine): boolean => employeeId === undefined
export const isChanged = ({ employeeId, columns }: PlannedLine): boolean => employeeId !== undefined && columns.length > 0

/** Line by line what is wrong, and of the first lines what becomes different. */
export const reportOf = ({ lines }: Plan, language: Language): ImportReport<PeopleFileColumn> =>
  importReport(
    lines.map((line) => ({ ...line, name: line.fields.name, isNew: isAdded(line) })),
    language,
  )
