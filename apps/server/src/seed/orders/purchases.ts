import type { LocalText } from '@sojourn/contract/kit/language'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'
import type { KeptFlight } from '@sojourn/domain/products/flight/kept'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept/kept-stay'
import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import type { StoredPriceLine } from '../../modules/booking/order/record'
import { titleOfSegments } from '../../modules/products/flight/book/order-record'
import { staySegment, titleOf as titleOfStay } from '../../modules/products/hotel/book/order-record'
import { segmentOf as rideSegment, titleOf as titleOfRides } from '../../modules/products/train/book/order-record'
import { cityOfAirport } from '@sojourn/domain/reference/place/cities'
import type { DemoOrder } from './plan'

/** What a plan buys, as an order keeps it; money in fen. */
export interface Purchase {
  title: LocalText
  segments: NewOrderSegment[]
  prices: StoredPriceLine[]
  /** Coupons of its one ticket. */
  coupons: number
  flight?: KeptFlight
  ride?: KeptRide
  stay?: KeptStay
}

const bookingFee = 10_00
const line = (kind: string, unit: number, count = 1): StoredPriceLine => ({ kind, unit, count, amount: unit * count })
const pick = <Item>(items: readonly Item[], choice: number): Item => items[choice % items.length]!

const flights = [
  ['MU5102', 'MU', 'PEK', 'T2', 'SHA', 'T2', '08:00', '10:15', 135, 1076, 980_00, '333'],
  ['CA1501', 'CA', 'SHA', 'T2', 'PEK', 'T3', '09:30', '11:50', 140, 1076, 860_00, '789'],
  ['CZ3539', 'CZ', 'CAN', 'T2', 'SHA', 'T2', '10:00', '12:20', 140, 1200, 1120_00, '32Q'],
  ['CA1315', 'CA', 'PEK', 'T3', 'CAN', 'T2', '07:30', '10:50', 200, 1900, 1340_00, '359'],
  ['MU5405', 'MU', 'SHA', 'T2', 'CTU', '', '12:05', '15:20', 195, 1650, 1210_00, '320'],
] as const
const buildFee = 50_00
const fuelFee = 20_00

function flightOf({ choice, travelsOn }: DemoOrder): KeptFlight {
  const [flightNo, carrier, from, departTerminal, to, arriveTerminal, departTime, arriveTime, minutes, km, price, aircraft] =
    pick(flights, choice)
  return {
    version: 2,
    journey: 0,
    flightKey: `${flightNo}-${travelsOn.replaceAll('-', '')}-${from}${to}`,
    flightNo,
    carrier,
    departAirport: from,
    departTerminal,
    departDate: travelsOn,
    departTime,
    arriveAirport: to,
    arriveTerminal,
    arriveTime,
    spanDays: 0,
    durationMinutes: minutes,
    distanceKm: km,
    aircraft,
    meal: 'snack',
    onTimeRate: 90,
    buildFee,
    fuelFee,
    childFuelFee: fuelFee / 2,
    fullFare: price * 2,
    fare: {
      fareKey: `${flightNo}-M`,
      bookingClass: 'M',
      cabin: 'Y',
      fareType: 'published',
      ticketPrice: price,
      fullFare: price * 2,
      discount: 50,
      ruleTier: 'T2',
      baggageKg: 20,
    },
    charges: { 0: { ticketPrice: price, buildFee, fuelFee } },
  }
}

function flightPurchase(order: DemoOrder): Purchase {
  const body = flightOf(order)
  const { departAirport, arriveAirport, departDate, departTime, arriveTime, fare } = body
  const { ticketPrice } = fare
  const segment: NewOrderSegment = {
    position: 0,
    kind: 'journey',
    serviceNo: body.flightNo,
    serviceKey: body.flightKey,
    departCity: cityOfAirport(departAirport)!.code,
    arriveCity: cityOfAirport(arriveAirport)!.code,
    departPlace: departAirport,
    arrivePlace: arriveAirport,
    worths: { 0: ticketPrice + buildFee + fuelFee },
    departDate,
    departAt: localInstant(departDate, departTime, chinaOffsetMinutes),
    arriveAt: localInstant(departDate, arriveTime, chinaOffsetMinutes),
    body,
  }
  const prices = [line('fare', ticketPrice), line('buildFee', buildFee), line('fuelFee', fuelFee), line('serviceFee', bookingFee)]
  return { title: titleOfSegments([body]), segments: [segment], prices, coupons: 1, flight: body }
}

const rides = [
  ['G1', 'VNP', 'AOH', '09:00', '13:28', 268, 1318, 662_00],
  ['G7', 'VNP', 'AOH', '10:00', '14:28', 268, 1318, 662_00],
  ['G2', 'AOH', 'VNP', '09:00', '13:28', 268, 1318, 662_00],
] as const

function ridePurchase({ choice, travelsOn }: DemoOrder): Purchase {
  const [trainNo, departStation, arriveStation, departTime, arriveTime, rideMinutes, distanceKm, fare] = pick(rides, choice)
  const body: KeptRide = {
    version: 2,
    trainKey: `${departStation}0000${trainNo}-${travelsOn.replaceAll('-', '')}`,
    trainNo,
    trainType: 'G',
    departStation,
    arriveStation,
    departDate: travelsOn,
    departTime,
    arriveTime,
    spanDays: 0,
    rideMinutes,
    distanceKm,
    seatClass: 'O',
    fare,
  }
  const prices = [line('ticket', fare), line('serviceFee', bookingFee)]
  return { title: titleOfRides([body]), segments: [rideSegment(body, 0)], prices, coupons: 1, ride: body }
}

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})
const hotels = [
  [
    321,
    text('上海虹桥江畔酒店', '上海虹橋江畔酒店', 'Riverside Hotel Shanghai Hongqiao'),
    text('长宁区天山路 88 号', '長寧區天山路 88 號', '88 Tianshan Road, Changning'),
    31.21,
    121.4,
    520_00,
    '021-5550-0101',
  ],
  [
    224,
    text('北京国贸云台酒店', '北京國貿雲台酒店', 'Yuntai Hotel Beijing Guomao'),
    text('朝阳区建国路 66 号', '朝陽區建國路 66 號', '66 Jianguo Road, Chaoyang'),
    39.91,
    116.46,
    610_00,
    '010-5550-0102',
  ],
  [
    53,
    text('广州天河远山酒店', '廣州天河遠山酒店', 'Far Hills Hotel Guangzhou Tianhe'),
    text('天河区体育东路 12 号', '天河區體育東路 12 號', '12 Tiyu East Road, Tianhe'),
    23.13,
    113.33,
    480_00,
    '020-5550-0103',
  ],
] as const

function stayPurchase({ choice, travelsOn, nights }: DemoOrder): Purchase {
  const [cityId, name, address, latitude, longitude, price, phone] = pick(hotels, choice)
  const body: KeptStay = {
    version: 2,
    hotel: {
      hotelId: `demo-${cityId}`,
      cityId,
      name,
      address,
      position: { latitude, longitude },
      starCode: 30,
      score: 46,
      comments: 320,
      facilities: ['wifi', 'gym', 'restaurant'],
      pictures: [],
    },
    phone,
    offsetMinutes: chinaOffsetMinutes,
    roomName: text('高级大床房', '高級大床房', 'Superior king room'),
    hotelType: 2,
    totalPrice: price * nights,
    checkIn: travelsOn,
    checkOut: addDays(travelsOn, nights),
    cancellation: { kind: 'none', basis: 'midnight', steps: [] },
    offContract: { rules: [] },
  }
  const prices = [line('room', price, nights), line('serviceFee', bookingFee)]
  return { title: titleOfStay(body, 1), segments: [staySegment(body, 1)], prices, coupons: nights, stay: body }
}

export function purchaseOf(order: DemoOrder): Purchase {
  if (order.product === 'flight') return flightPurchase(order)
  return order.product === 'train' ? ridePurchase(order) : stayPurchase(order)
}
