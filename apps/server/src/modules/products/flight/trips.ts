import { orderStates, products } from '@sojourn/contract/booking/codes'
import type { queryTravelOrder } from '@sojourn/contract/booking/order.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { airline } from '@sojourn/domain/reference/airlines'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../../context'
import { listTrips, type TripRow } from '../../booking/order-list/store'
import type { KeptSegment } from './order-record'
import { airportName } from '../../reference/air-places'

const ticketed = (['issued', 'changed', 'altered', 'completed'] as const).map((state) => orderStates.code(state))
const atMost = 20
type Day = ResponseOf<typeof queryTravelOrder>['list'][number]

/** My ticketed journeys by day: Type 0 to come, 1 past (S3.42). */
export async function myTrips(context: Context, actor: Actor, request: { Type: number }): Promise<{ list: Day[] }> {
  const rows = await context.database.tenant(actor.enterpriseId, (sql) =>
    listTrips(sql, actor.enterpriseId, actor.employeeId, {
      states: ticketed,
      now: context.clock.now(),
      past: request.Type === 1,
      limit: atMost,
    }),
  )
  const days: Day[] = []
  for (const row of rows) {
    const item = tripItem(row, actor)
    const day = days.find(({ date }) => date === item.travelStartDate)
    if (day) day.travelList.push(item)
    else days.push({ date: item.travelStartDate, travelList: [item] })
  }
  return { list: days }
}

function tripItem(row: TripRow, actor: Actor): Day['travelList'][number] {
  const segment = row.body as unknown as KeptSegment
  const travelEndDate = addDays(segment.departDate, segment.spanDays)
  return {
    productType: products.code('flight'),
    orderSerialNo: row.orderNo,
    productName: '',
    depAirport: airportName(segment.departAirport, actor.language),
    arrAirport: airportName(segment.arriveAirport, actor.language),
    depTerminal: segment.departTerminal,
    arrTerminal: segment.arriveTerminal,
    airlineName: airline(segment.carrier)?.shortName[actor.language] ?? segment.carrier,
    flightNo: segment.flightNo,
    travelStartDateStruct: { fullDate: segment.departDate },
    travelEndDateStruct: { fullDate: travelEndDate },
    travelStartDate: segment.departDate,
    travelStartTime: segment.departTime,
    travelEndDate,
    travelEndTime: segment.arriveTime,
    days: segment.spanDays,
  }
}
