import { Readable } from 'node:stream'
import { Type } from 'typebox'
import {
  correctCostCentre,
  correctCostCentres,
  getCompanyTrip,
  getOrderChoices,
  searchOrderLines,
  searchOrders,
  searchTrips,
  searchUnusedTickets,
} from '@sojourn/contract/admin/orders/order.calls'
import {
  cancelOrderExport,
  exportList,
  exportOrderLines,
  exportUnusedTickets,
  getOrderExports,
} from '@sojourn/contract/admin/orders/order-export.calls'
import { getOrderViews, removeOrderView, saveOrderView } from '@sojourn/contract/admin/orders/order-view.calls'
import { isProblem } from '@sojourn/contract/kit/problems'
import { orderChoices } from '../../../modules/admin/order/choices'
import { companyTrip, listCompanyTrips } from '../../../modules/admin/order/company-trip-list'
import { correctCost, correctCosts } from '../../../modules/admin/order/correct-cost'
import { beginLines, beginList, beginTickets, cancelExport, listExports, takeExport } from '../../../modules/admin/order/exports'
import { listLines } from '../../../modules/admin/order/order-line-list'
import { listOrders } from '../../../modules/admin/order/order-list'
import { listTickets } from '../../../modules/admin/order/tickets'
import { listViews, removeView, saveView } from '../../../modules/admin/order/views'
import { listFiles } from '../../../modules/list-files'
import { bind, type Api } from '../../bind'
import { workbookType } from '../../../kit/sheet/sheet'
import { bindFile } from '../../bind-file'

export function bindCompanyOrders(api: Api): void {
  bind(api, searchOrders, listOrders)
  bind(api, searchOrderLines, listLines)
  bind(api, getOrderChoices, orderChoices)
  bind(api, searchTrips, listCompanyTrips)
  bind(api, getCompanyTrip, companyTrip)
  bind(api, searchUnusedTickets, listTickets)
  bind(api, correctCostCentre, correctCost)
  bind(api, correctCostCentres, correctCosts)
  bind(api, getOrderViews, listViews)
  bind(api, saveOrderView, saveView)
  bind(api, removeOrderView, removeView)
  bind(api, getOrderExports, listExports)
  bind(api, exportOrderLines, beginLines)
  bind(api, exportUnusedTickets, beginTickets)
  bind(api, exportList, beginList(listFiles))
  bind(api, cancelOrderExport, cancelExport)
  bindDownload(api)
}

const Wanted = Type.Object({ exportId: Type.String({ maxLength: 40, pattern: '^[\\w-]+$' }) })

const bindDownload = (api: Api): void =>
  bindFile(api, { path: '/api/Manage/DownloadOrderExport', query: Wanted, agents: 'refused' }, async (actor, { exportId }) => {
    const taken = await takeExport(api.context, actor, { exportId, lists: listFiles })
    if (isProblem(taken)) return taken
    const { what, body, lines, bytes } = taken.row
    const name = `${what === 'lines' ? 'orders' : what}.xlsx`
    const of = `${what} ${lines} ${JSON.stringify(body.search)}`
    return { name, type: workbookType, content: Readable.from(taken.content), bytes, of }
  })
