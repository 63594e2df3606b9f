import type { getOrderViews, removeOrderView, saveOrderView } from '@sojourn/contract/admin/orders/order-view.calls'
import { viewsAtMost } from '@sojourn/contract/admin/orders/order-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { newId } from '../../../kit/id'
import { inCompany, once } from '../../../work'
import { deleteView, findViews, writeView } from './views-store'

export const listViews = (context: Context, actor: Actor): Promise<ResponseOf<typeof getOrderViews>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await findViews(work, actor.employeeId)
    return { list: rows.map(({ body, ...view }) => ({ ...view, ...body })) }
  })

type Saved = ResponseOf<typeof saveOrderView>

/** Views are the person's own: what they find is judged anew each time that they are opened. */
export const saveView = (context: Context, actor: Actor, request: RequestOf<typeof saveOrderView>): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const { list, search, columns } = request
    const name = request.name.trim()
    if (name === '') return problem('viewNameMissing', { field: 'name' })
    const known = await findViews(work, actor.employeeId)
    const isNew = !known.some((view) => view.list === list && view.name === name)
    if (isNew && known.length >= viewsAtMost) return problem('viewsFull', { field: 'name' })
    const at = context.clock.now()
    const viewId = await writeView(work, actor.employeeId, { viewId: newId(at), list, name, body: { search, columns }, at })
    return { viewId }
  })

export const removeView = (
  context: Context,
  actor: Actor,
  { viewId }: RequestOf<typeof removeOrderView>,
): Promise<ResponseOf<typeof removeOrderView> | Problem> =>
  once<ResponseOf<typeof removeOrderView>>(context, actor, async (work) =>
    (await deleteView(work, actor.employeeId, viewId)) ? { viewId } : problem('notFound', { field: 'viewId' }),
  )
