import type { getRecordChanges, RecordChange, RecordChanges } from '@sojourn/contract/admin/record-change.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Actor, Context, Work } from '../../../context'
import { inCompany } from '../../../work'
import { findDepartmentRecord } from '../department/store'
import { findGradeRecord } from '../grade/store'
import { findGuests } from '../guest/store'
import { findPlaceOf } from '../person/store'
import { isWithin, scopeOf, type Scope } from '../../booking/traveller/scope'
import type { KeptChange, KeptValue } from './change-record'
import { findChanges, type ChangeRow } from './store'

type Request = RequestOf<typeof getRecordChanges>

const pageSize = 20
const newest = 2_147_483_647

/** Who changed a person, a department, a grade or a guest, for those who may see it. */
export const listChanges = (context: Context, actor: Actor, request: Request): Promise<RecordChanges | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const scope = await scopeOf(work, actor, 'readPeople')
    if (isProblem(scope)) return scope
    return (await isSeen(work, scope, request)) ? pageOf(work, actor, request) : problem('notFound', { field: 'id' })
  })

/** The same of what is the whole company's. */
export const listCompanyChanges = (context: Context, actor: Actor, request: Request): Promise<RecordChanges> =>
  inCompany(context, actor.enterpriseId, (work) => pageOf(work, actor, request))

async function pageOf(work: Work, actor: Actor, request: Request): Promise<RecordChanges> {
  const { kind, id, size = pageSize, cursor } = request
  const before = /^\d{1,9}$/.test(cursor ?? '') ? Number(cursor) : newest
  const rows = await findChanges(work, { kind, id, before, limit: size + 1, reader: actor.language })
  const shown = rows.slice(0, size)
  const next = rows.length > size ? shown.at(-1) : undefined
  return { list: shown.map((row) => changeOf(work.context, row, actor.language)), ...(next && { next: String(next.version) }) }
}

async function isSeen(work: Work, scope: Scope, { kind, id }: Request): Promise<boolean> {
  // The order is the company's, whom it concerns all may see.
  if (kind === 'gradeOrder') return true
  if (kind === 'grade') return (await findGradeRecord(work, id)) !== undefined
  if (kind === 'department') return isWithin(scope, id) && (await findDepartmentRecord(work, id)) !== undefined
  const place = kind === 'guest' ? (await findGuests(work, [id]))[0]?.departmentId : await findPlaceOf(work, id)
  return place !== undefined && isWithin(scope, place)
}

/** A change as it is read, its names in the reader's language. */
export function changeOf(
  { vault }: Context,
  { actorName, latin, bodyCipher, at, ...row }: ChangeRow,
  language: Language,
): RecordChange {
  const sayOne = (value: string | LocalText): string => (typeof value === 'string' ? value : value[language])
  const say = (value: KeptValue): string | string[] => (isList(value) ? value.map(sayOne) : sayOne(value))
  const kept = JSON.parse(vault.open(bodyCipher)) as KeptChange[]
  return {
    ...row,
    at: at.toISOString(),
    byName: actorName === null ? '' : readableName({ name: actorName, latin }, language),
    changes: kept.map(({ field, before, after }) => ({ field, before: say(before), after: say(after) })),
  }
}

const isList = (value: KeptValue): value is readonly (string | LocalText)[] => Array.isArray(value)
