import type { endCompanyDelegate, getCompanyDelegates, setCompanyDelegate } from '@sojourn/contract/admin/flows.calls'
import type { CompanyDelegate } from '@sojourn/contract/admin/flows.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { areDelegateDates, isInForce } from '@sojourn/domain/booking/approval/delegate'
import { readableName, type LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import { approvalDelegateNotificationText } from '@sojourn/text/admin/approval/delegate-notification'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { insertDelegate, revokeDelegate } from '../../booking/approval/delegate-store'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { findApprovers } from '../../booking/traveller/store'
import { inChargeOf } from '../proposal/area'
import { changeRecord } from '../record/change-record'
import { findCompanyDelegates, type CompanyDelegateRow } from './delegate-store'

/** Who stands in for whom, now and in the days to come. */
export const companyDelegates = (context: Context, actor: Actor): Promise<ResponseOf<typeof getCompanyDelegates>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const today = chinaDate(context.clock.now())
    const [rows, inCharge] = await Promise.all([
      findCompanyDelegates(work, { today, reader: actor.language }),
      inChargeOf(work, 'flows'),
    ])
    return {
      today,
      list: rows.map((row) => delegateOf(row, today, actor.language)),
      mayChange: inCharge.includes(actor.employeeId),
    }
  })

function delegateOf(row: CompanyDelegateRow, today: string, language: Language): CompanyDelegate {
  const { delegateId, principalId, fromDate, toDate } = row
  const named = (name: string, latin: LatinName | null) => readableName({ name, latin }, language)
  return {
    delegateId,
    principalId,
    principal: named(row.principal, row.principalLatin),
    substitute: named(row.substitute, row.substituteLatin),
    fromDate,
    toDate,
    state: isInForce({ fromDate, toDate, revoked: false }, today) ? 'inForce' : 'coming',
    ...(row.setBy !== null && { setBy: named(row.setBy, row.setByLatin) }),
  }
}

type Set = ResponseOf<typeof setCompanyDelegate>

/** For somebody absent, by whoever is in charge of approvals; the two hear of it. */
export const setDelegate = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof setCompanyDelegate>,
): Promise<Set | Problem> =>
  once<Set>(context, actor, async (work) => {
    const { principalId, substituteId, fromDate, toDate } = request
    const now = context.clock.now()
    if (!(await inChargeOf(work, 'flows')).includes(actor.employeeId)) return problem('forbidden')
    if (!areDelegateDates(request, chinaDate(now))) return problem('delegateDatesWrong', { field: 'toDate' })
    const approvers = new Set((await findApprovers(work)).map(({ employeeId }) => employeeId))
    if (!approvers.has(principalId)) return problem('approverUnknown', { field: 'principalId' })
    if (!approvers.has(substituteId) || substituteId === principalId) return problem('approverUnknown', { field: 'substituteId' })
    const delegateId = newId(now)
    await inHistory(work, actor, async () => {
      await insertDelegate(work, { delegateId, principalId, substituteId, fromDate, toDate, at: now, setBy: actor.employeeId })
      return undefined
    })
    await tell(work, actor, 'set', request)
    return { delegateId }
  })

type Ended = ResponseOf<typeof endCompanyDelegate>

/** One of anybody's, whoever set it. */
export const endDelegate = (
  context: Context,
  actor: Actor,
  { delegateId }: RequestOf<typeof endCompanyDelegate>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const now = context.clock.now()
    if (!(await inChargeOf(work, 'flows')).includes(actor.employeeId)) return problem('forbidden')
    const [row] = await findCompanyDelegates(work, { today: chinaDate(now), reader: 'anybody', delegateId })
    const unknown = problem('delegateUnknown', { field: 'delegateId' })
    if (!row) return unknown
    const written = await inHistory(work, actor, async () =>
      (await revokeDelegate(work, row.principalId, delegateId, now)) ? undefined : unknown,
    )
    if (isProblem(written)) return written
    await tell(work, actor, 'ended', row)
    return { delegateId }
  })

/** Who decides for whom is one record: what was set and ended stands line by line. */
const inHistory = (work: Work, { employeeId: actorId }: Actor, write: () => Promise<Problem | undefined>) =>
  changeRecord(work, {
    kind: 'delegates',
    id: 'delegates',
    act: 'changed',
    actorId,
    read: async () => {
      const today = chinaDate(work.context.clock.now())
      const rows = await findCompanyDelegates(work, { today, reader: 'anybody' })
      const lines = rows.map((row) => `${row.principal} → ${row.substitute} · ${row.fromDate} – ${row.toDate}`)
      return { delegates: lines }
    },
    write,
  })

type Told = Pick<CompanyDelegateRow, 'principalId' | 'substituteId' | 'fromDate' | 'toDate'>

/** Both read who decides for whom from when to when, and who said so. */
async function tell(work: Work, { employeeId }: Actor, about: 'set' | 'ended', told: Told): Promise<void> {
  const { principalId, substituteId, fromDate: from, toDate: to } = told
  const people = await findReaders(work, [principalId, substituteId, employeeId])
  const readers = people.filter((each) => each.employeeId === principalId || each.employeeId === substituteId)
  await postNotifications(work, readers, (reader, language) => {
    const text = approvalDelegateNotificationText[language]
    const nameOf = (id: string): string => {
      const person = people.find((each) => each.employeeId === id)
      return person ? readableName(person, language) : ''
    }
    const facts = { principal: nameOf(principalId), substitute: nameOf(substituteId), by: nameOf(employeeId), from, to }
    const notification = { name: readableName(reader, language), sentence: text[about].body(facts) }
    const link = `${work.context.config.publicUrl}/v/center/myApproval`
    return { subject: text[about].subject(facts), body: text.notification({ ...notification, link }) }
  })
}
