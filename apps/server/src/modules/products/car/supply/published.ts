import { followHours } from '@sojourn/domain/products/car/following'
import { addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import type { KeptPlace } from '@sojourn/domain/products/car/kept'
import type { AirArrival } from '@sojourn/supply/ports/air'
import { SupplierSilent } from '@sojourn/supply/ports/outside'
import type { Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import { isAtAirport } from './places'

/** A flight that a pick-up waits for, whoever sold its ticket. */
export interface PublishedFlight {
  flightNo: string
  /** Where the car waits, and when it was ordered for. */
  from: Pick<KeptPlace, 'latitude' | 'longitude'>
  departAt: string
}

/** Its landing there around that moment; undefined where no carrier of ours flies it, or nobody answers now. */
export async function publishedArrival(context: Context, flight: PublishedFlight): Promise<AirArrival | undefined> {
  const { flightNo, from, departAt } = flight
  const near = followHours * 60
  const asked = { flightNo, from: new Date(addMinutes(departAt, -near)), to: new Date(addMinutes(departAt, near)) }
  const found = await heard(context, asked)
  const away = ({ plannedAt }: AirArrival): number => Math.abs(minutesBetween(plannedAt.toISOString(), departAt))
  return found.filter(({ airport }) => isAtAirport(airport, from)).toSorted((a, b) => away(a) - away(b))[0]
}

/** Who flies abroad is asked also where who flies at home is silent. */
async function heard({ air, intlAir, ...context }: Context, asked: { flightNo: string; from: Date; to: Date }) {
  const domestic = await heardOf(air.arrivals(asking(context), asked))
  return domestic.length > 0 ? domestic : heardOf(intlAir.arrivals(asking(context), asked))
}

/** Carriers that are silent keep no car from coming: it is looked after them again soon. */
async function heardOf(answer: Promise<AirArrival[]>): Promise<AirArrival[]> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof SupplierSilent) return []
    throw error
  }
}
