import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { encodeChoices } from '../../../booking/policy/choice-set-record'
import { readRide, type FirstKeptRide, type KeptRide } from './kept'
import { readChange, type FirstKeptChange, type KeptChange } from './kept-change'
import { readSearch, type KeptTrain } from './kept-search'
import { readWishes, type FirstKeptWishes, type KeptWishes } from './kept-wishes'

/** As PostgreSQL gives back what was written. */
const stored = (body: object): unknown => JSON.parse(JSON.stringify(body))

const firstRide: FirstKeptRide = {
  trainKey: 'SHH000000G200-20261122',
  trainNo: 'G2',
  type: 'G',
  departStation: 'SHH',
  departDate: '2026-11-22',
  departTime: '07:00',
  arriveStation: 'VNP',
  arriveTime: '11:36',
  spanDays: 0,
  durationMinutes: 276,
  distanceKm: 1318,
  fromOrigin: true,
  toTerminus: true,
  fuxing: true,
  seat: 'O',
  price: 60600,
  departCity: 'SHA',
  arriveCity: 'BJS',
}
const ride: KeptRide = {
  version: 2,
  trainKey: 'SHH000000G200-20261122',
  trainNo: 'G2',
  trainType: 'G',
  departStation: 'SHH',
  arriveStation: 'VNP',
  departDate: '2026-11-22',
  departTime: '07:00',
  arriveTime: '11:36',
  spanDays: 0,
  rideMinutes: 276,
  distanceKm: 1318,
  seatClass: 'O',
  fare: 60600,
}

describe('what orders of trains kept before versions were written', () => {
  test('a ride', () => expect(readRide(firstRide)).toEqual(ride))

  const firstChange: FirstKeptChange = {
    to: { trainKey: 'AOH0000G10200-20261202', departStation: 'AOH', arriveStation: 'VNP', seat: 'O' },
    passenger: 0,
    newPrice: 60150,
    differenceFee: 0,
    back: 4250,
  }
  test('what a ticket was changed to', () =>
    expect(readChange(firstChange)).toEqual({
      version: 2,
      to: { trainKey: 'AOH0000G10200-20261202', departStation: 'AOH', arriveStation: 'VNP', seatClass: 'O' },
      passenger: 0,
      newFare: 60150,
      differenceFee: 0,
      back: 4250,
    }))

  /** A choice of a waitlist was a segment: the oldest know their columns no more than their place. */
  const oldest = { position: 0, flightNo: 'G2', departDate: '2026-11-22', departAt: '2026-11-21T23:00:00.000Z', body: firstRide }
  const choice = {
    ...oldest,
    kind: 'journey',
    serviceKey: firstRide.trainKey,
    departPlace: 'SHH',
    arrivePlace: 'VNP',
    worths: {},
  }
  const deadline = '2026-11-20T23:00:00.000Z'
  const agent = { agentId: '9-agent', name: '周敏' }
  const wishes: [wish: string, before: FirstKeptWishes, now: Omit<KeptWishes, 'version'>][] = [
    ['nothing', {}, {}],
    ['seats', { seatChoice: ['1A', '1F'], acceptStanding: true }, { seatChoice: ['1A', '1F'], acceptStanding: true }],
    ['berths', { berthChoice: { lower: 1, middle: 0, upper: 1 } }, { berthChoice: { lower: 1, middle: 0, upper: 1 } }],
    ['locked seats', { lockedUntil: deadline }, { lockedUntil: deadline }],
    [
      'a closed railway',
      { waits: { failure: 'outOfService', until: deadline } },
      { waits: { failure: 'outOfService', until: deadline } },
    ],
    ['a wait for seats', { choices: [choice], deadline }, { waitlist: { choices: [ride], deadline } }],
    ['the oldest wait for seats', { choices: [oldest], deadline }, { waitlist: { choices: [ride], deadline } }],
    ['a ticket office', { account: 'company' }, { office: { account: 'company' } }],
    [
      'a ticket office that could not buy',
      { account: 'company', declined: true, agent },
      { office: { account: 'company', declined: true, agent } },
    ],
    ['a ticket office that was told no account', { agent }, { office: { account: 'office', agent } }],
  ]
  test.each(wishes)('what was wished for: %s', (_wish, before, now) =>
    expect(readWishes(stored(before))).toEqual({ version: 2, ...now }),
  )
})

describe('what a search of trains kept', () => {
  const train: KeptTrain = {
    trainKey: 'SHH000000G200-20261122',
    trainNo: 'G2',
    lane: 'SHH-VNP',
    departDate: '2026-11-22',
    departTime: '07:00',
    arriveTime: '11:36',
    spanDays: 0,
    rideMinutes: 276,
    seats: [
      { seat: 'O', price: 60600, seats: 21, soldOut: false },
      { seat: 'WZ', price: 60600, seats: 0, soldOut: true },
    ],
  }
  const setting = { bookingDate: '2026-11-20' }
  const verdicts: Verdict[] = ['within', 'forbidden']
  const written = encodeChoices({ set: { product: 'train', travellers: [], setting, offers: [train] }, verdicts })

  test('is read as it was written', () => expect(readSearch(written)).toEqual({ trains: [train], verdicts }))

  test('in a shape that nobody has written yet is never taken for a known one', () =>
    expect(() => readSearch(JSON.stringify({ ...JSON.parse(written), version: 2 }))).toThrow('version 2'))
})

const text = fc.string()
const fen = fc.nat()
const seatClass = fc.constantFrom('9', 'O', 'WZ', '3') satisfies fc.Arbitrary<KeptRide['seatClass']>
const anyRide: fc.Arbitrary<KeptRide> = fc.record({
  version: fc.constant(2),
  trainKey: text,
  trainNo: text,
  trainType: fc.constantFrom('G', 'other') satisfies fc.Arbitrary<KeptRide['trainType']>,
  departStation: text,
  arriveStation: text,
  departDate: text,
  departTime: text,
  arriveTime: text,
  spanDays: fen,
  rideMinutes: fen,
  distanceKm: fen,
  seatClass,
  fare: fen,
})
const place = fc.record({ trainKey: text, departStation: text, arriveStation: text, seatClass })
const anyChange: fc.Arbitrary<KeptChange> = fc.record({
  version: fc.constant(2),
  to: place,
  passenger: fen,
  newFare: fen,
  differenceFee: fen,
  back: fen,
})
const waitlist = fc.record({ choices: fc.array(anyRide), deadline: text })
const office = fc.record({ account: fc.constantFrom('company', 'office') }) satisfies fc.Arbitrary<KeptWishes['office']>
const anyWishes: fc.Arbitrary<KeptWishes> = fc
  .record({ seatChoice: fc.array(text), lockedUntil: text, waitlist, office }, { requiredKeys: [] })
  .map((asked) => ({ version: 2, ...asked }))

describe('what orders of trains keep now', () => {
  test('is read as it was written', () =>
    fc.assert(
      fc.property(anyRide, anyChange, anyWishes, (kept, change, wishes) => {
        expect(readRide(stored(kept))).toEqual(kept)
        expect(readChange(stored(change))).toEqual(change)
        expect(readWishes(stored(wishes))).toEqual(wishes)
      }),
    ))

  test('a version that nobody has written yet is never taken for a known one', () => {
    expect(() => readRide({ ...ride, version: 3 })).toThrow('a kept ride of version 3 is unknown')
    expect(() => readChange({ version: 3 })).toThrow('version 3')
    expect(() => readWishes({ version: 3 })).toThrow('version 3')
    expect(() => readWishes({ version: 2, waitlist: { choices: [{ ...ride, version: 9 }], deadline: '' } })).toThrow('version 9')
  })
})
