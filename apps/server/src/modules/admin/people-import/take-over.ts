import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { KnownPerson, PlannedLine } from '@sojourn/domain/admin/people/import-types'
import { keptOwnFields } from '@sojourn/domain/admin/people/person-own-fields'
import { maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { abilitiesIn } from '@sojourn/domain/kit/roles'
import type { Work } from '../../../context'
import { newNumber } from '../../../kit/id'
import { inParts } from '../../../kit/in-parts'
import { pinyinToSort } from '../../booking/traveller/insert-person'
import { ownFieldLines, withCode } from '../person/record'
import { changesBetween, type KeptRecord } from '../record/change-record'
import { findRecordVersions, insertChanges } from '../record/store'
import { isAdded, isChanged, newAccounts, type Names, type Plan } from './plan'
import { claimMany, clearNumbers, insertMany, releaseMany, updateMany, type Claim, type ManyValues } from './write-many-store'

/** A line with the number that its person has from now on. */
interface Numbered extends PlannedLine {
  id: string
}

/** Writes a plan without faults; answers who is new. */
export async function takeOver(
  work: Work,
  plan: Plan,
  { actorId, passwordHash }: { actorId: string; passwordHash: string },
): Promise<string[] | Problem> {
  const numbered = numberedOf(work, plan)
  const added = numbered.filter(isAdded)
  const changed = numbered.filter(isChanged)
  if (!(await moveAccounts(work, plan, [...added, ...changed]))) return problem('importWrong')
  await clearNumbers(
    work,
    changed.filter(({ columns }) => columns.includes('number')).map(({ id }) => id),
  )
  const values = (line: Numbered) => valuesOf(work, line, plan.known.get(line.id))
  for (const part of inParts(added)) await insertMany(work, part.map(values), passwordHash)
  for (const part of inParts(changed)) await updateMany(work, part.map(values))
  await writeHistory(work, plan, { added, changed, numbered, actorId })
  return added.map(({ id }) => id)
}

/** Whoever is new gets a number, by which superiors of the same file are named too. */
function numberedOf({ enterpriseId }: Work, { lines }: Plan): Numbered[] {
  const ids = new Map(lines.filter(isAdded).map(({ key }) => [key, newNumber(`${enterpriseId}-`)]))
  return lines.map((line) => {
    const { superiorId } = line.fields
    const fields = { ...line.fields, superiorId: ids.get(superiorId) ?? superiorId }
    return { ...line, fields, id: line.employeeId ?? ids.get(line.key)! }
  })
}

/** Former contacts are given up before new ones are taken, so that two people may change theirs. */
async function moveAccounts(work: Work, { known }: Plan, lines: readonly Numbered[]): Promise<boolean> {
  const digest = (account: string): string => work.context.vault.digest(account)
  const moves = lines.flatMap((line) => newAccounts(line, known).map((account) => ({ ...account, employeeId: line.id })))
  const former = moves.flatMap(({ former: value, employeeId }): Claim[] =>
    value === undefined ? [] : [{ loginHash: digest(value), employeeId }],
  )
  for (const part of inParts(former)) await releaseMany(work, part)
  for (const part of inParts(moves.map(({ value, employeeId }): Claim => ({ loginHash: digest(value), employeeId }))))
    if (!(await claimMany(work, part))) return false
  return true
}

function valuesOf({ context: { vault } }: Work, { id, fields, mobile }: Numbered, before: KnownPerson | undefined): ManyValues {
  const { name, number, position, office, departmentId, gradeId, costCentreId, superiorId, mail, language, joinedOn } = fields
  return {
    employeeId: id,
    name,
    namePinyin: pinyinToSort(name),
    number,
    position,
    office,
    ownFields: keptOwnFields({}, fields.fields),
    departmentId,
    gradeId,
    costCentreId,
    superiorId: superiorId || null,
    mail,
    mobileCipher: vault.seal(mobile),
    language,
    joinedOn: joinedOn ?? null,
    permissions: before ? [] : fields.abilities,
  }
}

interface Written {
  added: readonly Numbered[]
  changed: readonly Numbered[]
  numbered: readonly Numbered[]
  actorId: string
}

async function writeHistory(work: Work, plan: Plan, { added, changed, numbered, actorId }: Written): Promise<void> {
  const { vault, clock } = work.context
  const at = clock.now()
  const nameOf = new Map([
    ...[...plan.known.values()].map(({ employeeId, fields }): [string, string] => [employeeId, fields.name]),
    ...numbered.map(({ id, fields }): [string, string] => [id, fields.name]),
  ])
  const record = (person: Pick<KnownPerson, 'fields' | 'mobile'>) => recordOf(person, plan.names, nameOf)
  const versions = new Map((await findRecordVersions(work, 'person')).map(({ id, version }) => [id, version]))
  const changeOf = (line: Numbered) => {
    const before = plan.known.get(line.id)
    const changes = changesBetween(before ? record(before) : {}, record(line))
    const bodyCipher = vault.seal(JSON.stringify(changes))
    const act = before ? ('changed' as const) : ('added' as const)
    return { id: line.id, version: (versions.get(line.id) ?? 0) + 1, act, bodyCipher }
  }
  for (const part of inParts([...added, ...changed]))
    await insertChanges(work, { kind: 'person', at, actorId }, part.map(changeOf))
}

/** As the history of one who is changed alone says it. */
function recordOf(
  { fields, mobile }: Pick<KnownPerson, 'fields' | 'mobile'>,
  names: Names,
  nameOf: ReadonlyMap<string, string>,
): KeptRecord {
  const { name, number, position, office, mail, language, joinedOn, superiorId } = fields
  const written = { name, number, position, office, mail, language, joinedOn, superior: nameOf.get(superiorId) }
  const centre = names.costCentre.get(fields.costCentreId)
  const named = {
    department: names.department.get(fields.departmentId),
    grade: names.grade.get(fields.gradeId),
    costCentre: centre && withCode(centre.code, centre.name),
  }
  const filled = Object.entries({ ...written, ...named }).flatMap(([field, value]) => (value ? [[field, value] as const] : []))
  const ownFields = ownFieldLines(names.ownFields, keptOwnFields({}, fields.fields))
  return {
    ...Object.fromEntries(filled),
    ...(ownFields.length > 0 && { ownFields }),
    mobile: maskMobile(mobile),
    abilities: abilitiesIn(fields.abilities),
  }
}
