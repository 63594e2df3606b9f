import { products, type OrderState } from '@sojourn/contract/booking/codes'
import type { queryTravelOrder } from '@sojourn/contract/booking/order.calls'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { addDays } from '@sojourn/domain/kit/local-date'
import { applicationText } from '@sojourn/text/booking/application/words'
import type { Actor, Context, Work } from '../../../context'
import { inCompany } from '../../../work'
import { listTrips, type TripRow } from '../order/list-store'

const ticketed: readonly OrderState[] = ['issued', 'changed', 'altered', 'completed']
const atMost = 20
type Day = ResponseOf<typeof queryTravelOrder>['list'][number]

/** My ticketed journeys by day: Type 0 to come, 1 past (S3.42). */
export async function myJourneys(context: Context, actor: Actor, request: { Type: number }): Promise<{ list: Day[] }> {
  const items = await inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await listTrips(work, actor.employeeId, {
      states: ticketed,
      now: context.clock.now(),
      past: request.Type === 1,
      limit: atMost,
    })
    const journeys = await Promise.all(rows.map((row) => journeyItem(work, row, actor)))
    const [next] = rows
    const boarding = next && request.Type === 0 ? await boardingOf(work, next, actor) : undefined
    return journeys.map((journey, index) => (boarding && index === 0 ? { ...journey, boarding } : journey))
  })
  const days: Day[] = []
  for (const item of items) {
    const day = days.find(({ date }) => date === item.travelStartDate)
    if (day) day.travelList.push(item)
    else days.push({ date: item.travelStartDate, travelList: [item] })
  }
  return { list: days }
}

async function journeyItem(work: Work, row: TripRow, actor: Actor): Promise<Day['travelList'][number]> {
  const product = work.context.products[row.product]
  if (!product) throw new Error(`nobody names journeys of product ${row.product}`)
  const { departDate, departTime, arriveTime, spanDays, ...names } = product.display.journeyItem(row.body, actor.language)
  const seatNo = await product.display.seatOf?.(work, row, actor.language)
  const travelEndDate = addDays(departDate, spanDays)
  return {
    ...names,
    ...(seatNo && { seatNo }),
    productType: products.code(row.product),
    orderSerialNo: row.orderNo,
    productName: applicationText[actor.language].products[row.product],
    travelStartDateStruct: { fullDate: departDate },
    travelEndDateStruct: { fullDate: travelEndDate },
    travelStartDate: departDate,
    travelStartTime: departTime,
    travelEndDate,
    travelEndTime: arriveTime,
    days: spanDays,
  }
}

/** What somebody who is about to leave wants to know. */
async function boardingOf(work: Work, row: TripRow, { language }: Actor): Promise<Day['travelList'][number]['boarding']> {
  const parts = (await work.context.products[row.product]?.display.parts(work, row.orderNo))?.(language) ?? []
  const part = parts.find(({ segment }) => segment === undefined || segment === row.segment)
  if (!part) return undefined
  const seat = part.places?.find(({ traveller }) => traveller === row.traveller)?.place ?? ''
  return { at: part.from.at, where: part.from.note, seat, facts: part.facts }
}
