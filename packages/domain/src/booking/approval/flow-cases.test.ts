import { describe, expect, test } from 'vitest'
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
const objects = ['booking', 'change', 'refund', 'application'] as const
const sold = ['flight', 'hotel', 'train'] as const
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
  return {
    object,
    ...(object !== 'application' && { product: one(sold) }),
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
