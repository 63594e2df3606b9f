import { managed } from './admin.testing'
import { own, type Row } from './row.testing'

/** The company's orders in the console. */
export const companyOrderRows: Record<string, Row> = {
  'POST Manage/SearchOrders': managed(({ orderNo }) => ({ keyword: orderNo })),
  'POST Manage/SearchOrderLines': managed(({ orderNo }) => ({ keyword: orderNo })),
  'GET Manage/GetOrderChoices': managed(),
  'POST Manage/SearchTrips': managed(({ travelOrderNo }) => ({ keyword: travelOrderNo })),
  'POST Manage/GetTrip': managed(({ travelOrderNo }) => ({ travelOrderNo })),
  'POST Manage/SearchUnusedTickets': managed(({ orderNo }) => ({ keyword: orderNo })),
  'POST Manage/CorrectCostCentre': managed(({ orderNo, costCentreId }) => ({
    orderNo,
    position: 0,
    before: costCentreId,
    costCentreId,
    reason: '由他处承担',
  })),
  'POST Manage/CorrectCostCentres': managed(({ orderNo, costCentreId }) => ({
    parts: [{ orderNo, position: 0, before: costCentreId }],
    costCentreId,
    reason: '由他处承担',
  })),
  'GET Manage/GetOrderViews': managed(),
  'POST Manage/SaveOrderView': managed(() => ({ list: 'orders', name: '视图', search: {}, columns: [] })),
  'POST Manage/RemoveOrderView': managed(() => ({ viewId: 'none' })),
  'GET Manage/GetOrderExports': own(),
  'POST Manage/ExportOrderLines': managed(({ orderNo }) => ({ keyword: orderNo })),
  'POST Manage/ExportUnusedTickets': managed(({ orderNo }) => ({ keyword: orderNo })),
  'POST Manage/ExportList': managed(() => ({ list: 'people', search: {} })),
  'POST Manage/CancelOrderExport': { request: () => ({ exportId: 'none' }), stranger: 'notFound', ownerReads: 'notFound' },
}
