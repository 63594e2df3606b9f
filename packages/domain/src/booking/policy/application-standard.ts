import type { ApplicationStandard } from '@sojourn/contract/booking/application.shapes'
import type { FlightSection, HotelSection, TrainSection } from '@sojourn/contract/booking/policy-sections.shapes'
import { trainTypes } from '@sojourn/contract/booking/policy-sections.shapes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy'
import { cityKey } from '../../reference/city-text'

/** What a version of a travel application agrees in place of its travellers' own standards. */
export interface Agreed {
  travelApplyNo: string
  displayNo: string
  contentVersion: number
  standard: ApplicationStandard
}
interface PolicyVersion {
  version: number
  body: TravelPolicy
}

/** Names the version that agreed, so that what was judged can be judged again: staff@A20261120001/2. */
const agreedId = (own: string, { travelApplyNo, contentVersion }: Agreed): string => `${own}@${travelApplyNo}/${contentVersion}`

/** The own policy and the application that such an id names; undefined of any other id. */
export function readAgreedId(id: string): { policyId: string; travelApplyNo: string; contentVersion: number } | undefined {
  const [, policyId = '', travelApplyNo = '', version] = /^(.*)@([^@/]+)\/(\d+)$/.exec(id) ?? []
  return version === undefined ? undefined : { policyId, travelApplyNo, contentVersion: Number(version) }
}

/** The policies of people who travel under an application; those of one policy still share the object. */
export function bindAll<Person extends { policy: PolicyVersion | null }>(people: readonly Person[], agreed: Agreed): Person[] {
  const bound = new Map<PolicyVersion | null, PolicyVersion>()
  for (const { policy } of people) if (!bound.has(policy)) bound.set(policy, underApplication(policy ?? undefined, agreed))
  return people.map((person) => ({ ...person, policy: bound.get(person.policy)! }))
}

/** The policy of somebody who travels under an application; it binds also whom no policy does. */
export function underApplication(own: PolicyVersion | undefined, agreed: Agreed): PolicyVersion {
  const { cabins, trainSeats, hotelLimits } = agreed.standard
  const body: Partial<TravelPolicy> = own?.body ?? {}
  return {
    version: own?.version ?? 0,
    body: {
      ...body,
      policyId: agreedId(body.policyId ?? '', agreed),
      version: own?.version ?? 0,
      name: agreedName(body.name, agreed),
      scope: body.scope ?? { type: 'default', ids: [] },
      ...(cabins && { flight: flightSection(body.flight, cabins) }),
      ...(trainSeats && { train: trainSection(body.train, trainSeats) }),
      ...(hotelLimits && { hotel: hotelSection(body.hotel, hotelLimits) }),
    },
  }
}

function agreedName(own: LocalText | undefined, { displayNo: number }: Agreed): LocalText {
  const name = (language: Language) => policyText[language].agreedName({ name: own?.[language] ?? '', number })
  return { 'zh-CN': name('zh-CN'), 'zh-TW': name('zh-TW'), en: name('en') }
}

/** The cabins with their discounts are agreed, so nothing else limits them. */
function flightSection(own: FlightSection | undefined, cabins: NonNullable<ApplicationStandard['cabins']>): FlightSection {
  const { fullPriceAllowed: _full, cabinDuration: _duration, ...others } = own ?? { handling: {} }
  return { ...others, cabins }
}

function trainSection(own: TrainSection | undefined, seats: string[]): TrainSection {
  const { nightSeats: _night, longRide: _long, ...others } = own ?? { handling: {} }
  return { ...others, groups: [{ types: [...trainTypes], seats }] }
}

/** An agreed city goes before seasons and tiers; any city, before all that the own standard says of cities. */
function hotelSection(own: HotelSection | undefined, limits: NonNullable<ApplicationStandard['hotelLimits']>): HotelSection {
  const { cityItems = [], seasonCityItems = [], ...others } = own ?? { handling: {} }
  const items = limits.map(({ city, limit }) => ({ cityNames: [cityKey(city) || '*'], standard: limit, violateCanBook: true }))
  if (items.some(({ cityNames }) => cityNames[0] === '*')) return { ...others, cityItems: items }
  const allYear = items.map((item) => ({ ...item, beginDate: '01-01', endDate: '12-31' }))
  return {
    ...others,
    cityItems: [...items, ...cityItems],
    ...(seasonCityItems.length > 0 && { seasonCityItems: [...allYear, ...seasonCityItems] }),
  }
}
