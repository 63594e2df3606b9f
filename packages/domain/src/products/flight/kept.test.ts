import { describe, expect, test } from 'vitest'
import { readExchange } from './kept-exchange'
import { encodeChoices } from '../../booking/policy/choice-set-record'
import { chargeAt, readFlight } from './kept'
import { readSearch, type SearchedFlight } from './kept-search'

/** As orders kept flights in version 1. */
const fare = {
  fareKey: 'E-published',
  bookingClass: 'E',
  cabin: 'Y',
  fareType: 'published',
  ticketPrice: 133000,
  fullFare: 170000,
  discount: 78,
  seats: 10,
  ruleTier: 'T2',
  baggageKg: 20,
}
const family = {
  flightKey: 'KN5744-20261209-PEKSHA',
  flightNo: 'KN5744',
  carrier: 'KN',
  operating: { carrier: 'MU', flightNo: 'MU5104' },
  departAirport: 'PEK',
  departTerminal: 'T3',
  departDate: '2026-12-09',
  departTime: '07:05',
  arriveAirport: 'SHA',
  arriveTerminal: 'T2',
  arriveTime: '09:25',
  spanDays: 0,
  durationMinutes: 140,
  distanceKm: 1076,
  aircraft: '32N',
  meal: 'breakfast',
  onTimeRate: 93,
  buildFee: 5000,
  fuelFee: 2000,
  childFuelFee: 1000,
  fullFare: 170000,
  journey: 0,
  departCity: 'BJS',
  arriveCity: 'SHA',
  fare,
  charges: {
    0: { ticketPrice: 133000, buildFee: 5000, fuelFee: 2000 },
    1: { ticketPrice: 85000, buildFee: 0, fuelFee: 1000 },
    2: { ticketPrice: 17000, buildFee: 0, fuelFee: 0 },
  },
}
const { operating: _operating, ...own } = family
const government = {
  ...own,
  flightNo: 'CA1551',
  fare: { ...fare, fareKey: 'T-government', fareType: 'government' },
  government: { unit: '北京市朝阳区教育委员会', cardBin: '628288', verificationNo: 'GP1842238793' },
}
const connection = {
  ...own,
  flightNo: 'UQ8124',
  stop: { airport: 'TNA', arriveTime: '10:00', departTime: '10:50' },
  whole: {
    flightKey: 'UQ8124-20261210-TNAURC+CA2837-20261210-URCKHG',
    flightNo: 'UQ8124/CA2837',
    departTime: '08:20',
    arriveTime: '16:55',
    fare: { cabin: 'Y', bookingClass: 'X/W', discount: 56, ticketPrice: 326400 },
  },
}

const { departCity: _departCity, arriveCity: _arriveCity, fare: _fare, ...flight } = family
const { seats: _seats, ...keptFare } = fare

describe('a flight kept in version 1 is read as it was bought', () => {
  test('with what it cost each of a family, without the cities, which are columns, and the seats that were left', () => {
    expect(readFlight(family)).toEqual({ ...flight, version: 2, fare: keptFare })
  })

  test.each([
    ['a government fare with its buyer', government, { government: government.government }],
    [
      'a connection with what was bought of both flights, and a stop',
      connection,
      { whole: connection.whole, stop: connection.stop },
    ],
    ['a flight that another carrier flies', family, { operating: family.operating }],
  ])('%s', (_name, body, kept) => {
    expect(readFlight(body)).toMatchObject({ ...kept, version: 2 })
  })

  test('an order from before children could be booked: everybody paid what an adult pays', () => {
    const { charges: _charges, childFuelFee: _child, ...before } = family
    const { fullFare: _full, ...fareBefore } = fare
    const read = readFlight({ ...before, fare: fareBefore })
    for (const position of [0, 3, 8])
      expect(chargeAt(read, position)).toEqual({ ticketPrice: 133000, buildFee: 5000, fuelFee: 2000 })
    expect(read).toMatchObject({ version: 2, childFuelFee: 0 })
  })
})

test('a flight of the newest version is read as it is, one of a version to come not at all', () => {
  const kept = readFlight(family)
  expect(readFlight(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(() => readFlight({ ...family, version: 3 })).toThrow('version 3')
})

test('a ticket is worth what its own traveller paid', () => {
  expect(chargeAt(readFlight(family), 1)).toEqual({ ticketPrice: 85000, buildFee: 0, fuelFee: 1000 })
  expect(() => chargeAt(readFlight(family), 3)).toThrow('position 3')
})

test('what a coupon is exchanged to is read from the line of its change', () => {
  const offer = { flightKey: 'CA1521-20261218-PEKSHA', fareKey: 'T-government' }
  expect(readExchange(offer)).toEqual(offer)
  expect(() => readExchange({ ...offer, version: 2 })).toThrow('version 2')
})

describe('what a search of flights kept', () => {
  const shown: SearchedFlight = {
    flightKey: 'UQ8124-20261210-TNAURC+CA2837-20261210-URCKHG',
    flightNo: 'UQ8124/CA2837',
    carrier: 'UQ',
    onwardCarrier: 'CA',
    departAirport: 'TNA',
    arriveAirport: 'KHG',
    departDate: '2026-12-10',
    departTime: '08:20',
    arriveTime: '16:55',
    durationMinutes: 515,
    stop: {},
    fullFare: 581000,
    spanDays: 0,
    fares: [
      { fareKey: 'X-published+W-agreement', bookingClass: 'X/W', cabin: 'Y', ticketPrice: 326400, discount: 56, seats: 6 },
      { fareKey: 'J-published+J-published', bookingClass: 'J', cabin: 'C', ticketPrice: 990000, discount: 170, seats: 10 },
    ],
  }
  const { onwardCarrier: _onward, stop: _stop, ...direct } = shown
  const flights = [shown, { ...direct, fares: shown.fares.slice(1) }]
  const verdicts = ['within' as const, 'forbidden' as const, 'approval' as const]
  const written = encodeChoices({
    set: { product: 'flight', travellers: [], setting: { bookingDate: '2026-12-01' }, offers: flights },
    verdicts,
  })

  test('is read as it was written', () => expect(readSearch(written)).toEqual({ flights, verdicts }))

  test('is not guessed at when it is of a version to come', () =>
    expect(() => readSearch(JSON.stringify({ ...JSON.parse(written), version: 2 }))).toThrow('version 2'))
})
