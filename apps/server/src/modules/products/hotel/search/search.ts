import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  HotelListFilters,
  HotelSearchRequest,
  HotelSearchResult,
  RoomStandard,
} from '@sojourn/contract/products/hotel/search.shapes'
import { keepsStandards, type PolicyRoom } from '@sojourn/domain/products/hotel/policy/evaluate'
import { judgedByPrice } from '@sojourn/domain/products/hotel/policy/price-bands'
import { withinPolicy } from '@sojourn/domain/booking/policy/verdict'
import { given } from '@sojourn/domain/kit/given'
import { sum } from '@sojourn/domain/kit/money'
import { nightsOfStay } from '@sojourn/domain/products/hotel/stay'
import { travelMinutes } from '@sojourn/domain/products/hotel/travel-time'
import { isInternational } from '@sojourn/domain/reference/hotel/hotel-cities'
import { starGroups } from '@sojourn/domain/reference/hotel/hotel-stars'
import type { HotelFilters, HotelFound, HotelSearch, SuppliedPin } from '@sojourn/supply/ports/hotel-search'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { asking } from '../../../booking/lifecycle/asking'
import { keepShown } from './choice-set'
import { findFavourites } from '../favourite/favourite-store'
import { cardFacts, policyCard, policyNames } from '../supply/from-supply'
import { hotelSetting, isExempt, judge, roomParties, standardsOf } from '../policy/judge'
import { nearOf, tripPlaces } from './near'
import { openStay, type OpenStay } from '../draft/stay'
import { stayRequest, type HotelDraft } from '../supply/supply'

const usualPageSize = 10

/** Hotels of a city with the verdict of its standard; what was shown is kept as a choice set (S2.25, S7.54). */
export const searchHotels = (context: Context, actor: Actor, request: HotelSearchRequest): Promise<HotelSearchResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const open = await openStay(work, actor, request)
    if (isProblem(open)) return open
    const [favourites, places] = await Promise.all([findFavourites(work, actor.employeeId), tripPlaces(work, actor, open)])
    const near = nearOf(request, open, places, actor.language)
    if (isProblem(near)) return near
    const setting = hotelSetting(open.city, chinaDate(context.clock.now()))
    const standards = standardsOf(open, setting, actor.language)
    const favouriteIds = favourites.map(({ hotelId }) => hotelId)
    const found = await context.hotels.search(asking(context), supplySearch(request, open, { standards, near, favouriteIds }))
    const nights = nightsOfStay(open.stay)
    const offers = found.hotels.map((card) => ({
      ...policyCard(card, nights, card.name[actor.language]),
      hotelNames: policyNames(card),
    }))
    const verdicts = judge(open, offers, setting, actor.language)
    const keeps = keepsStandards(roomParties(open), [...offers, ...agreementPin(found, nights)], setting)
    const within = judgedByPrice(
      (pin: SuppliedPin) => keeps(policyCard(pin, nights)),
      kindOfPin,
      ({ price = 0 }) => price,
    )
    return {
      ...stayFrame(context, actor, open, standards),
      searchId: await keepShown(work, open, { offers, verdicts, setting }),
      total: found.total,
      hotels: found.hotels.map((card, index) => ({
        ...cardFacts(card, actor.language),
        ...(card.price === undefined ? withinPolicy : (verdicts[index] ?? withinPolicy)),
        favourite: favouriteIds.includes(card.hotelId),
        ...(near.kind === 'centre' ? {} : { travelMinutes: travelMinutes(card.distanceMetres) }),
      })),
      pins: found.pins.map((pin) => ({
        hotelId: pin.hotelId,
        position: { latitude: pin.latitude, longitude: pin.longitude },
        ...(pin.price === undefined ? {} : { price: pin.price }),
        within: pin.price === undefined || isExempt(open, pin.hotelId) || within(pin),
      })),
      near,
      nearPlaces: places,
    }
  })

/** Whatever page is open, pins are judged beside the cheapest agreement of all that were found. */
const agreementPin = ({ pins }: HotelFound, nights: readonly string[]): PolicyRoom[] =>
  pins
    .filter(({ agreement, price }) => agreement && price !== undefined)
    .toSorted((a, b) => a.price! - b.price!)
    .slice(0, 1)
    .map((pin) => policyCard(pin, nights))

/** What policy sees of a pin besides its price. */
const kindOfPin = ({ starCode, agreement, breakfast }: SuppliedPin): number =>
  starCode * 4 + (agreement ? 2 : 0) + (breakfast ? 1 : 0)

/** What list and detail say of a stay besides their hotels. */
export const stayFrame = (context: Context, actor: Actor, open: OpenStay, standards: RoomStandard[]) => ({
  searchedAt: context.clock.now().toISOString(),
  cityId: open.city.id,
  cityName: open.city.name[actor.language],
  isInternational: isInternational(open.city),
  checkInDate: open.stay.checkIn,
  checkOutDate: open.stay.checkOut,
  earliestCheckIn: open.earliest,
  rooms: open.rooms.length,
  travellers: open.people.map((person) => travellerSummary(person, actor)),
  policyApplies: open.business,
  standards,
})

/** The average that keeps every room within its standard, in fen. */
function limitOf(standards: readonly RoomStandard[]): number | undefined {
  const averages = standards.map(({ nights }) => Math.floor(sum(nights.map(({ limit }) => limit)) / nights.length))
  return averages.length > 0 ? Math.min(...averages) : undefined
}

interface HotelsSought {
  standards: readonly RoomStandard[]
  near: HotelSearchResult['near']
  favouriteIds: readonly string[]
}

function supplySearch(request: HotelSearchRequest, open: OpenStay, { standards, near, favouriteIds }: HotelsSought): HotelSearch {
  const payment = request.filters.payment ?? open.draft.searchParams.hotelType
  const limit = limitOf(standards)
  return {
    ...stayRequest(open.stay, open.rooms, open.buyer),
    cityId: open.city.id,
    ...(payment === 0 ? {} : { hotelType: payment }),
    filters: supplyFilters(request.filters, open.draft, limit, favouriteIds),
    ...(near.kind === 'centre' ? {} : { near: near.position }),
    sort: request.sort === 'travelTime' ? 'distance' : request.sort,
    ...(limit === undefined ? {} : { preferUpTo: limit }),
    page: request.page,
    pageSize: request.pageSize ?? usualPageSize,
    pins: request.pins ?? 0,
  }
}

/** The wishes of the list with the keyword of the search; star groups stand for both their codes (S9.13). */
function supplyFilters(
  asked: HotelListFilters,
  { searchParams }: HotelDraft,
  limit: number | undefined,
  favouriteIds: readonly string[],
): HotelFilters {
  const { stars, withinStandard, favouritesOnly, priceTo } = asked
  const { sectionId, bdId, brandId, keyWordId, keywordName, lat } = searchParams
  // Words that were typed and not chosen are part of a name.
  const typed = keywordName && !keyWordId && lat === undefined ? keywordName : undefined
  const most = withinStandard && limit !== undefined ? Math.min(limit, priceTo ?? limit) : priceTo
  return given({
    radius: asked.radius,
    bounds: asked.bounds,
    districtIds: asked.districtIds ?? (sectionId ? [sectionId] : undefined),
    areaIds: asked.areaIds ?? (bdId ? [bdId] : undefined),
    brandIds: asked.brandIds ?? (brandId ? [brandId] : undefined),
    name: asked.name ?? typed,
    starCodes: stars && stars.length > 0 ? codesOf(stars) : undefined,
    chainTypes: asked.chainTypes,
    facilities: asked.facilities,
    priceFrom: asked.priceFrom,
    priceTo: most,
    breakfast: asked.breakfast,
    freeCancellation: asked.freeCancellation,
    agreementOnly: asked.agreementOnly,
    instantConfirmation: asked.instantConfirmation,
    foreignGuests: asked.foreignGuests,
    availableOnly: asked.availableOnly,
    hotelIds: favouritesOnly ? favouriteIds : undefined,
  })
}

const codesOf = (stars: readonly number[]): number[] =>
  starGroups.filter(({ codes }) => codes.some((code) => stars.includes(code))).flatMap(({ codes }) => codes)
