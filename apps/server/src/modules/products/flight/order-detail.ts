import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Language } from '@sojourn/contract/kit/language'
import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import { aircraftType } from '@sojourn/domain/reference/aircraft'
import { airline } from '@sojourn/domain/reference/airlines'
import { fareRule } from '@sojourn/domain/products/flight/fare-rules'
import type { Actor, Context } from '../../../context'
import type { ReadAlternatives } from '../../booking/lifecycle/approval-detail'
import { orderCore } from '../../booking/lifecycle/order-core'
import { findOrderSegments, type OrderSegmentRow } from '../../booking/order/store'
import { alternativesOf } from './choice-set'
import type { KeptSegment } from './order-record'
import { airportName } from '../../reference/air-places'

/** A flight order with everything that its page shows (S2.29). */
export async function orderDetail(
  context: Context,
  actor: Actor,
  request: { orderId: string },
): Promise<FlightOrderDetail | Problem> {
  return context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await orderCore(context, sql, actor, request.orderId)
    if (!found) return problem('orderUnknown', { field: 'orderId' })
    const segments = await findOrderSegments<KeptSegment>(sql, actor.enterpriseId, [request.orderId])
    return {
      ...found.core,
      ...(found.order.supplierReference ? { pnr: found.order.supplierReference } : {}),
      segments: segments.map((row) => segmentOf(row, actor.language)),
    }
  })
}

function segmentOf({ position, body }: OrderSegmentRow<KeptSegment>, language: Language): FlightOrderDetail['segments'][number] {
  const carrier = airline(body.carrier)
  return {
    index: position,
    journey: body.journey,
    flightNo: body.flightNo,
    carrier: body.carrier,
    carrierName: carrier?.shortName[language] ?? body.carrier,
    carrierColour: carrier?.colour ?? '#44546a',
    ...(body.operating ? { operatingFlightNo: body.operating.flightNo } : {}),
    departAirport: body.departAirport,
    departAirportName: airportName(body.departAirport, language),
    departTerminal: body.departTerminal,
    departDate: body.departDate,
    departTime: body.departTime,
    arriveAirport: body.arriveAirport,
    arriveAirportName: airportName(body.arriveAirport, language),
    arriveTerminal: body.arriveTerminal,
    arriveTime: body.arriveTime,
    spanDays: body.spanDays,
    durationMinutes: body.durationMinutes,
    aircraftName: aircraftType(body.aircraft)?.name[language] ?? body.aircraft,
    ...(body.stop ? { stopAirportName: airportName(body.stop.airport, language) } : {}),
    cabin: body.fare.cabin,
    bookingClass: body.fare.bookingClass,
    fareType: body.fare.fareType,
    discount: body.fare.discount,
    ticketPrice: body.fare.ticketPrice,
    baggageKg: body.fare.baggageKg,
    rule: fareRule(body.fare.ruleTier, language),
  }
}

/** What the traveller saw beside the flight that was bought. */
export const readAlternatives: ReadAlternatives = (body, segment, verdict) =>
  alternativesOf(body, segment as KeptSegment, verdict)
