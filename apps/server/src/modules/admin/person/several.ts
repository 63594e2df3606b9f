import type { RecordAct } from '@sojourn/contract/admin/record-change.calls'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { peopleSeveralText } from '@sojourn/text/admin/people/several'
import type { Actor, Work } from '../../../context'
import { isWithin, type Scope } from '../../booking/traveller/scope'
import { findEmployeeNames } from '../../booking/traveller/store'
import { changesBetween } from '../record/change-record'
import { findVersionsOf, insertChanges, lockRecords } from '../record/store'
import { personRecords } from './record'
import { findPeople, type PersonRow } from './store'

export interface Chosen {
  employeeIds: readonly string[]
  /** As they were seen, in the same order; absent where what is done does not depend on what was. */
  versions?: readonly number[] | undefined
}

/** What is done to each of them, in as many statements as to one. */
export interface Change {
  act: RecordAct
  /** Why this one may not be changed. */
  faultOf: (person: PersonRow) => Promise<Problem | undefined> | Problem | undefined
  write: (employeeIds: readonly string[]) => Promise<unknown>
}

interface Refused {
  employeeId: string
  refusal: Problem
}

/** So many are named; the others are counted. */
const namedAtMost = 5

/**
 * Changes several people, or none where one is refused: the reason names everybody whom it keeps. They are taken in the order of their numbers, so
 * that two who change the same people wait for each other and not both.
 */
export async function changeSeveral(
  work: Work,
  { actor, scope }: { actor: Actor; scope: Scope },
  { employeeIds, versions }: Chosen,
  change: Change,
): Promise<{ changed: number } | Problem> {
  if (versions && versions.length !== employeeIds.length) return problem('badRequest', { field: 'versions' })
  const ids = employeeIds.toSorted()
  await lockRecords(work, 'person', ids)
  const [people, known] = await Promise.all([findPeople(work, ids), findVersionsOf(work, 'person', ids)])
  const personOf = new Map(people.map((person) => [person.employeeId, person]))
  const versionOf = new Map(known.map(({ id, version }) => [id, version]))
  const seenOf = new Map(employeeIds.map((id, index) => [id, versions?.[index]]))
  const refused: Refused[] = []
  for (const id of ids) {
    const person = personOf.get(id)
    const seen = seenOf.get(id)
    // Whoever may not change somebody is not told whether others did.
    const refusal =
      !person || !isWithin(scope, person.departmentId)
        ? problem('personUnknown', { field: 'employeeId' })
        : seen !== undefined && seen !== (versionOf.get(id) ?? 0)
          ? problem('peopleChanged', { field: 'versions' })
          : await change.faultOf(person)
    if (refusal) refused.push({ employeeId: id, refusal })
  }
  if (refused.length > 0) return reasonOf(work, actor.language, refused)
  return { changed: await writeChanges(work, actor, change, { people, versionOf }) }
}

interface Found {
  people: readonly PersonRow[]
  versionOf: ReadonlyMap<string, number>
}

/** Who is not another afterwards has no line in the history. */
async function writeChanges(work: Work, actor: Actor, { act, write }: Change, { people, versionOf }: Found): Promise<number> {
  const ids = people.map(({ employeeId }) => employeeId)
  const before = await personRecords(work, people)
  await write(ids)
  const after = await personRecords(work, await findPeople(work, ids))
  const { vault, clock } = work.context
  const changes = ids.flatMap((id) => {
    const fields = changesBetween(before.get(id)!, after.get(id)!)
    if (fields.length === 0) return []
    return [{ id, version: (versionOf.get(id) ?? 0) + 1, act, bodyCipher: vault.seal(JSON.stringify(fields)) }]
  })
  if (changes.length > 0) await insertChanges(work, { kind: 'person', at: clock.now(), actorId: actor.employeeId }, changes)
  return changes.length
}

/** The first reason, with the names of all to whom it applies; who is not known has none. */
async function reasonOf(work: Work, language: Language, refused: readonly Refused[]): Promise<Problem> {
  const { refusal } = refused[0]!
  if (refusal.problem === 'personUnknown') return refusal
  const same = refused.filter((each) => each.refusal.problem === refusal.problem)
  const shown = same.slice(0, namedAtMost).map(({ employeeId }) => employeeId)
  const found = await findEmployeeNames(work, shown)
  const names = found.map(({ name }) => readableName({ name, latin: { passport: null, pinyin: null } }, language))
  const name = peopleSeveralText[language].named({ names, count: same.length })
  const { field } = refusal
  return problem(refusal.problem, { ...(field !== undefined && { field }), detail: { ...refusal.detail, name } })
}
