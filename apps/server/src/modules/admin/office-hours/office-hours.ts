import type { getOfficeHours, saveOfficeHours } from '@sojourn/contract/admin/company/office-hours.calls'
import { weekdayNames } from '@sojourn/contract/booking/office-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { hoursFaults, usualHours } from '@sojourn/domain/booking/office-hours'
import { compareDates } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../context'
import { inCompany, once } from '../../../work'
import { findOfficeHours } from '../../booking/approval/store'
import { companyInvalid } from '../company/save'
import { changeRecord, type KeptRecord } from '../record/change-record'
import { findRecordVersion } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { upsertOfficeHours } from './store'

/** A company has one of them. */
const key = { kind: 'officeHours', id: 'officeHours' } as const

/** When the company works; until it says so, as most do. */
export const officeHours = (context: Context, actor: Actor): Promise<ResponseOf<typeof getOfficeHours> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const refused = await companyRefusal(work, actor, 'readCompany')
    if (refused) return refused
    const [hours = usualHours, version, unchanging] = await Promise.all([
      findOfficeHours(work),
      findRecordVersion(work, key),
      companyRefusal(work, actor, 'manageCompany'),
    ])
    return { version, hours, mayChange: unchanging === undefined }
  })

type Saved = ResponseOf<typeof saveOfficeHours>

export const saveHours = (
  context: Context,
  actor: Actor,
  { version: read, hours }: RequestOf<typeof saveOfficeHours>,
): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCompany')
    if (refused) return refused
    const [fault] = hoursFaults(hours)
    if (fault) return companyInvalid(fault, actor)
    const days = hours.days
      .map((day) => ({ ...day, name: day.name.trim() }))
      .toSorted((one, other) => compareDates(one.date, other.date))
    const version = await changeRecord(work, {
      ...key,
      version: read,
      act: 'changed',
      actorId: actor.employeeId,
      read: () => hoursRecord(work),
      write: async () => {
        await upsertOfficeHours(work, { ...hours, days })
        return undefined
      },
    })
    return isProblem(version) ? version : { version }
  })

/** As the history keeps them: each weekday is a field, days are lines. */
async function hoursRecord(work: Work): Promise<KeptRecord> {
  const { zone, week, nationalCalendar, approvals, days } = (await findOfficeHours(work)) ?? usualHours
  const worked = week.map(({ open, from, to }, index) => [weekdayNames[index]!, open ? `${from}–${to}` : 'closed'])
  const listed = (works: boolean): string[] =>
    days.filter((day) => day.works === works).map(({ date, name }) => [date, name].filter(Boolean).join(' '))
  return {
    zone,
    ...Object.fromEntries(worked),
    nationalCalendar: nationalCalendar ? 'on' : 'off',
    daysOff: listed(false),
    workDays: listed(true),
    approvals: approvals ? 'on' : 'off',
  }
}
