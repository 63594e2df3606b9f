import type { Language } from '@sojourn/contract/kit/language'
import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import type {
  HotelCancellation,
  HotelFacts,
  HotelGuaranteeRule,
  HotelPolicies,
  HotelRoom,
} from '@sojourn/contract/products/hotel/hotel.shapes'
import { given } from '@sojourn/domain/kit/given'
import type { KeptHotel, KeptPolicies, KeptRoom } from '@sojourn/domain/products/hotel/kept/kept-hotel'
import type { KeptMoney, KeptRate } from '@sojourn/domain/products/hotel/kept/kept-rate'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept/kept-stay'

/** A hotel in the reader's language; its name as it writes itself beside it, where that is another. */
export const hotelFacts = (hotel: KeptHotel, language: Language): HotelFacts => ({
  hotelId: hotel.hotelId,
  cityId: hotel.cityId,
  name: hotel.name[language],
  address: hotel.address[language],
  position: { latitude: hotel.position.latitude, longitude: hotel.position.longitude },
  starCode: hotel.starCode,
  score: hotel.score,
  comments: hotel.comments,
  facilities: hotel.facilities,
  pictures: hotel.pictures,
  ...given({
    englishName: language !== 'en' && hotel.name.en !== hotel.name[language] ? hotel.name.en : undefined,
    districtId: hotel.districtId,
    areaId: hotel.areaId,
    brandId: hotel.brandId,
    chainType: hotel.chainType,
  }),
})

export const hotelPolicies = (policies: KeptPolicies): HotelPolicies => ({
  checkInFrom: policies.checkInFrom,
  checkOutUntil: policies.checkOutUntil,
  guests: policies.guests,
  children: policies.children,
  pets: policies.pets,
  deposit: policies.deposit,
  cards: policies.cards,
})

export const roomFacts = (room: KeptRoom, name: string): HotelRoom => ({
  roomId: room.roomId,
  name,
  squareMetres: room.squareMetres,
  floors: { from: room.floors.from, to: room.floors.to },
  bed: room.bed,
  beds: room.beds.map(({ widthCm, count }) => ({ widthCm, count })),
  maxGuests: room.maxGuests,
  window: room.window,
  smoking: room.smoking,
  wiredNetwork: room.wiredNetwork,
  pictures: room.pictures,
  ...given({ extraBed: room.extraBed }),
})

export type RateFacts = NonNullable<HotelOrderDetail['rate']>

/** A rate with what a stay on it says of money and conditions. */
export const rateFacts = (
  rate: KeptRate,
  {
    hotelType,
    totalPrice,
    cancellation,
    guaranteeRule,
  }: Pick<KeptStay, 'hotelType' | 'totalPrice' | 'cancellation' | 'guaranteeRule'>,
): RateFacts => ({
  rateId: rate.rateId,
  hotelType,
  kind: rate.kind,
  nights: rate.nights.map(({ date, price, breakfasts }) => ({ date, price, breakfasts })),
  averagePrice: rate.averagePrice,
  totalPrice,
  rooms: rate.rooms,
  maxRooms: rate.maxRooms,
  minNights: rate.minNights,
  maxNights: rate.maxNights,
  confirmation: rate.confirmation,
  confirmMinutes: rate.confirmMinutes,
  guests: rate.guests,
  documentNeeded: rate.documentNeeded,
  cancellation: cancellationFacts(cancellation),
  invoice: rate.invoice,
  specialInvoice: rate.specialInvoice,
  benefits: rate.benefits,
  points: rate.points,
  ...given({
    publicPrice: rate.publicPrice,
    local: rate.local && localFacts(rate.local),
    freeUntil: rate.freeUntil,
    guarantee: guaranteeRule && guaranteeFacts(guaranteeRule),
  }),
})

const localFacts = (local: NonNullable<KeptRate['local']>): NonNullable<RateFacts['local']> => ({
  total: money(local.total),
  fenPerMillion: local.fenPerMillion,
  rateDate: local.rateDate,
  taxIncluded: money(local.taxIncluded),
  ...given({ taxAtHotel: local.taxAtHotel && money(local.taxAtHotel) }),
})

export const money = ({ amount, currency }: KeptMoney) => ({ amount, currency })

const cancellationFacts = ({ kind, basis, steps }: KeptStay['cancellation']): HotelCancellation => ({
  kind,
  basis,
  steps: steps.map(({ hoursBefore, penalty }) => ({
    hoursBefore,
    penalty: { kind: penalty.kind, ...given({ percent: penalty.percent }) },
  })),
})

const guaranteeFacts = ({ time, change, ...rule }: NonNullable<KeptStay['guaranteeRule']>): HotelGuaranteeRule => ({
  dateType: rule.dateType,
  startDate: rule.startDate,
  endDate: rule.endDate,
  weekdays: rule.weekdays,
  amount: rule.amount,
  change: { kind: change.kind, ...given({ days: change.days, time: change.time, hours: change.hours }) },
  ...given({ time: time && { start: time.start, end: time.end }, rooms: rule.rooms }),
})

export const excessFacts = ({ limit, company, personal, choice }: NonNullable<KeptStay['excess']>) => ({
  limit,
  company,
  personal,
  choice,
})
