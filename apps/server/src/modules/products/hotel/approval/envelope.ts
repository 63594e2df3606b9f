import { membersOf, type Envelope } from '@sojourn/domain/booking/approval/envelope'
import { settle } from '@sojourn/domain/booking/ledger/split'
import { holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { stayExcess } from '@sojourn/domain/products/hotel/excess'
import { guestFrom } from '@sojourn/domain/products/hotel/guests'
import { groupOfHotel } from '@sojourn/domain/products/hotel/groups'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept/kept-stay'
import { hotelPriceLines, throughUs, totalOf } from '@sojourn/domain/products/hotel/order-price'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelGuest, HotelHeld } from '@sojourn/supply/ports/hotel-booking'
import type { Context, Work } from '../../../../context'
import type { OfferFailure, SubstitutedOrder, Substitution } from '../../../../capabilities/fulfilment'
import { recordChoiceSet } from '../../../booking/draft/choice-set'
import { asking } from '../../../booking/lifecycle/asking'
import { logHandOver } from '../../../booking/traveller/hand-over'
import { findCredentials } from '../../../booking/traveller/store'
import { choicesShown } from '../search/choice-set'
import { approvedOf, brokenRulesOf, optionsOf, sceneOf, type Option, type Scene } from './envelope-options'
import { stayLimit } from '../policy/judge'
import { policyRate, suppliedStay } from '../supply/from-supply'
import { staySegment, titleOf } from '../book/order-record'
import { replaceStay } from '../order/order-store'
import { roomFeeOf } from '../order/stay-rooms'
import { stayViolations } from '../book/violations'

const holdsAtMost = 5

/** Holds the best option of the family that was approved: other rooms of the hotel, else of a hotel near it. */
export async function substituteWithin(
  work: Work,
  order: SubstitutedOrder,
  envelope: Envelope,
  { refused = false }: OfferFailure,
): Promise<Substitution | undefined> {
  const scene = await sceneOf(work, order)
  if (!scene) return undefined
  let guests: KnownGuest[] | undefined
  let tries = 0
  for (const option of membersOf(envelope, approvedOf(scene), optionsOf(scene, refused), brokenRulesOf(scene))) {
    guests ??= await guestsOf(work, scene)
    if (!guests) return undefined
    const held = await holdOption(work.context, scene, option, guests)
    if (held) return substitutionOf(work.context, scene, option, held)
    if (++tries === holdsAtMost) return undefined
  }
  return undefined
}

/** A guest with the number of the membership that the first hotel's group was told, sealed. */
type KnownGuest = Omit<HotelGuest, 'memberNumber'> & { memberCipher: string | null }

/**
 * As the first hotel was told of them; undefined where a document is no longer kept. The log is written apart, so that it tells of
 * the reading even where the decision is refused and undone.
 */
async function guestsOf(work: Work, { order, guests, travellers, people }: Scene): Promise<KnownGuest[] | undefined> {
  const { enterpriseId } = order
  const known = await findCredentials(
    work,
    people.map(({ employeeId }) => employeeId),
  )
  const documents = guests.map(({ traveller }) =>
    known.find(({ numberHash }) => numberHash === travellers[traveller]?.credentialHash),
  )
  const kept = documents.filter((document) => document !== undefined)
  if (kept.length < guests.length) return undefined
  await logHandOver(work, {
    enterpriseId,
    employeeId: 'system',
    purpose: `order ${order.orderNo}: guests for the hotel`,
    subjects: kept.map(({ credentialId }) => `credential ${credentialId}`),
  })
  return guests.map(({ room, name, memberCipher }, index) => {
    const { type, numberCipher } = kept[index]!
    return { room, name, from: guestFrom(type, work.context.vault.open(numberCipher)), memberCipher }
  })
}

/** Only hotels of the group whose members the guests are learn their numbers. */
const keepsMembers = ({ stay }: Scene, { quote }: Option): boolean => {
  const group = groupOfHotel(quote.hotel)
  return group !== undefined && group === groupOfHotel(stay.body.hotel)
}

/** Undefined where the rooms are just gone. */
async function holdOption(
  context: Context,
  scene: Scene,
  option: Option,
  guests: readonly KnownGuest[],
): Promise<HotelHeld | undefined> {
  const { order, stay, request } = scene
  const { rateId } = option.quote.rate
  const isMember = keepsMembers(scene, option)
  const usual = new Date(holdForPayment(context.clock.now().toISOString()))
  const held = await context.hotels.hold(asking(context), {
    ...request,
    rateId,
    // The order's own key stands for the rooms that were lost.
    key: `${order.enterpriseId}/${order.orderNo}/${order.attempt}/${rateId}`,
    guests: guests.map(({ memberCipher, ...guest }) => ({
      ...guest,
      ...(isMember && memberCipher ? { memberNumber: context.vault.open(memberCipher) } : {}),
    })),
    expectedTotal: option.total,
    latestArrival: stay.latestArrival,
    holdUntil: order.holdExpiresAt > usual ? order.holdExpiresAt : usual,
    requests: stay.requests,
    remark: order.remark,
  })
  return isHotelFailure(held) ? undefined : held
}

function substitutionOf(context: Context, scene: Scene, option: Option, held: HotelHeld): Substitution {
  const { order, stay, rooms, setting } = scene
  const { rate } = option.quote
  const violations = violationsOf(scene, option)
  const limit = stayLimit(scene, rate.nights, setting)
  const body = suppliedStay(
    stay.body,
    option.quote,
    stayExcess({ hotelType: rate.hotelType, stayTotal: option.total, limit }, violations.flat()),
  )
  const prices = hotelPriceLines({ rate, nights: rate.nights.length, roomFees: roomFeesOf(scene) })
  const nights = rate.nights.map(({ date, price, breakfasts }) => ({ night: date, price, breakfasts }))
  const segment = staySegment(body, rooms.length)
  const offers = scene.quotes.map((quote) => policyRate(quote, 'zh-CN'))
  const shown = choicesShown(context, scene, { offers, verdicts: scene.judged('zh-CN'), setting })
  return {
    supplierReference: held.bookingNo,
    title: titleOf(body, rooms.length),
    from: told(stay.body),
    to: told(body),
    departAt: segment.departAt,
    arriveAt: segment.arriveAt,
    total: totalOf(prices),
    prices: throughUs(prices),
    segments: [segment],
    violations,
    searchIds: [shown.search.searchId],
    ...(order.supplierReference && { replaces: order.supplierReference }),
    async keep(tenant) {
      await recordChoiceSet(tenant, shown.search, shown.choices)
      const stay = { body, stayTotal: option.total, nights, keepsMembers: keepsMembers(scene, option) }
      await replaceStay(tenant, order.orderNo, stay)
    },
  }
}

/** Of each room, as its guests were charged when it was booked. */
function roomFeesOf({ guests, travellers }: Scene): number[] {
  const numbers = [...new Set(guests.map(({ room }) => room))]
  return numbers.map((number) =>
    roomFeeOf(
      guests.filter(({ room }) => room === number),
      travellers,
    ),
  )
}

const told = ({ hotel, roomName }: KeptStay): string => `${hotel.name['zh-CN']} ${roomName['zh-CN']}`

/** Of each traveller, with the choice of who pays the excess as it was made for the first rooms. */
function violationsOf(scene: Scene, { place }: Option) {
  const found = stayViolations(scene, (language) => scene.judged(language)[place])
  return scene.travellers.map(({ employeeId, violations }) =>
    settle(found(employeeId), { paysExcess: violations.some(({ handling }) => handling === 'payExcess') }),
  )
}
