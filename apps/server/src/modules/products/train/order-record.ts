import { products, type Fulfiller } from '@sojourn/contract/booking/codes'
import type { OrderContact } from '@sojourn/contract/booking/book.shapes'
import type { SettleCode } from '@sojourn/contract/booking/codes'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import type { TrainPriceLine } from '@sojourn/contract/products/train.shapes'
import { arriveInstant, departInstant } from '@sojourn/domain/products/train/connections'
import { describeRides } from '@sojourn/domain/products/train/describe'
import type { Actor, Context } from '../../../context'
import { verdictOfParty } from '../../booking/lifecycle/booking-chain'
import type { Party } from '../../booking/lifecycle/party'
import { travellerRecord } from '../../booking/lifecycle/traveller-record'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import type { KeptRide } from '@sojourn/domain/products/train/kept'
import type { NewOrder } from '../../booking/order/record'
import type { EnterpriseRow } from '../../booking/settings/store'
import { cityCodeOfStation, stationName } from '../../reference/rail-places'
import type { Journey } from './choose'
import { keptRide } from './from-supply'
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
  made: { orderNo: string; fulfiller: Fulfiller; title: LocalText; holdExpiresAt: Date; createdAt: Date },
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

export const segmentRecord = ({ ride, seat }: Journey, position: number): NewOrderSegment =>
  segmentOf(keptRide(ride, seat), position)

export const segmentOf = (ride: KeptRide, position: number): NewOrderSegment => ({
  position,
  kind: 'journey',
  flightNo: ride.trainNo,
  serviceKey: ride.trainKey,
  departCity: cityCodeOfStation(ride.departStation),
  arriveCity: cityCodeOfStation(ride.arriveStation),
  departPlace: ride.departStation,
  arrivePlace: ride.arriveStation,
  worths: {},
  departDate: ride.departDate,
  departAt: departInstant(ride),
  arriveAt: arriveInstant(ride),
  body: ride,
})

/** One line on these rides in every language. */
export function titleOf(
  rides: readonly Pick<KeptRide, 'trainNo' | 'departStation' | 'arriveStation'>[],
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
