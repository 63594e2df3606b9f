import { usualTrain } from '@sojourn/domain/booking/policy/flight-rules'
import type { RailAlternative } from '@sojourn/domain/booking/policy/flight-policy'
import type { AirFlight } from '@sojourn/supply/ports/air'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { cityOfAirport } from '@sojourn/domain/reference/cities'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { stationsOfCityCode } from '../../reference/rail-places'

/**
 * The trains between the cities of a flight on its day, where one usually is quick enough to be taken instead: how long the fastest
 * takes, and the fastest that has seats left for the party. Undefined where no train competes or none is on sale yet.
 */
export async function railAlternative(
  context: Context,
  sql: Sql,
  flight: AirFlight | undefined,
  party: number,
): Promise<RailAlternative | undefined> {
  if (!flight || !usualTrain(flight)) return undefined
  const stations = (airport: string): string[] => stationsOfCityCode(cityOfAirport(airport)?.code ?? '')
  const rides = await context.rail.search(supplyContext(context, sql), {
    departStations: stations(flight.departAirport),
    arriveStations: stations(flight.arriveAirport),
    date: flight.departDate,
    fastOnly: true,
  })
  const sold = rides.filter(({ sale }) => sale === 'onSale')
  if (sold.length === 0) return undefined
  const left = sold.filter(({ seats }) => seats.some(({ seat, seats: free }) => seat !== 'WZ' && free >= party))
  const fastest = (of: typeof rides): number => Math.min(...of.map(({ durationMinutes }) => durationMinutes))
  return { minutes: fastest(sold), left: left.length > 0 ? fastest(left) : null }
}
