import { describe, expect, test } from 'vitest'
import { travelRegions, type TravelRegion } from '@sojourn/contract/booking/travel-regions'
import { bookingSteps, matchFlow, type ApprovalFacts, type ApprovalFlow, type FlowConditions } from './approval-flow'
import { casesOfFlows, type Cases } from './flow-cases'

const flowOf = (conditions: FlowConditions, index: number): ApprovalFlow => ({
  flowId: String(index),
  name: { 'zh-CN': '', 'zh-TW': '', en: '' },
  conditions,
  levels: [],
  deadlineHours: 24,
  onSilence: 'reject',
})
const flowsOf = (...conditions: FlowConditions[]): ApprovalFlow[] => conditions.map(flowOf)
const reached = (...conditions: FlowConditions[]): boolean[] =>
  casesOfFlows(flowsOf(...conditions)).taken.map((cases) => cases.length > 0)

describe('[S2.46] whether a flow is ever reached', () => {
  const cases: [string, FlowConditions[], boolean[]][] = [
    ['behind one without conditions', [{}, { objects: ['refund'] }], [true, false]],
    ['behind one that takes more', [{ objects: ['booking'] }, { objects: ['booking'], minAmount: 1 }], [true, false]],
    ['behind one that takes less', [{ objects: ['booking'], minAmount: 1 }, { objects: ['booking'] }], [true, true]],
    [
      'behind two that take it all together',
      [{ outOfPolicy: true }, { outOfPolicy: false }, { minAmount: 300_000 }],
      [true, true, false],
    ],
    ['behind amounts that meet', [{ maxAmount: 99 }, { minAmount: 100 }, {}], [true, true, false]],
    ['behind amounts with a gap', [{ maxAmount: 99 }, { minAmount: 101 }, {}], [true, true, true]],
    ['of a department that another names among others', [{ departmentIds: ['a', 'b'] }, { departmentIds: ['b'] }], [true, false]],
    ['of a department beside another', [{ departmentIds: ['a'] }, { departmentIds: ['a', 'b'] }], [true, true]],
    [
      'behind all kinds of travellers',
      [{ travellerTypes: ['employee'] }, { travellerTypes: ['guest'] }, {}],
      [true, true, false],
    ],
    [
      'behind all products: an application has none',
      [{ products: ['flight', 'intlFlight', 'hotel', 'intlHotel', 'train', 'car', 'visa', 'meeting'] }, {}],
      [true, true],
    ],
    [
      'behind where anything leads',
      [{ regions: ['domestic', 'hongKongMacaoTaiwan', 'abroad'] }, { objects: ['booking'] }],
      [true, false],
    ],
    ['an application may leave its places open', [{ regions: ['domestic', 'hongKongMacaoTaiwan', 'abroad'] }, {}], [true, true]],
    ['a domestic product never leads abroad', [{ products: ['flight', 'train'], regions: ['abroad'] }], [false]],
    ['nor to a country', [{ products: ['hotel'], countries: ['JP'] }], [false]],
    ['a country that is not of the region', [{ regions: ['hongKongMacaoTaiwan'], countries: ['JP'] }], [false]],
    ['behind its region', [{ regions: ['abroad'] }, { products: ['visa'], countries: ['JP'] }], [true, false]],
    ['behind all that a region has', [{ countries: ['HK', 'MO', 'TW'] }, { regions: ['hongKongMacaoTaiwan'] }], [true, false]],
    ['behind a part of it', [{ countries: ['HK', 'TW'] }, { regions: ['hongKongMacaoTaiwan'] }], [true, true]],
    ['of amounts that cross', [{ minAmount: 2, maxAmount: 1 }], [false]],
    ['of a condition that names nothing', [{ gradeIds: [] }], [false]],
    ['of applications with a product', [{ objects: ['application'], products: ['flight'] }], [false]],
  ]
  test.each(cases)('%s', (_name, conditions, expected) => expect(reached(...conditions)).toEqual(expected))
})

/** The same numbers every time. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
const places = ['CN', 'HK', 'MO', 'TW', 'JP', 'SG']
const objects = ['booking', 'change', 'refund', 'application'] as const
const sold = ['flight', 'intlFlight', 'visa'] as const
const rules = ['cabin', 'discount'] as const
const ids = ['a', 'b', 'c']
const types = ['employee', 'guest'] as const

function chances(next: () => number) {
  const may = (chance = 0.4): boolean => next() < chance
  const some = <Value>(list: readonly Value[]): Value[] => list.filter(() => may(0.5))
  const one = <Value>(list: readonly Value[]): Value => list[Math.floor(next() * list.length)]!
  const amount = (): number => Math.floor(next() * 6)
  return { may, some, one, amount }
}
type Chances = ReturnType<typeof chances>

function someConditions({ may, some, one, amount }: Chances): FlowConditions {
  return {
    ...(may() && { objects: some(objects) }),
    ...(may(0.3) && { products: some(sold) }),
    ...(may(0.3) && { regions: some(travelRegions) }),
    ...(may(0.3) && { countries: some(places.slice(1)) }),
    ...(may() && { outOfPolicy: one([true, false]) }),
    ...(may(0.2) && { rules: some(rules) }),
    ...(may() && { minAmount: amount() }),
    ...(may(0.3) && { maxAmount: amount() }),
    ...(may(0.3) && { departmentIds: some(ids) }),
    ...(may(0.2) && { gradeIds: some(ids) }),
    ...(may(0.2) && { costCentreIds: some(ids) }),
    ...(may(0.2) && { projectCodes: some(ids) }),
    ...(may(0.2) && { travellerTypes: some(types) }),
    ...(may(0.2) && { insideApplication: one([true, false]) }),
  }
}

function someFacts({ may, some, one, amount }: Chances): ApprovalFacts {
  const object = one(objects)
  const product = object === 'application' ? undefined : one(sold)
  const led = { flight: ['CN'], intlFlight: ['CN', one(places.slice(1)), ...some(places)], visa: [one(places.slice(4))] }
  return {
    object,
    ...(product && { product }),
    countries: product ? led[product] : some(places),
    outOfPolicy: may(0.5),
    rules: some(rules),
    amount: amount(),
    bookerId: 'booker',
    travellers: [0, 1].map((each) => ({ employeeId: String(each), departmentId: one(ids), gradeId: one(ids), type: one(types) })),
    costCentreIds: some(ids),
    projectCodes: some(ids),
    insideApplication: may(0.5),
    now: '2026-11-20T02:00:00.000Z',
  }
}

/** Where a case of a region may lead: to a country of each list that is wanted, and to none of the others. */
function ledTo(region: TravelRegion | undefined, { some, none }: Cases['lists']['countries']): string[] {
  if (region === undefined) return []
  if (region === 'domestic') return ['CN']
  const special = ['HK', 'MO', 'TW']
  const left = [...special, ...(region === 'abroad' ? ['JP', 'SG', 'FR'] : [])].filter((code) => !none.includes(code))
  const farthest = left.find((code) => special.includes(code) === (region !== 'abroad'))!
  return [farthest, ...some.map((wanted) => left.find((code) => wanted.includes(code))!)]
}

/** A case of a set of cases. */
function caseOf({ lists, ...cases }: Cases): ApprovalFacts {
  const oneOfEach = (list: Cases['lists']['rules']): string[] =>
    list.some.map((wanted) => wanted.find((value) => !list.none.includes(value))!)
  const departments = oneOfEach(lists.departmentIds)
  const grades = oneOfEach(lists.gradeIds)
  const kinds = oneOfEach(lists.travellerTypes)
  const other = types.find((type) => !lists.travellerTypes.none.includes(type))
  const product = cases.products[0]
  return {
    object: cases.objects[0]!,
    ...(product !== undefined && { product }),
    countries: ledTo(cases.regions[0], lists.countries),
    outOfPolicy: cases.outOfPolicy[0]!,
    rules: oneOfEach(lists.rules) as never,
    amount: cases.amount[0],
    bookerId: 'booker',
    travellers: Array.from({ length: Math.max(1, departments.length, grades.length, kinds.length) }, (_, index) => ({
      employeeId: String(index),
      departmentId: departments[index] ?? 'elsewhere',
      gradeId: grades[index] ?? 'none',
      type: (kinds[index] ?? other) as never,
    })),
    costCentreIds: oneOfEach(lists.costCentreIds),
    projectCodes: oneOfEach(lists.projectCodes),
    insideApplication: cases.insideApplication[0]!,
    now: '2026-11-20T02:00:00.000Z',
  }
}

test('[S2.46] what is said of flows is what happens: over many flows and cases, each case falls where it is said, and none elsewhere', () => {
  const by = chances(random(7))
  let [unreached, left] = [0, 0]
  for (let round = 0; round < 400; round++) {
    const flows = flowsOf(...Array.from({ length: 2 + Math.floor(by.amount() / 2) }, () => someConditions(by)))
    const found = casesOfFlows(flows)
    for (const [index, taken] of found.taken.entries())
      for (const cases of taken) expect(matchFlow(flows, caseOf(cases))?.flowId).toBe(String(index))
    for (const cases of found.left) expect(matchFlow(flows, caseOf(cases))).toBeUndefined()
    for (let each = 0; each < 40; each++) {
      const decided = matchFlow(flows, someFacts(by))
      if (decided) expect(found.taken[Number(decided.flowId)]).not.toEqual([])
      else expect(found.left).not.toEqual([])
    }
    unreached += found.taken.filter((taken) => taken.length === 0).length
    left += found.left.length
  }
  // The rounds were of every kind.
  expect(unreached).toBeGreaterThan(50)
  expect(left).toBeGreaterThan(50)
})

test.each<[FlowConditions[], number[]]>([
  [[{}], []],
  [
    [{ minAmount: 300 }, { minAmount: 100, maxAmount: 299 }],
    [100, 300],
  ],
  [
    [
      { objects: ['refund'], minAmount: 5 },
      { objects: ['booking'], minAmount: 0, maxAmount: 9 },
    ],
    [10],
  ],
])('[S2.46] from which amounts on bookings may be decided otherwise: %j', (conditions, steps) => {
  expect(bookingSteps(flowsOf(...conditions))).toEqual(steps)
})
