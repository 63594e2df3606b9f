import { longestUsualTrain } from '@sojourn/domain/reference/rail/rail-times'
import { usualTrain } from '@sojourn/domain/products/flight/policy/rules'
import type { FlightSetting, RailFact, TrainFirst } from '@sojourn/domain/products/flight/policy/offers'
import type { AirFlight } from '@sojourn/supply/ports/air'
import type { Context } from '../../../../context'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import { flightSectionOf } from '@sojourn/domain/products/flight/policy/section'
import { asking } from '../../../booking/lifecycle/asking'
import type { EnterpriseRow } from '../../../booking/settings/store'
import type { PersonRow } from '../../../booking/traveller/store'
import { stationsOfCityCode } from '../../../reference/rail-places'

/**
 * The trains between the cities of a flight on its day, where somebody's standard depends on them and one may be quick enough: what is asked
 * once for a list. Null where none is on sale, undefined where nobody asks or no train competes.
 */
export async function railAlternative(
  context: Context,
  people: readonly PersonRow[],
  flight: Pick<AirFlight, 'departAirport' | 'arriveAirport' | 'departDate'> | undefined,
  party: number,
): Promise<RailFact | undefined> {
  if (!flight) return undefined
  const standards = people.flatMap(({ policy }) => flightSectionOf(policy?.body)?.trainFirst ?? [])
  const known = usualTrain(flight) !== undefined
  if (!standards.some((standard) => (known && asksOfDay(standard)) || standard.minutes > longestUsualTrain)) return undefined
  const stations = (airport: string): string[] => stationsOfCityCode(cityOfAirport(airport)?.code ?? '')
  const found = await context.rail.fastest(asking(context), {
    departStations: stations(flight.departAirport),
    arriveStations: stations(flight.arriveAirport),
    date: flight.departDate,
    fastOnly: true,
    party,
  })
  return found ?? null
}

/** Something of the standard is known on the day alone. */
const asksOfDay = ({ unlessSoldOut, unlessNotOnSale, unlessCheaper }: TrainFirst): boolean =>
  [unlessSoldOut, unlessNotOnSale, unlessCheaper].includes(true)

/** How a company judges travellers of different standards who go together (handbook 7.3), beside the trains of the day. */
export const flightSetting = ({ config }: EnterpriseRow, rail?: RailFact): FlightSetting => ({
  together: config.settings.togetherBookRule,
  ...(rail !== undefined && { rail }),
})
