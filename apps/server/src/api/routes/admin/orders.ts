import { Readable } from 'node:stream'
import {
  correctCostCentre,
  getCompanyTrip,
  getOrderChoices,
  searchOrderLines,
  searchOrders,
  searchTrips,
  searchUnusedTickets,
} from '@sojourn/contract/admin/orders/order.calls'
import {
  cancelOrderExport,
  exportOrderLines,
  exportUnusedTickets,
  getOrderExports,
} from '@sojourn/contract/admin/orders/order-export.calls'
import { getOrderViews, removeOrderView, saveOrderView } from '@sojourn/contract/admin/orders/order-view.calls'
import { isProblem, problem } from '@sojourn/contract/kit/problems'
import { networkOf } from '../../../kit/network'
import { orderChoices } from '../../../modules/admin/order/choices'
import { companyTrip, listCompanyTrips } from '../../../modules/admin/order/company-trip-list'
import { correctCost } from '../../../modules/admin/order/correct-cost'
import { beginLines, beginTickets, cancelExport, listExports, takeExport } from '../../../modules/admin/order/exports'
import { listLines } from '../../../modules/admin/order/order-line-list'
import { listOrders } from '../../../modules/admin/order/order-list'
import { listTickets } from '../../../modules/admin/order/tickets'
import { listViews, removeView, saveView } from '../../../modules/admin/order/views'
import { bind, type Api } from '../../bind'
import { sendProblem } from '../../envelope'

export function bindCompanyOrders(api: Api): void {
  bind(api, searchOrders, listOrders)
  bind(api, searchOrderLines, listLines)
  bind(api, getOrderChoices, orderChoices)
  bind(api, searchTrips, listCompanyTrips)
  bind(api, getCompanyTrip, companyTrip)
  bind(api, searchUnusedTickets, listTickets)
  bind(api, correctCostCentre, correctCost)
  bind(api, getOrderViews, listViews)
  bind(api, saveOrderView, saveView)
  bind(api, removeOrderView, removeView)
  bind(api, getOrderExports, listExports)
  bind(api, exportOrderLines, beginLines)
  bind(api, exportUnusedTickets, beginTickets)
  bind(api, cancelOrderExport, cancelExport)
  bindDownload(api)
}

const path = '/api/Manage/DownloadOrderExport'
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const querystring = {
  type: 'object',
  required: ['exportId'],
  properties: { exportId: { type: 'string', maxLength: 40, pattern: '^[\\w-]+$' } },
}

/** A file to download; a navigation cannot set the token header, so the cookie of the session serves it too. */
function bindDownload({ server, context, sessions }: Api): void {
  server.get<{ Querystring: { exportId: string } }>(path, { schema: { querystring } }, async (request, reply) => {
    const actor = await sessions.actorOf(request)
    if (!actor) return sendProblem(request, reply, problem('notSignedIn'))
    if (actor.agent) return sendProblem(request, reply, problem('agentNotPermitted'))
    if (!actor.permissions.includes('readOrders')) return sendProblem(request, reply, problem('forbidden'))
    const { exportId } = request.query
    const taken = await takeExport(context, actor, exportId)
    if (isProblem(taken)) return sendProblem(request, reply, taken)
    const { enterpriseId, employeeId } = actor
    const { what, body, lines, bytes } = taken.row
    const said = `${path} ${what} ${lines} ${JSON.stringify(body.search)}`
    await context.audit.write({ enterpriseId, employeeId, kind: 'exported', what: said, address: networkOf(request.ip) })
    return reply
      .header('cache-control', 'no-store')
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${what === 'lines' ? 'orders' : 'tickets'}.xlsx"`)
      .type(workbook)
      .send(Readable.from(taken.content))
  })
}
