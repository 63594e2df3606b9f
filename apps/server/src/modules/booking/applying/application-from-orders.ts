import type { ApplicationContent, ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { addDays } from '@sojourn/domain/kit/local-date'
import { cityText } from '@sojourn/domain/reference/place/city-text'
import type { Actor } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import { writtenProduct } from '../application/in-words'
import { findOrders, findOrderSegments, findOrderTravellers, type OrderRow, type OrderSegmentRow } from '../order/store'

/** The contents that a schedule of one's own orders asks for: their people, cities, days and prices. */
export async function scheduleContent(
  tenant: Tenant,
  actor: Actor,
  orderNos: readonly string[],
  fresh: ApplicationContent,
): Promise<ApplicationContent | Problem> {
  const found = await findOrders(tenant, orderNos)
  const orders = found.filter(({ bookerId }) => bookerId === actor.employeeId).toSorted((a, b) => +a.departAt - +b.departAt)
  if (orders.length < new Set(orderNos).size) return problem('orderUnknown', { field: 'orderNos' })
  const [segments, travellers] = await Promise.all([findOrderSegments(tenant, orderNos), findOrderTravellers(tenant, orderNos)])
  const lines = orders.map((order) =>
    lineOf(
      order,
      segments.filter(({ orderNo }) => orderNo === order.orderNo),
      actor,
    ),
  )
  const types = [...new Set(lines.map(({ productType }) => productType))]
  return {
    ...fresh,
    travellerIds: [...new Set(travellers.map(({ employeeId }) => employeeId))],
    costCentreId: travellers[0]?.costCentre.id ?? fresh.costCentreId,
    productTypes: types,
    lines,
    startDate: lines.map(({ startDate }) => startDate).toSorted()[0]!,
    endDate: lines
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1)!,
    budgets: types.map((productType) => ({
      productType,
      amount: orders.filter(({ product }) => writtenProduct(product) === productType).reduce((sum, { total }) => sum + total, 0),
    })),
    orderNos: orders.map(({ orderNo }) => orderNo),
  }
}

function lineOf(order: OrderRow, segments: readonly OrderSegmentRow[], actor: Actor): ApplicationLine {
  const city = (code = '') => ({ code, name: code === '' ? '' : cityText({ code, name: '' })[actor.language] })
  const first = segments[0]
  const last = segments.at(-1)
  const isReturn = segments.length > 1 && first?.departCity === last?.arriveCity
  const startDate = chinaDate(order.departAt)
  return {
    productType: writtenProduct(order.product),
    depart: city(first?.departCity),
    arrive: city((isReturn ? first : last)?.arriveCity),
    startDate,
    endDate: isReturn ? chinaDate(order.arriveAt) : addDays(startDate, first?.nights ?? 0),
    isReturn,
  }
}
