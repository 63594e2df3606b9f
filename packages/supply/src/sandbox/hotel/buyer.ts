import type { HotelAgreement, HotelStayRequest } from '../../ports/hotel-search'
import type { Property, RatePlan } from './property'
import { planBit, type HotelColumns } from './hotel-columns'

/** Which conditional rates a buyer may have in a hotel, and by how much agreements lower them. */
export interface Terms {
  /** Bits of the rates that are closed to this buyer. */
  closed: number
  /** Percent off, 0 without an agreement. */
  enterprise: number
  agency: number
}

type Discounts = ReadonlyMap<string, number>

function discountsOf(agreements: readonly HotelAgreement[], kind: HotelAgreement['kind']): Discounts {
  const best = new Map<string, number>()
  for (const agreement of agreements)
    if (agreement.kind === kind)
      for (const id of [...agreement.brandIds, ...agreement.hotelIds])
        best.set(id, Math.max(agreement.percentOff, best.get(id) ?? 0))
  return best
}

/** The terms of one buyer for any hotel; the better of several agreements counts. */
export function termsOf({
  agreements,
  memberOf,
}: Pick<HotelStayRequest, 'agreements' | 'memberOf'>): (property: Property) => Terms {
  const enterprise = discountsOf(agreements, 'enterpriseAgreement')
  const agency = discountsOf(agreements, 'agencyAgreement')
  const groups = new Set(memberOf)
  const off = (discounts: Discounts, { facts }: Property): number =>
    discounts.size === 0 ? 0 : Math.max(discounts.get(facts.hotelId) ?? 0, discounts.get(facts.brandId ?? '') ?? 0)
  return (property) => {
    const terms = { enterprise: off(enterprise, property), agency: off(agency, property) }
    const closed =
      (terms.enterprise > 0 ? 0 : planBit.enterpriseAgreement) |
      (terms.agency > 0 ? 0 : planBit.agencyAgreement) |
      (groups.has(property.group) ? 0 : planBit.member)
    return { ...terms, closed }
  }
}

/** The same for the hotels of a columns by number, worked out once for each brand. */
export function termsOver(
  { properties, brand, numberOf }: HotelColumns,
  request: Parameters<typeof termsOf>[0],
): (hotel: number) => Terms {
  const terms = termsOf(request)
  const named = new Set(request.agreements.flatMap(({ hotelIds }) => hotelIds.map((id) => numberOf.get(id))))
  const byBrand: (Terms | undefined)[] = []
  return (hotel) => (named.has(hotel) ? terms(properties[hotel]!) : (byBrand[brand[hotel]!] ??= terms(properties[hotel]!)))
}

/** What is left of a rate's price under the buyer's agreements, 0 to 1. */
export const keptShare = (bits: number, { enterprise, agency }: Terms): number =>
  1 - ((bits & planBit.enterpriseAgreement) !== 0 ? enterprise : (bits & planBit.agencyAgreement) !== 0 ? agency : 0) / 100

export const isOpen = (plan: Pick<RatePlan, 'kind'>, { closed }: Terms): boolean =>
  plan.kind === 'public' || (closed & planBit[plan.kind]) === 0
