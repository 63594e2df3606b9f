import { usualTrain } from '@sojourn/domain/products/flight/policy/rules'
import type { FlightSetting, RailAlternative } from '@sojourn/domain/products/flight/policy/offers'
import type { AirFlight } from '@sojourn/supply/ports/air'
import type { Context } from '../../../../context'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import { flightSectionOf } from '@sojourn/domain/products/flight/policy/section'
import { asking } from '../../../booking/lifecycle/asking'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { PersonRow } from '../../../booking/traveller/store'
import { stationsOfCityCode } from '../../../reference/rail-places'

/**
 * The trains between the cities of a flight on its day, where somebody's standard lets a flight be taken when they are sold out and one
 * usually is quick enough. Undefined where nobody asks, no train competes or none is on sale yet.
 */
export async function railAlternative(
  context: Context,
  people: readonly PersonRow[],
  flight: Pick<AirFlight, 'departAirport' | 'arriveAirport' | 'departDate'> | undefined,
  party: number,
): Promise<RailAlternative | undefined> {
  const asked = people.some(({ policy }) => flightSectionOf(policy?.body)?.trainFirst?.unlessSoldOut)
  if (!asked || !flight || !usualTrain(flight)) return undefined
  const stations = (airport: string): string[] => stationsOfCityCode(cityOfAirport(airport)?.code ?? '')
  return context.rail.fastest(asking(context), {
    departStations: stations(flight.departAirport),
    arriveStations: stations(flight.arriveAirport),
    date: flight.departDate,
    fastOnly: true,
    party,
  })
}

/** How a company judges travellers of different standards who go together (handbook 7.3), beside the trains of the day. */
export const flightSetting = ({ config }: EnterpriseRow, rail?: RailAlternative): FlightSetting => ({
  together: config.settings.togetherBookRule,
  ...(rail && { rail }),
})
