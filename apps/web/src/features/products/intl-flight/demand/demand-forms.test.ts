import type { PlanOffer, PricedPlanOffer } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { describe, expect, test } from 'vitest'
import { demand, demandLeg, plan, typedSegment } from '../../../../testing/demand'
import { budgetOf, sentDemand, startedForm } from './ask-form'
import { offersShown } from './offer-order'
import { planPrice } from './plan-price'
import { planTrip } from './plan-trip'
import {
  blankPlan,
  fenOf,
  planFault,
  planFaults,
  planOf,
  segmentFault,
  withSegmentAfter,
  type PlanField,
  type PlanForm,
  type SegmentField,
} from './quote-form'
import { suppliedForm } from './supplied-form'

describe('the budget of a request, in whole yuan', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    [' 20000 ', 2_000_000],
    ['1000000', 100_000_000],
    ['1000001', null],
    ['0', null],
    ['-5', null],
    ['99.5', null],
    ['一万', null],
  ])('%j is %j fen', (typed, fen) => expect(budgetOf(typed)).toBe(fen))
})

describe('what is sent of a request', () => {
  const start = {
    travelType: 1,
    legs: [demandLeg, { ...demandLeg, journeyIndex: 7 }],
    flexibleDays: 1,
    cabin: 'C',
    employeeIds: ['e1'],
    remarks: '',
    draft: false,
    budget: 2_000_000,
    travelApplyNo: 'A1',
    travellers: [...demand.travellers] as never,
  } as const

  test('has its legs counted anew and its people as they are', () => {
    const sent = sentDemand(startedForm({ ...start, legs: [...start.legs], employeeIds: [] }))
    expect(sent.legs.map(({ journeyIndex }) => journeyIndex)).toEqual([0, 1])
    expect(sent).toMatchObject({ employeeIds: ['e1'], budget: 2_000_000, travelApplyNo: 'A1' })
  })

  test('names no application of a journey for oneself, and no budget where none is typed', () => {
    const sent = sentDemand({ ...startedForm({ ...start, legs: [], employeeIds: [] }), travelType: 2, budget: '' })
    expect(Object.keys(sent)).not.toContain('travelApplyNo')
    expect(Object.keys(sent)).not.toContain('budget')
  })
})

const blank = blankPlan(1, { legs: [{ ...demandLeg }], cabin: 'C' }, '2026-11-21T02:00:00Z')
const [blankSegment] = blank.segments
const typed: PlanForm = {
  ...blank,
  segments: [{ ...blankSegment!, ...typedSegment }],
  carrier: 'nh',
  adultFare: '3000.5',
  adultTaxes: '500',
  rules: '起飞前收 ¥500',
}

describe('a plan that is typed', () => {
  test('begins with the airports and days that were asked, its end by the clocks of China', () => {
    expect(blank).toMatchObject({ validUntil: '2026-11-21', validTime: '10:00' })
    expect(blankSegment).toMatchObject({ departAirport: 'PEK', arriveAirport: 'NRT', departDate: '2026-12-01', cabin: 'C' })
  })

  test('of a leg from a city leaves the airport to whoever types', () => {
    const leg = { ...demandLeg, departType: 0, departCode: 'BJS' } as const
    expect(blankPlan(1, { legs: [leg], cabin: 'Y' }, '2026-11-21T02:00:00Z').segments[0]!.departAirport).toBe('')
  })

  test('has one more flight after another, with a key of its own', () => {
    const segments = withSegmentAfter(
      [
        { ...typed.segments[0]!, key: 4 },
        { ...typed.segments[0]!, key: 9, slice: 1 },
      ],
      0,
    )
    expect(segments.map(({ key, slice }) => [key, slice])).toEqual([
      [4, 0],
      [10, 0],
      [9, 1],
    ])
    expect(segments[1]).toMatchObject({ departAirport: 'NRT', departDate: '2026-12-01', flightNo: '' })
  })

  test.each<[SegmentField, string, string | undefined]>([
    ['flightNo', '', 'needed'],
    ['flightNo', ' nh964 ', undefined],
    ['flightNo', '9C8515', undefined],
    ['flightNo', 'NH964D', undefined],
    ['flightNo', 'NH', 'wrong'],
    ['flightNo', 'NH12345', 'wrong'],
    ['departAirport', 'pek', undefined],
    ['arriveAirport', 'NR', 'wrong'],
    ['departTime', '8:30', 'wrong'],
    ['arriveDate', '2026/12/1', 'wrong'],
    ['bookingClass', '', undefined],
    ['bookingClass', '1', 'wrong'],
  ])('%s of %j is %s', (field, value, fault) =>
    expect(segmentFault({ ...typed.segments[0]!, [field]: value }, field)).toBe(fault),
  )

  test.each<[PlanField, string, string | undefined]>([
    ['carrier', '', 'needed'],
    ['carrier', 'N', 'wrong'],
    ['adultFare', '', 'needed'],
    ['adultFare', '3000.555', 'wrong'],
    ['adultFare', '-1', 'wrong'],
    ['childFare', '', undefined],
    ['childFare', '三百', 'wrong'],
    ['pieces', '', undefined],
    ['kilograms', '', 'needed'],
    ['kilograms', '23kg', 'wrong'],
    ['rules', '  ', 'needed'],
    ['validUntil', '2026-02-30', 'wrong'],
    ['validTime', '10', 'wrong'],
    ['note', '', undefined],
  ])('%s of %j is %s', (field, value, fault) => expect(planFault({ ...typed, [field]: value }, field)).toBe(fault))

  test('names its faults in the order of the screen', () => {
    expect(planFaults([typed])).toEqual([])
    const wrong = { ...typed, carrier: '', segments: [{ ...typed.segments[0]!, arriveTime: '' }] }
    expect(planFaults([typed, wrong])).toEqual(['plans.1.segments.0.arriveTime', 'plans.1.carrier'])
  })

  test.each([
    ['3000', 300_000],
    [' 3000.5 ', 300_050],
    ['0.07', 7],
    ['1000000', undefined],
    ['1,000', undefined],
    ['', undefined],
  ])('%j yuan are %j fen', (yuan, fen) => expect(fenOf(yuan)).toBe(fen))

  test('is sent with the fares that are there, bags by weight where no pieces are named, and no keys', () => {
    const sent = planOf({ ...typed, childFare: '2000', pieces: ' ', kilograms: '30' })
    expect(sent.prices).toEqual([
      { passenger: 'adult', fare: 300_050, taxes: 50_000 },
      { passenger: 'child', fare: 200_000, taxes: 0 },
    ])
    expect(sent.baggage).toEqual({ kilograms: 30 })
    expect(sent.validUntil).toBe('2026-11-21T02:00:00.000Z')
    expect(Object.keys(sent.segments[0]!)).not.toContain('key')
  })
})

describe('a plan of the supply in the form', () => {
  const priced = {
    segments: [],
    validatingCarrier: 'NH',
    prices: [{ passenger: 'adult', fare: 300_000, taxes: 50_000 }],
    baggage: { kilograms: 30 },
    rules: 'x'.repeat(1200),
    total: 350_000,
    seats: 4,
    ticketBy: '2026-11-22T02:00:00Z',
    priceUntil: '2026-11-20T04:00:00Z',
    instantPayment: false,
    separateTickets: false,
  } satisfies PricedPlanOffer
  const taken = { choices: [{ itineraryKey: 'i', fareKey: 'f' }], dates: ['2026-12-01'], now: '2026-11-20T02:00:00.000Z' }

  test('stands no longer than its price, and has no more of the rules than a plan takes', () => {
    const form = suppliedForm(typed, priced, taken)
    expect([form.validUntil, form.validTime, form.rules.length]).toEqual(['2026-11-20', '12:00', 1000])
    expect([form.adultFare, form.childFare, form.pieces]).toEqual(['3000.00', '', ''])
  })

  test('stands no longer than plans do where its price stands for long, and keeps the note', () => {
    const form = suppliedForm({ ...typed, note: '靠窗' }, { ...priced, priceUntil: '2027-11-20T04:00:00Z' }, taken)
    expect(form.validUntil < '2026-12-01').toBe(true)
    expect(form.note).toBe('靠窗')
  })
})

test('offers are ordered as is asked, the cheaper first of those that are alike', () => {
  const offer = (itineraryKey: string, total: number, durationMinutes: number, ...times: string[]) =>
    ({
      itineraryKey,
      total,
      durationMinutes,
      flights: times.map((departTime) => ({ departDate: '2026-12-01', departTime })),
    }) as unknown as PlanOffer
  const offers = [offer('a', 300, 200, '09:00'), offer('b', 200, 500, '08:00', '12:00'), offer('c', 100, 500, '08:00', '13:00')]
  const keys = (...by: [Parameters<typeof offersShown>[1], boolean]) =>
    offersShown(offers, ...by)
      .map(({ itineraryKey }) => itineraryKey)
      .join('')
  expect(keys('price', false)).toBe('cba')
  expect(keys('duration', false)).toBe('acb')
  expect(keys('departure', false)).toBe('cba')
  expect(keys('price', true)).toBe('a')
})

describe('the price of an order on a plan', () => {
  const family = {
    ...plan,
    prices: [
      { passenger: 'adult', fare: 300_000, taxes: 50_000 },
      { passenger: 'child', fare: 200_000, taxes: 20_000 },
    ],
    passengers: [
      { employeeId: 'e1', passenger: 'adult' },
      { employeeId: 'e2', passenger: 'child' },
    ],
    segments: [plan.segments[0], { ...plan.segments[0], slice: 1 }],
  } as unknown as Parameters<typeof planPrice>[0]
  const payers = [
    { employeeId: 'e1', serviceFee: 1000 },
    { employeeId: 'e2', serviceFee: 0 },
  ]

  test('is of each as whom they fly, with a service fee for every direction', () => {
    const price = planPrice(family, payers)
    expect([price.of('e1'), price.of('e2'), price.total]).toEqual([352_000, 220_000, 572_000])
  })

  test('of somebody whom the plan does not name is that of an adult', () => {
    expect(planPrice(family, [{ employeeId: 'e9', serviceFee: 0 }]).total).toBe(350_000)
  })
})

test('passengers are asked for the flights of a plan by the carriers of their numbers, each named once', () => {
  const { segments, dictionary } = planTrip({ segments: [{ ...plan.segments[0] }, { ...plan.segments[0], flightNo: 'NH963' }] })
  expect(segments.map(({ carrier, flightNo }) => [carrier, flightNo])).toEqual([
    ['NH', 'NH964'],
    ['NH', 'NH963'],
  ])
  expect(dictionary.carriers).toEqual([{ code: 'NH', name: '全日空', shortName: '全日空', colour: '' }])
})
