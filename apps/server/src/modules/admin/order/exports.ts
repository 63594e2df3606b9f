import type { ListName } from '@sojourn/contract/admin/list-words'
import type {
  cancelOrderExport,
  exportList,
  exportOrderLines,
  exportUnusedTickets,
  getOrderExports,
  OrderExport,
} from '@sojourn/contract/admin/orders/order-export.calls'
import { lineColumns, ticketColumns, type ExportKind } from '@sojourn/contract/admin/orders/order-words'
import type { Permission, RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { Check, Clean } from 'typebox/value'
import type { Actor, Context } from '../../../context'
import { enqueueNow } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import type { ListFile, ListFiles } from '../../booking/list-file/list-file'
import { scopeOf } from '../../booking/traveller/scope'
import {
  countOpenExports,
  endExport,
  findExport,
  findExportsOf,
  findPiece,
  insertExport,
  type ExportBody,
  type ExportRow,
} from './export-store'

/** How long a file can be taken. */
const keptMs = 24 * 3_600_000
/** Files that a company has made at a time. */
const atOnce = 2

type Begun = ResponseOf<typeof exportOrderLines>

export const beginLines = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof exportOrderLines>,
): Promise<Begun | Problem> => {
  const { columns = lineColumns, fieldKeys = [], ...search } = request
  return begin(context, actor, { what: 'lines', body: { search, columns, fieldKeys } })
}

export const beginTickets = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof exportUnusedTickets>,
): Promise<Begun | Problem> => {
  const { columns = ticketColumns, ...search } = request
  return begin(context, actor, { what: 'tickets', body: { search, columns } })
}

/** Any list of the console, by the words of its own call. */
export const beginList =
  (lists: Readonly<Record<ListName, ListFile>>) =>
  async (
    context: Context,
    actor: Actor,
    { list, search, narrowedBy = [] }: RequestOf<typeof exportList>,
  ): Promise<Begun | Problem> => {
    const { request, access } = lists[list].call
    if (!Check(request, search)) return problem('badRequest', { field: 'search' })
    const known = Clean(request, structuredClone(search)) as object
    return begin(context, actor, { what: list, body: { search: known, columns: [], narrowedBy } }, access as Permission)
  }

/** A job makes the file, so that it is made whoever goes on listening. */
const begin = (
  context: Context,
  actor: Actor,
  { what, body }: { what: ExportKind; body: Omit<ExportBody, 'language'> },
  reading: Permission = 'readOrders',
): Promise<Begun | Problem> =>
  once<Begun>(context, actor, async (work) => {
    const { enterpriseId, employeeId, language } = actor
    const scope = await scopeOf(work, actor, reading)
    if (isProblem(scope)) return scope
    const open = await countOpenExports(work, employeeId)
    if (open.own > 0) return problem('exportRunning')
    if (open.all >= atOnce) return problem('exportsBusy')
    const askedAt = context.clock.now()
    const exportId = newId(askedAt)
    await insertExport(work, { exportId, employeeId, what, body: { ...body, language }, askedAt })
    await enqueueNow(context, work.sql, { kind: 'order.export', enterpriseId, payload: { exportId } })
    return { exportId }
  })

const keptSince = (context: Context): Date => new Date(context.clock.now().getTime() - keptMs)

export const listExports = (context: Context, actor: Actor): Promise<ResponseOf<typeof getOrderExports>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await findExportsOf(work, actor.employeeId, keptSince(context))
    return { list: rows.map(exportOf) }
  })

const exportOf = ({ exportId, what, state, failure, lines, bytes, askedAt, endedAt }: ExportRow): OrderExport => ({
  exportId,
  what,
  state,
  ...(failure && { failure }),
  lines,
  bytes,
  askedAt: askedAt.toISOString(),
  ...(state === 'done' && endedAt && { keptUntil: new Date(endedAt.getTime() + keptMs).toISOString() }),
})

export const cancelExport = (
  context: Context,
  actor: Actor,
  { exportId }: RequestOf<typeof cancelOrderExport>,
): Promise<ResponseOf<typeof cancelOrderExport> | Problem> =>
  once<ResponseOf<typeof cancelOrderExport>>(context, actor, async (work) => {
    const row = await findExport(work, exportId)
    if (row?.employeeId !== actor.employeeId) return problem('notFound', { field: 'exportId' })
    const at = context.clock.now()
    return (await endExport(work, exportId, { state: 'cancelled', at }))
      ? { exportId }
      : problem('notFound', { field: 'exportId' })
  })

/** A file that is done, for who asked for it and may still read what it is of; its content comes piece by piece. */
export async function takeExport(
  context: Context,
  actor: Pick<Actor, 'enterpriseId' | 'employeeId'>,
  { exportId, lists }: { exportId: string; lists: ListFiles },
): Promise<{ row: ExportRow; content: AsyncGenerator<Buffer> } | Problem> {
  const found = await inCompany<ExportRow | Problem>(context, actor.enterpriseId, async (work) => {
    const row = await findExport(work, exportId)
    const isKept = row?.state === 'done' && row.endedAt !== null && row.endedAt > keptSince(context)
    if (row?.employeeId !== actor.employeeId || !isKept) return problem('notFound', { field: 'exportId' })
    const scope = await scopeOf(work, actor, (lists[row.what as ListName]?.call.access ?? 'readOrders') as Permission)
    return isProblem(scope) ? scope : row
  })
  return isProblem(found) ? found : { row: found, content: piecesOf(context, actor.enterpriseId, exportId) }
}

async function* piecesOf(context: Context, enterpriseId: number, exportId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const piece = await inCompany(context, enterpriseId, (work) => findPiece(work, exportId, position))
    if (!piece) return
    yield piece
  }
}
