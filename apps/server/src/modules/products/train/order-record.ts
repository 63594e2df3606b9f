import { products } from '@sojourn/contract/booking/codes'
import type { OrderContact } from '@sojourn/contract/booking/book.shapes'
import type { SettleCode } from '@sojourn/contract/booking/codes'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import type { TrainPriceLine } from '@sojourn/contract/products/train.shapes'
import { describeRides } from '@sojourn/domain/products/train/describe'
import type { RailRide } from '@sojourn/supply/ports/rail'
import type { Actor, Context } from '../../../context'
import { verdictOfParty } from '../../booking/lifecycle/booking-chain'
import type { Party } from '../../booking/lifecycle/party'
import { travellerRecord } from '../../booking/lifecycle/traveller-record'
import type { NewOrder, NewOrderSegment } from '../../booking/order/record'
import type { EnterpriseRow } from '../../booking/settings/store'
import { stationName } from '../../reference/rail-places'
import { plannedSegment, type Journey } from './choose'
import type { KeptRide } from './kept-ride'
import type { TrainDraft } from './supply'

interface Prepared {
  enterprise: EnterpriseRow
  journeys: readonly Journey[]
  party: Party
  contact: OrderContact
  prices: TrainPriceLine[]
  total: number
}
interface Asked {
  settleType: SettleCode
  purpose?: string
  remark?: string
  searchIds: string[]
}

export function orderRecord(
  context: Context,
  actor: Actor,
  draft: TrainDraft,
  asked: Asked,
  prepared: Prepared,
  made: { orderNo: string; title: LocalText; holdExpiresAt: Date; createdAt: Date },
): Omit<NewOrder, 'state'> {
  const { journeys, party } = prepared
  return {
    ...made,
    product: products.code('train'),
    travelType: draft.travelType,
    bookType: draft.bookType,
    settleType: asked.settleType,
    bookerId: actor.employeeId,
    tempOrderNo: draft.tempOrderNo,
    travelApplyNo: draft.travelApplyNo,
    travelOrderNo: draft.travelOrderNo,
    departAt: new Date(journeys[0]!.departAt),
    arriveAt: new Date(journeys.at(-1)!.arriveAt),
    currency: prepared.enterprise.currency,
    total: prepared.total,
    prices: prepared.prices,
    verdict: verdictOfParty(party),
    policySnapshot: party.map(({ person }) => ({ employeeId: person.employeeId, policy: person.policy })),
    searchIds: [...new Set(asked.searchIds)],
    contactCipher: context.vault.seal(JSON.stringify(prepared.contact)),
    purpose: asked.purpose?.trim() ?? '',
    remark: asked.remark ?? '',
    supplierReference: null,
    travellers: party.map((member, position) => travellerRecord(member, position, prepared.enterprise)),
    segments: journeys.map(segmentRecord),
  }
}

export function segmentRecord(journey: Journey, position: number): NewOrderSegment {
  const { seats: _seats, sale: _sale, saleStartsAt: _starts, ...ride } = journey.ride
  const { departCity, arriveCity } = plannedSegment(journey)
  const body: KeptRide = { ...ride, seat: journey.seat.seat, price: journey.seat.price, departCity, arriveCity }
  return {
    position,
    flightNo: ride.trainNo,
    departDate: ride.departDate,
    departAt: journey.departAt,
    arriveAt: journey.arriveAt,
    body,
  }
}

/** One line on these rides in every language. */
export function titleOf(
  rides: readonly Pick<RailRide, 'trainNo' | 'departStation' | 'arriveStation'>[],
  frame: (journey: string, language: (typeof languages)[number]) => string = (journey) => journey,
): LocalText {
  const titles = languages.map((language) => {
    const named = rides.map(({ trainNo, departStation, arriveStation }) => ({
      trainNo,
      departName: stationName(departStation, language),
      arriveName: stationName(arriveStation, language),
    }))
    return [language, frame(describeRides(named, language), language)]
  })
  return Object.fromEntries(titles) as LocalText
}
