import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStaySegment, type KeptStaySegment } from './kept'
import { isSameDemand, readDemand, readPlan } from './kept-demand'
import { readGivenNight } from './kept-given-night'
import { readGuarantee } from './kept-guarantee'
import { readPartnerRate } from './kept-partner-rate'
import {
  firstAbroad,
  firstDemand,
  firstGuaranteed,
  firstOfPartner,
  firstPlan,
  firstQuoted,
  firstSegment,
} from './kept-samples.testing'
import { readStay, stayTimes, type FirstKeptStay, type KeptStay } from './kept-stay'

const stored = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

describe('what was stored before versions were', () => {
  test('a segment says its stay without what stands in columns', () => {
    const segment = readStaySegment(firstSegment)
    expect(segment).toEqual({
      version: 2,
      cityId: 224,
      hotelName: firstSegment.hotelName,
      roomName: firstSegment.roomName,
      checkIn: '2026-12-17',
      checkOut: '2026-12-18',
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      rooms: 1,
      roomId: '224-191-1',
      totalPrice: 49_700,
    })
  })

  test('a stay says once what stood in its rate and beside it', () => {
    const { supplied, ...stay } = readStay(firstGuaranteed)
    expect(stay).toEqual({
      version: 2,
      hotel: firstGuaranteed.hotel,
      phone: '400-000-5145',
      offsetMinutes: 480,
      roomName: firstGuaranteed.roomName,
      hotelType: 1,
      totalPrice: 49_700,
      checkIn: '2026-12-17',
      checkOut: '2026-12-18',
      cancellation: { kind: 'free', basis: 'latestArrival', steps: [{ hoursBefore: 0, penalty: { kind: 'firstNight' } }] },
      guaranteeRule: firstGuaranteed.rate!.guarantee,
    })
    expect(supplied).toEqual({
      policies: firstGuaranteed.policies,
      room: {
        roomId: '224-191-1',
        squareMetres: 21,
        floors: { from: 4, to: 6 },
        bed: 'king',
        beds: [{ widthCm: 180, count: 1 }],
        maxGuests: 2,
        window: 'outside',
        smoking: 'no',
        wiredNetwork: true,
        pictures: ['room-king-6396', 'view-64-84939'],
      },
      rate: {
        rateId: '224-191-1-1',
        kind: 'public',
        nights: [{ date: '2026-12-17', price: 49_700, breakfasts: 0 }],
        averagePrice: 49_700,
        rooms: 4,
        maxRooms: 6,
        minNights: 1,
        maxNights: 30,
        confirmation: 'instant',
        confirmMinutes: 0,
        guests: ['mainland', 'hongKongMacaoTaiwan', 'foreign'],
        documentNeeded: false,
        freeUntil: '2026-12-17T10:00:00.000Z',
        invoice: 'hotel',
        specialInvoice: false,
        benefits: [],
        points: true,
      },
    })
  })

  test("abroad the country's money and the public price stay", () => {
    const { hotelType, totalPrice, offsetMinutes, supplied } = readStay(firstAbroad)
    expect({ hotelType, totalPrice, offsetMinutes }).toEqual({ hotelType: 2, totalPrice: 175_847, offsetMinutes: 420 })
    expect(supplied?.rate).toMatchObject({
      publicPrice: 97_686,
      local: { total: { amount: 881_700, currency: 'THB' }, fenPerMillion: 19_944_000, rateDate: '2026-09-29' },
    })
    expect(supplied?.room.extraBed).toBe(31_000)
  })

  test.each<[string, FirstKeptStay, Partial<KeptStay>]>([
    ["a partner's", firstOfPartner, { offContract: { rules: firstOfPartner.rules! }, hotel: firstOfPartner.hotel as never }],
    [
      'a quoted',
      firstQuoted,
      {
        offContract: { rules: firstQuoted.rules!, reservationNo: 'YQ20261215' },
        hotel: { ...firstQuoted.hotel, facilities: [], pictures: [] },
      },
    ],
  ])('%s rate keeps its rules in words, and no room of ours', (_whose, first, expected) => {
    const stay = readStay(first)
    expect(stay).toMatchObject(expected)
    expect(Object.keys(stay)).not.toContain('rules')
    expect(stay.supplied).toBeUndefined()
    expect(stayTimes(stay)).toEqual({ checkInFrom: '14:00', checkOutUntil: '12:00' })
  })

  test('a demand has days of a stay; offers, guarantees, nights and rates of partners are as they were', () => {
    const { checkInDate: checkIn, checkOutDate: checkOut, ...words } = firstDemand
    expect(readDemand(firstDemand)).toEqual({ version: 2, ...words, checkIn, checkOut })
    expect(readPlan(firstPlan)).toEqual({ version: 1, ...firstPlan })
    const card = { kind: 'card', amount: 49_700, network: 'visa', lastFour: '1111' }
    expect(readGuarantee(card)).toEqual({ version: 1, ...card })
    const night = { orderNo: 'H1', night: '2026-12-17', kept: 0 }
    expect(readGivenNight(night)).toEqual({ version: 1, ...night })
    const rate = { partner: firstSegment.hotelName, roomName: firstSegment.roomName, price: 42_000, breakfasts: 1, hotelType: 2 }
    expect(readPartnerRate(rate)).toEqual({ version: 1, ...rate })
  })
})

const text = fc.record({ 'zh-CN': fc.string(), 'zh-TW': fc.string(), en: fc.string() })
const segments: fc.Arbitrary<KeptStaySegment> = fc.record(
  {
    version: fc.constant(2 as const),
    cityId: fc.nat(),
    hotelName: text,
    roomName: text,
    checkIn: fc.string(),
    checkOut: fc.string(),
    checkInFrom: fc.string(),
    checkOutUntil: fc.string(),
    rooms: fc.nat(),
    roomId: fc.string(),
    totalPrice: fc.nat(),
  },
  {
    requiredKeys: [
      'version',
      'cityId',
      'hotelName',
      'roomName',
      'checkIn',
      'checkOut',
      'checkInFrom',
      'checkOutUntil',
      'rooms',
      'totalPrice',
    ],
  },
)
const stays: fc.Arbitrary<KeptStay> = fc
  .tuple(
    fc.constantFrom(firstGuaranteed, firstAbroad, firstOfPartner, firstQuoted),
    fc.record({ phone: fc.string(), roomName: text, totalPrice: fc.nat(), hotelType: fc.constantFrom(1 as const, 2 as const) }),
    fc.option(fc.record({ limit: fc.nat(), company: fc.nat(), personal: fc.nat(), choice: fc.boolean() }), { nil: undefined }),
  )
  .map(([first, other, excess]) => ({ ...readStay(first), ...other, ...(excess && { excess }) }))

test('what is written is read as it was', () => {
  const same = <Kept>(read: (body: unknown) => Kept, kept: Kept): void => {
    expect(read(stored(kept))).toEqual(kept)
  }
  fc.assert(fc.property(segments, (segment) => same(readStaySegment, segment)))
  fc.assert(fc.property(stays, (stay) => same(readStay, stay)))
  same(readDemand, readDemand(firstDemand))
})

test.each([
  ['segment', readStaySegment],
  ['stay', readStay],
  ['demand', readDemand],
  ['offer', readPlan],
  ['guarantee', readGuarantee],
  ['night', readGivenNight],
  ["partner's rate", readPartnerRate],
])('a %s of a version to come is an error, never a guess', (_name, read: (body: unknown) => unknown) => {
  expect(() => read({ version: 9 })).toThrow('version 9')
})

test.each([
  ['the same people in another order', { employeeIds: ['b', 'a'] }, true],
  ['one more', { employeeIds: ['a', 'b', 'c'] }, false],
  ['one less', { employeeIds: ['a'] }, false],
  ['another city', { cityId: 225 }, false],
  ['another day', { checkOut: '2026-12-20' }, false],
  ['other words', { hotelName: '别处', wishes: '' }, true],
])('a demand is the same with %s: %j', (_what, change, same) => {
  const demand = { ...readDemand(firstDemand), employeeIds: ['a', 'b'] }
  expect(isSameDemand(demand, { ...demand, ...change })).toBe(same)
})
