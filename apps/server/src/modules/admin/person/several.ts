import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { peopleSeveralText } from '@sojourn/text/admin/people/several'
import type { Actor, Work } from '../../../context'
import { scopeOf } from '../../booking/traveller/scope'
import { findEmployeeNames } from '../../booking/traveller/store'
import { findRecordVersion, lockRecord } from '../record/store'
import { findWithin } from './checks'

export interface Chosen {
  employeeIds: readonly string[]
  /** As they were seen, in the same order; absent where what is done does not depend on what was. */
  versions?: readonly number[] | undefined
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
  actor: Actor,
  { employeeIds, versions }: Chosen,
  change: (employeeId: string) => Promise<unknown>,
): Promise<{ changed: number } | Problem> {
  if (versions && versions.length !== employeeIds.length) return problem('badRequest', { field: 'versions' })
  const scope = await scopeOf(work, actor, 'managePeople')
  if (isProblem(scope)) return scope
  const seenOf = new Map(employeeIds.map((id, index) => [id, versions?.[index]]))
  const refused: Refused[] = []
  let changed = 0
  for (const id of employeeIds.toSorted()) {
    const key = { kind: 'person', id } as const
    await lockRecord(work, key)
    const before = await findRecordVersion(work, key)
    const seen = seenOf.get(id)
    // Whoever may not change somebody is not told whether others did.
    const person = await findWithin(work, scope, id)
    const changedSince = seen !== undefined && seen !== before
    const done = isProblem(person) ? person : changedSince ? problem('peopleChanged', { field: 'versions' }) : await change(id)
    if (isProblem(done)) refused.push({ employeeId: id, refusal: done })
    else if ((await findRecordVersion(work, key)) > before) changed += 1
  }
  return refused.length === 0 ? { changed } : reasonOf(work, actor.language, refused)
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
