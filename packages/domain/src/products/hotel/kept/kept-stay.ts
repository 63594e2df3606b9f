import type { LocalText } from '@sojourn/contract/kit/language'
import { readStored } from '../../../kit/stored-version'
import type { KeptHotel, KeptPolicies, KeptRoom } from './kept-hotel'
import type { KeptRate } from './kept-rate'
import type { CancellationPolicy, GuaranteeRule, StayExcess } from '../terms'

/** What was bought, in every language, so that it can be shown whatever the supplier changes. */
export interface KeptStay {
  version: 2
  hotel: KeptHotel
  phone: string
  /** Minutes that the hotel's clocks are ahead of UTC on the day of arrival. */
  offsetMinutes: number
  roomName: LocalText
  /** S4.05: 1 pay at the hotel, 2 pay in advance. */
  hotelType: 1 | 2
  /** Fen of one room for the whole stay. */
  totalPrice: number
  checkIn: string
  checkOut: string
  cancellation: CancellationPolicy
  guaranteeRule?: GuaranteeRule
  /** By formula, where the stay is over the standard. */
  excess?: StayExcess
  /** Of a rate that our suppliers carry. */
  supplied?: { policies: KeptPolicies; room: KeptRoom; rate: KeptRate }
  /** Of a partner's or a quoted rate: its rules in words, and the number under which the hotel keeps the rooms. */
  offContract?: { rules: LocalText[]; reservationNo?: string }
}

/** What the guests wish besides (handbook 4.5). */
export type KeptWish = 'highFloor' | 'noSmoking' | 'adjacent' | 'extraBed' | 'quiet' | 'lateArrival'
/** A stay as it was stored before versions were: what the rate says stands in it and once more beside it. */
export interface FirstKeptStay {
  hotel: Omit<KeptHotel, 'facilities' | 'pictures'> & Partial<Pick<KeptHotel, 'facilities' | 'pictures'>>
  phone: string
  policies?: KeptPolicies
  offsetMinutes: number
  room?: KeptRoom & { name: LocalText }
  roomName: LocalText
  rate?: FirstKeptRate
  hotelType: 1 | 2
  totalPrice: number
  checkIn: string
  checkOut: string
  cancellation: CancellationPolicy
  guaranteeRule?: GuaranteeRule
  excess?: StayExcess
  rules?: LocalText[]
  reservationNo?: string
}
interface FirstKeptRate extends KeptRate {
  hotelType: 1 | 2
  totalPrice: number
  cancellation: CancellationPolicy
  guarantee?: GuaranteeRule
}

function ofFirst({ policies, room, rate, rules, reservationNo, ...stay }: FirstKeptStay): KeptStay {
  return {
    version: 2,
    ...stay,
    hotel: { facilities: [], pictures: [], ...stay.hotel },
    ...(policies && room && rate ? { supplied: { policies, room: roomOf(room), rate: rateOf(rate) } } : {}),
    ...(rules ? { offContract: { rules, ...(reservationNo === undefined ? {} : { reservationNo }) } } : {}),
  }
}

const roomOf = ({ name: _name, ...room }: NonNullable<FirstKeptStay['room']>): KeptRoom => room

const rateOf = ({
  hotelType: _type,
  totalPrice: _price,
  cancellation: _policy,
  guarantee: _rule,
  ...rate
}: FirstKeptRate): KeptRate => rate

export const readStay = (body: unknown): KeptStay => readStored('a kept stay', body, { 1: ofFirst, 2: (stay: KeptStay) => stay })

const usual = { checkInFrom: '14:00', checkOutUntil: '12:00' }

/** When rooms are opened and must be left, HH:mm of the hotel's clocks. */
export const stayTimes = ({ supplied }: Pick<KeptStay, 'supplied'>): { checkInFrom: string; checkOutUntil: string } =>
  supplied?.policies ?? usual
