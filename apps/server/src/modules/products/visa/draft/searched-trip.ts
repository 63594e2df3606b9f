import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { VisaSearchParams } from '@sojourn/contract/products/visa/draft.shapes'
import type { VisaOfTrip } from '@sojourn/domain/products/visa/along'
import { visaDestination } from '@sojourn/domain/reference/place/visa-countries'
import type { Actor, Work } from '../../../../context'
import { ordersOf, ownOrders } from '../../../booking/order/own-orders'
import { flownVisas, type FlownVisa } from '../order/flown-visas'

type Params = Pick<VisaSearchParams, 'alongOrderNo' | 'countryId'>
const countryOf = ({ countryId }: Params): string => visaDestination(countryId)?.country.code ?? ''

/** What the flights of a search need of its country; undefined where it is for no flights, or they do not go there. */
export async function flownTrip(work: Work, actor: Actor, params: Params): Promise<FlownVisa | Problem | undefined> {
  const { alongOrderNo } = params
  if (alongOrderNo === undefined) return undefined
  const own = await ownOrders(work, actor, [alongOrderNo])
  return isProblem(own) ? own : (await flownVisas(work, own)).find(({ country }) => country === countryOf(params))
}

/** For which journey a visa is searched: that of its flights, else a day in the country, since nobody has said for how long. */
export async function searchedTrip(
  work: Work,
  actor: Actor,
  params: VisaSearchParams,
): Promise<{ trip: VisaOfTrip; apart: string[] }> {
  const flown = await flownTrip(work, actor, params)
  if (flown && !isProblem(flown)) return { trip: flown, apart: ordersOf(flown.order) }
  const country = countryOf(params)
  const { departDate: day } = params
  const stays = [{ countries: [country], from: day, until: day }]
  return { trip: { country, countries: [country], neededBy: day, until: day, stays }, apart: [] }
}
