import type { LogEntry, searchRecordLog } from '@sojourn/contract/admin/record-log.calls'
import { recordKinds } from '@sojourn/contract/admin/record-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../../context'
import { readCursor, writeCursor } from '../../../kit/cursor'
import { inCompany } from '../../../work'
import { companyRefusal } from '../../booking/traveller/scope'
import { changeOf } from './list-changes'
import { findRecordNames, searchLog, type LogPlace, type LogRow, type NameRow } from './log-store'
import type { RecordKey } from './store'

const pageSize = 20
const startOf = (day: string): Date => new Date(localInstant(day, '00:00', chinaOffsetMinutes))

/** All that was changed in the console, for who audits the company. */
export const recordLog = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchRecordLog>,
): Promise<ResponseOf<typeof searchRecordLog> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readAudit')
    if (isProblem(refused)) return refused
    const { person = '', keyword = '', kind, id, act, from, to, cursor, size = pageSize } = request
    const rows = await searchLog(work, {
      person: person.trim(),
      keyword: keyword.trim(),
      kind,
      id,
      act,
      from: from === undefined ? undefined : startOf(from),
      to: to === undefined ? undefined : startOf(addDays(to, 1)),
      after: readPlace(cursor),
      limit: size + 1,
      reader: actor.language,
    })
    const shown = rows.slice(0, size)
    const last = rows.length > size ? shown.at(-1) : undefined
    const names = await findRecordNames(work, shown.map(keyOf), actor.language)
    const nameOf = new Map(names.map((row) => [wordsOf(row), nameIn(row, actor.language)]))
    const list = shown.map((row): LogEntry => {
      return { ...changeOf(context, row, actor.language), ...keyOf(row), name: nameOf.get(wordsOf(row)) ?? '' }
    })
    return { list, ...(last && { next: writePlace(last) }) }
  })

const keyOf = ({ kind, id }: LogRow): RecordKey => ({ kind, id })
const wordsOf = ({ kind, id }: RecordKey): string => `${kind} ${id}`
const nameIn = ({ name, latin }: NameRow, language: Language): string =>
  typeof name === 'string' ? readableName({ name, latin }, language) : name[language]

const writePlace = ({ at, kind, version, id }: LogRow): string => writeCursor(at, `${kind}~${version}~${id}`)

/** A cursor that no page gave begins anew. */
function readPlace(cursor: string | undefined): LogPlace | undefined {
  const [at, kindWord, version, ...id] = (cursor ?? '').split('~')
  const kind = recordKinds.find((each) => each === kindWord)
  const place = readCursor(`${at}~${kindWord}`)
  const known = place && kind && /^\d{1,9}$/.test(version ?? '')
  return known ? { at: place.at, kind, version: Number(version), id: id.join('~') } : undefined
}
