import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import { sharedBudgetKey } from '@sojourn/domain/booking/application/reserve'
import {
  entersForce,
  mayCauseApplication,
  nextApplicationState,
  type ApplicationActor,
  type ApplicationEvent,
} from '@sojourn/domain/booking/application/transitions'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { Work } from '../../../context'
import { enqueue } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { findBudgetFor } from '../application/budget-store'
import { productsOf, typeOf } from '../application/in-words'
import type { ApplicationRow, ContentRow } from '../application/record'
import { lockSharing } from '../application/sharing-store'
import { findContent, insertHistory, replaceTravellers, updateApplication } from '../application/store'
import { moveAccounts } from '../application/application-money'

/** Who moves an application, for the table of who may and for its history. */
export interface ApplicationMover {
  kind: ApplicationActor
  id: string
  name: string
  /** The name of the approver for whom a substitute decided. */
  inPlaceOf?: string
}
export interface ApplicationStep {
  event: ApplicationEvent
  by: ApplicationMover
  reason?: string
}

/** Days after the end during which late bookings and changes may still be made (handbook 9.2). */
const graceDays = 7

/**
 * The only place where an application changes state: the table says what is legal and who may; contents that come into force,
 * the money set aside and the history follow in the same transaction. The row must be locked.
 */
export async function moveApplication(
  work: Work,
  application: ApplicationRow,
  step: ApplicationStep,
): Promise<ApplicationRow | Problem> {
  const from = application.state
  const to = nextApplicationState(from, step.event)
  if (!to || !mayCauseApplication(from, step.event, step.by.kind)) return problem('applicationRefused')
  const now = work.context.clock.now()
  const moved: ApplicationRow = {
    ...application,
    state: to,
    version: application.version + 1,
    updatedAt: now,
  }
  const settled = entersForce(step.event, to) ? await enterForce(work, moved) : moved
  const refused = await moveAccounts(work, application, settled)
  if (isProblem(refused)) return refused
  const [written] = await Promise.all([
    updateApplication(work, settled, application.version),
    insertHistory(work, application.travelApplyNo, {
      version: settled.version,
      at: now,
      actorId: step.by.id,
      actorName: step.by.name,
      event: step.event,
      fromState: application.state,
      toState: settled.state,
      contentVersion: settled.contentVersion,
      reason: step.reason ?? '',
      ...(step.by.inPlaceOf !== undefined && { inPlaceOf: step.by.inPlaceOf }),
    }),
  ])
  return written ? settled : problem('applicationChanged')
}

/** The latest contents become the valid ones: the head, the travellers, the account that pays, and the day it ends by itself. */
async function enterForce(work: Work, row: ApplicationRow): Promise<ApplicationRow> {
  const written = await findContent(work, row.travelApplyNo, row.contentVersion)
  if (!written) throw new Error(`application ${row.travelApplyNo} has no version ${row.contentVersion}`)
  const account = await findBudgetFor(work, {
    costCentreId: written.content.costCentreId,
    departmentId: row.departmentId,
    date: written.content.startDate,
  })
  const head = headOf(row, written)
  const sharing = await lockSharing(work, head.sharedBudget, row.travelApplyNo)
  await Promise.all([
    replaceTravellers(work, row.travelApplyNo, written.people),
    enqueue(work.sql, {
      id: newId(work.context.clock.now()),
      kind: 'application.expire',
      enterpriseId: work.enterpriseId,
      payload: { travelApplyNo: row.travelApplyNo },
      runAt: lastMoment(written),
    }),
  ])
  return { ...head, sharing, validVersion: row.contentVersion, budgetId: account?.budgetId ?? null }
}

/** What the head says of its contents, for lists and bookings. */
export const headOf = (row: ApplicationRow, { content, people }: Pick<ContentRow, 'content' | 'people'>): ApplicationRow => ({
  ...row,
  type: typeOf(content),
  title: content.title,
  description: content.travelDescription,
  travellerNames: people.map(({ name }) => name),
  products: productsOf(content),
  startDate: content.startDate,
  endDate: content.endDate,
  budgetTotal: budgetTotal(content),
  sharedBudget: sharedBudgetKey(content) ?? null,
})

/** Midnight in China after the last flexible day and the days of grace. */
export const lastMoment = ({ content }: Pick<ContentRow, 'content'>): Date =>
  new Date(`${addDays(content.endDate, content.flexAfter + graceDays + 1)}T00:00:00+08:00`)
