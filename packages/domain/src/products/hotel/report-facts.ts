import { decodeChoices } from '../../booking/policy/choice-set-record'
import type { Comparison, ReportFacts } from '../../booking/report-facts'
import { sum } from '../../kit/money'
import { nightGrams } from '../../reference/place/carbon'
import { hotelCity } from '../../reference/hotel/hotel-cities'
import { groupOfHotel } from './groups'
import type { KeptStaySegment } from './kept/kept'
import { cityTier } from '../../reference/hotel/city-tier'
import type { PolicyRoom } from './policy/evaluate'

/** A hotel of no chain. */
export const independent = 'independent'
/** A rate outside our contracts. */
const offContract = 'offContract'

/** What reports say of a kept stay: its city, of the mainland the tier of that, its chain and its rate. */
export function stayFacts({ cityId, brandId, rateKind }: Pick<KeptStaySegment, 'cityId' | 'brandId' | 'rateKind'>): ReportFacts {
  const city = hotelCity(cityId)
  const gramsPerNight = city && nightGrams(city.country)
  return {
    journey: 0,
    classKey: rateKind ?? offContract,
    carrier: groupOfHotel({ ...(brandId !== undefined && { brandId }) }) ?? independent,
    route: String(cityId),
    tier: city?.scope === 'domestic' ? cityTier(city.name['zh-CN']) : 'abroad',
    economy: false,
    kilometres: 0,
    gramsPerKilometre: 0,
    ...(gramsPerNight !== undefined && { gramsPerNight }),
  }
}

const agreed: readonly (string | undefined)[] = ['enterpriseAgreement', 'agencyAgreement']

/** What else the hotel's page showed from which a room was bought; fen of one room for the whole stay. */
export function stayComparison(body: string) {
  const { set, verdicts } = decodeChoices<PolicyRoom>(body)
  const offers = set.offers.map((offer, at) => ({
    ...offer,
    total: sum(offer.nights.map(({ price }) => price)),
    verdict: verdicts[at],
  }))
  const lowest = (some: typeof offers): number => Math.min(...some.map(({ total }) => total))
  const free = offers.filter(({ soldOut }) => soldOut !== true)
  const within = free.filter(({ verdict }) => verdict === 'within')
  return ({ totalPrice, roomId, rateKind }: KeptStaySegment): Comparison => {
    const open = free.filter(({ roomType, agreement }) => roomType === roomId && !agreement)
    return {
      price: totalPrice,
      ...(within.length > 0 && { lowest: lowest(within) }),
      ...(agreed.includes(rateKind) && open.length > 0 && { publicFare: lowest(open) }),
    }
  }
}
