import type { getDeskHours, saveDeskHours } from '@sojourn/contract/admin/agency/desk-hours.calls'
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { LocalText } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { inEveryLanguage } from '@sojourn/domain/kit/every-language'
import { deskFaults, deskFaultSentence, inOrder, usualDesk } from '@sojourn/domain/booking/desk-hours'
import { deskDaySentence, deskPeriodSentence } from '@sojourn/domain/admin/desk-sentences'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany, once } from '../../../work'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { findRecordVersion } from '../record/store'
import { findDeskHours, upsertDeskHours } from './store'

/** An agency has one of them. */
const key = { kind: 'deskHours', id: 'deskHours' } as const

/** When the desk of the agency works, whose staff asks. */
export const deskHours = (context: Context, actor: Actor): Promise<ResponseOf<typeof getDeskHours>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const [hours = usualDesk, version] = await Promise.all([findDeskHours(work), findRecordVersion(work, key)])
    return { today: chinaDate(context.clock.now()), version, hours }
  })

type Saved = ResponseOf<typeof saveDeskHours>

export async function saveDesk(
  context: Context,
  actor: Actor,
  { version: read, hours }: RequestOf<typeof saveDeskHours>,
): Promise<Saved | Problem> {
  const saved = await once<Saved>(context, actor, async (work) => {
    const version = await changeRecord(work, {
      ...key,
      version: read,
      act: 'changed',
      actorId: actor.employeeId,
      read: () => deskRecord(work),
      write: () => write(work, actor, hours),
    })
    return isProblem(version) ? version : { version }
  })
  if (!isProblem(saved)) await context.readAgain()
  return saved
}

async function write(work: Work, { language }: Actor, hours: DeskHours): Promise<Problem | undefined> {
  const before = (await findDeskHours(work)) ?? usualDesk
  const [found] = deskFaults(hours, before, chinaDate(work.context.clock.now()))
  if (found) return problem('deskHoursInvalid', { field: found.field, detail: { why: deskFaultSentence(found.fault, language) } })
  const days = hours.days.map((day) => ({ ...day, name: day.name.trim() }))
  await upsertDeskHours(work, inOrder({ ...hours, days }))
  return undefined
}

/** As the history keeps them: each period and each day is a line. */
async function deskRecord(work: Work): Promise<KeptRecord> {
  const { periods, days } = (await findDeskHours(work)) ?? usualDesk
  const listed = (works: boolean): LocalText[] =>
    days.filter((day) => day.works === works).map((day) => inEveryLanguage((language) => deskDaySentence(day, language)))
  return {
    periods: periods.map((period) => inEveryLanguage((language) => deskPeriodSentence(period, language))),
    daysOff: listed(false),
    workDays: listed(true),
  }
}
