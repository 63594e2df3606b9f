import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { ApplicationStep } from '@sojourn/domain/booking/application/as-of'
import type { Actor } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import type { ApplicationHistoryRow, ContentRow } from '../application/record'
import { findApplications, findContents, findHistory } from '../application/store'
import { findEntries } from '../application/use-store'
import { findOrders } from '../order/store'
import { findCostCentres } from '../traveller/store'
import { askedRecords } from './time-machine-asked'

/** Everything that the histories say of a travel application. */
export type ApplicationRecords = Exclude<Awaited<ReturnType<typeof applicationRecords>>, Problem>

const unknown = problem('applicationUnknown', { field: 'travelApplyNo' })

/** The records of an application for its approvers and for those who look after the company's money. */
export async function applicationRecords(tenant: Tenant, actor: Actor, travelApplyNo: string) {
  const [row] = await findApplications(tenant, [travelApplyNo])
  if (!row || row.state === 'deleted') return unknown
  const [asked, contents, history, moves, costCentres] = await Promise.all([
    askedRecords(tenant, actor, travelApplyNo, [travelApplyNo, row.displayNo]),
    findContents(tenant, travelApplyNo),
    findHistory(tenant, travelApplyNo, actor.language),
    findEntries(tenant, travelApplyNo),
    findCostCentres(tenant),
  ])
  const approves = asked.tasks.some(({ approverId }) => approverId === actor.employeeId)
  if (!approves && !actor.permissions.includes('finance')) {
    const travels = contents.some(({ content }) => content.travellerIds.includes(actor.employeeId))
    return row.applicantId === actor.employeeId || travels ? problem('forbidden') : unknown
  }
  const orders = await findOrders(tenant, [...new Set(moves.map(({ orderNo }) => orderNo))])
  // An order that its supplier refused has never been: nor has what was set aside while it was placed.
  const refused = new Set(orders.filter(({ state }) => state === 'refused').map(({ orderNo }) => orderNo))
  const entries = moves.filter(({ orderNo }) => !refused.has(orderNo))
  // A look is at a version of the row; what was read there are its contents.
  const views = asked.views.map((view) => ({ ...view, version: contentsSeen(history, view.version) }))
  return {
    ...asked,
    views,
    row,
    contents,
    history,
    entries,
    costCentres,
    titles: new Map(orders.map(({ orderNo, title }) => [orderNo, title])),
  }
}

const contentsSeen = (history: readonly ApplicationHistoryRow[], version: number): number =>
  history.findLast((row) => row.version <= version)?.contentVersion ?? version

export const stepsOf = ({ history }: ApplicationRecords): ApplicationStep[] =>
  history.map((row) => ({
    at: row.at.toISOString(),
    event: row.event as ApplicationStep['event'],
    toState: row.toState,
    contentVersion: row.contentVersion,
  }))

export function contentOf({ contents, row }: ApplicationRecords, contentVersion: number): ContentRow {
  const found = contents.find((each) => each.contentVersion === contentVersion)
  if (!found) throw new Error(`application ${row.travelApplyNo} has no version ${contentVersion}`)
  return found
}
