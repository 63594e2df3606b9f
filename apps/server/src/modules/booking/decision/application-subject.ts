import { isProblem, problem } from '@sojourn/contract/kit/problems'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import type { ApplicationRow, ContentRow } from '../application/record'
import { applicationNumber } from '../application/application-summary'
import { findApplications, findSubmittedContent, lockApplication } from '../application/store'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import { nextApplicationState } from '@sojourn/domain/booking/application/transitions'
import { writeNotifications } from '../notification/write'
import { applicationPath } from '../applying/application-announce'
import { titleOf } from '../applying/application-approval'
import { moveApplication, type ApplicationStep } from '../applying/application-move'
import { linkSchedule } from '../applying/application-schedule'
import { system, type Mover } from '../lifecycle/lifecycle'
import type { ApprovalSubject } from '../approval/subject'
import type { SubjectMoved, SubjectOperations } from './subject-operations'

/** Travel applications as subjects of an approval: new ones, modifications and revocations. */
export const applicationSubject: SubjectOperations = {
  async lock(work, no) {
    const row = await lockApplication(work, no)
    return row && subjectOf(row, await askedContent(work, row))
  },
  async find(work, nos) {
    const rows = await findApplications(work, nos)
    return Promise.all(rows.map(async (row) => subjectOf(row, await askedContent(work, row))))
  },
  approve: (work, { no }, by) => step(work, no, { event: 'approve', by: mover(by) }),
  reject: (work, { no }, by, reason) => step(work, no, { event: 'reject', by: mover(by), reason }),
  transfer: async (work, { no, state, version, applicationState }, by) =>
    applicationState && nextApplicationState(applicationState, 'transfer')
      ? step(work, no, { event: 'transfer', by: mover(by) })
      : { state, version },
  withdraw: (work, no, by) => step(work, no, { event: 'withdraw', by: { kind: 'applicant', id: by.id, name: by.name } }),
  expire: (work, { no }) => step(work, no, { event: 'reject', by: mover(system) }),
}

const mover = (by: Mover): ApplicationStep['by'] => ({
  kind: by.kind === 'approver' ? 'approver' : 'system',
  id: by.id,
  name: by.name,
  ...(by.inPlaceOf !== undefined && { inPlaceOf: by.inPlaceOf }),
})

/** What is asked for: the contents that were submitted last, which a revocation leaves as they hold. */
async function askedContent(tenant: Tenant, row: ApplicationRow): Promise<ContentRow> {
  const content = await findSubmittedContent(tenant, row.travelApplyNo)
  if (!content) throw new Error(`application ${row.travelApplyNo} was never submitted`)
  return content
}

async function step(work: Work, no: string, next: ApplicationStep): Promise<SubjectMoved> {
  const row = await lockApplication(work, no)
  if (!row) return problem('applicationUnknown')
  const moved = await moveApplication(work, row, next)
  if (isProblem(moved)) return moved
  const linked = moved.validVersion > row.validVersion ? await linkSchedule(work, moved) : undefined
  if (linked) return linked
  if (next.event === 'approve' || next.event === 'reject') await tellOfDecision(work, moved, next)
  return { state: applicationNumber(moved), version: moved.version }
}

/** The applicant hears it, and everybody for whom the application was made. */
async function tellOfDecision(work: Work, row: ApplicationRow, { event, by, reason }: ApplicationStep): Promise<void> {
  const shown = await askedContent(work, row)
  const kind = event === 'approve' ? 'applicationApproved' : 'rejected'
  await writeNotifications(work, kind, [row.applicantId, ...shown.content.travellerIds], {
    object: 'application',
    orderNo: row.displayNo,
    title: titleOf(shown),
    total: budgetTotal(shown.content),
    travellers: shown.people,
    reason: reason ?? '',
    decider: by,
    path: applicationPath(row),
  })
}

const subjectOf = (row: ApplicationRow, shown: ContentRow): ApprovalSubject => ({
  kind: 'application',
  object: 'application',
  no: row.travelApplyNo,
  displayNo: row.displayNo,
  version: row.version,
  state: applicationNumber(row),
  applicationState: row.state,
  title: titleOf(shown),
  total: budgetTotal(shown.content),
  currency: row.currency,
  travellers: shown.people,
  travellerIds: shown.content.travellerIds,
  applicantId: row.applicantId,
  violates: false,
  path: applicationPath(row),
})
