import type { ApprovalObject } from '@sojourn/contract/booking/approval/approval.shapes'
import { products, type Product, regionsOfProduct } from '@sojourn/contract/booking/codes'
import { travelRegions, type TravelRegion } from '@sojourn/contract/booking/travel-regions'
import { specialRegions } from '../travel-region'
import type { ApprovalFlow, FlowConditions } from './approval-flow'

/** Of a list in which one entry of a condition is enough: a case has one of each of `some`, and none of `none`. */
interface ListCases {
  some: readonly (readonly string[])[]
  none: readonly string[]
}
const listKeys = ['countries', 'rules', 'departmentIds', 'gradeIds', 'costCentreIds', 'projectCodes', 'travellerTypes'] as const
type ListKey = (typeof listKeys)[number]

/** A set of cases: what each condition may find in them, independently of the others. */
export interface Cases {
  objects: readonly ApprovalObject[]
  /** An application has no product. */
  products: readonly (Product | undefined)[]
  /** An application may name no place. */
  regions: readonly (TravelRegion | undefined)[]
  outOfPolicy: readonly boolean[]
  insideApplication: readonly boolean[]
  /** Both ends included. */
  amount: readonly [least: number, most: number]
  lists: Readonly<Record<ListKey, ListCases>>
}

const anyList: ListCases = { some: [], none: [] }
const anyCases: Omit<Cases, 'objects' | 'products' | 'regions'> = {
  outOfPolicy: [false, true],
  insideApplication: [false, true],
  amount: [0, Infinity],
  lists: {
    countries: anyList,
    rules: anyList,
    departmentIds: anyList,
    gradeIds: anyList,
    costCentreIds: anyList,
    projectCodes: anyList,
    travellerTypes: anyList,
  },
}
const destinationsOf = (product: Product): string => regionsOfProduct[product].join()

/** Products by where they lead: of each group all regions go with all products. */
const groups = [...new Set(products.words.map(destinationsOf))].map((destinations) =>
  products.words.filter((product) => destinationsOf(product) === destinations),
)

/** Every case that there can be. */
export const allCases: readonly Cases[] = [
  ...groups.map((group): Cases => ({
    ...anyCases,
    objects: ['booking', 'change', 'refund'],
    products: group,
    regions: regionsOfProduct[group[0]!],
  })),
  { ...anyCases, objects: ['application'], products: [undefined], regions: [...travelRegions, undefined] },
]

/** Everybody who travels is one of these. */
const travellerTypes = ['employee', 'guest']

const isPossible = ({ lists, amount, ...sets }: Cases): boolean =>
  amount[0] <= amount[1] &&
  amount[0] < Infinity &&
  [sets.objects, sets.products, sets.regions, sets.outOfPolicy, sets.insideApplication].every((set) => set.length > 0) &&
  listKeys.every((key) => lists[key].some.every((wanted) => wanted.some((value) => !lists[key].none.includes(value)))) &&
  travellerTypes.some((type) => !lists.travellerTypes.none.includes(type))

/** How one condition divides cases: those that meet it, and those that do not. */
type Division = [fitting: Cases, others: Cases[]]

const chosen = <Value>(set: readonly Value[], wanted: readonly Value[]): [Value[], Value[]] => [
  set.filter((value) => wanted.includes(value)),
  set.filter((value) => !wanted.includes(value)),
]

function bySet<Key extends 'objects' | 'products' | 'regions' | 'outOfPolicy' | 'insideApplication'>(
  cases: Cases,
  key: Key,
  wanted: readonly Cases[Key][number][],
): Division {
  const [within, outside] = chosen<Cases[Key][number]>(cases[key], wanted)
  return [{ ...cases, [key]: within }, [{ ...cases, [key]: outside }]]
}

function byAmount(cases: Cases, { minAmount = 0, maxAmount = Infinity }: FlowConditions): Division {
  const [least, most] = cases.amount
  const between = (from: number, to: number): Cases => ({ ...cases, amount: [Math.max(least, from), Math.min(most, to)] })
  return [between(minAmount, maxAmount), [between(0, minAmount - 1), between(maxAmount + 1, Infinity)]]
}

function byList(cases: Cases, key: ListKey, wanted: readonly string[]): Division {
  const list = cases.lists[key]
  const having = (next: ListCases): Cases => ({
    ...cases,
    ...(key === 'countries' && { regions: cases.regions.filter((region) => leadsThere(region, next)) }),
    lists: { ...cases.lists, [key]: next },
  })
  return [having({ ...list, some: [...list.some, wanted] }), [having({ ...list, none: [...list.none, ...wanted] })]]
}

/** Whether what leads to a region at the farthest may lead to a country of each list, and to none of the others. */
function leadsThere(region: TravelRegion | undefined, { some, none }: ListCases): boolean {
  if (region === undefined || region === 'domestic') return some.length === 0
  if (region === 'abroad') return true
  const left = specialRegions.filter((code) => !none.includes(code))
  return left.length > 0 && some.every((wanted) => left.some((code) => wanted.includes(code)))
}

/** Each condition of a flow that restricts, as a division. */
function divisionsOf(conditions: FlowConditions): ((cases: Cases) => Division)[] {
  const { objects, products: sold, regions, outOfPolicy, insideApplication, minAmount, maxAmount } = conditions
  const divisions: ((cases: Cases) => Division)[] = []
  if (objects) divisions.push((cases) => bySet(cases, 'objects', objects))
  if (sold) divisions.push((cases) => bySet(cases, 'products', sold))
  if (regions) divisions.push((cases) => bySet(cases, 'regions', regions))
  if (outOfPolicy !== undefined) divisions.push((cases) => bySet(cases, 'outOfPolicy', [outOfPolicy]))
  if (insideApplication !== undefined) divisions.push((cases) => bySet(cases, 'insideApplication', [insideApplication]))
  if (minAmount !== undefined || maxAmount !== undefined) divisions.push((cases) => byAmount(cases, conditions))
  for (const key of listKeys) {
    const wanted = conditions[key]
    if (wanted) divisions.push((cases) => byList(cases, key, wanted))
  }
  return divisions
}

/** What a flow takes of these cases, and what it leaves to the flows after it. */
function divide(cases: Cases, conditions: FlowConditions): { taken: Cases[]; left: Cases[] } {
  const left: Cases[] = []
  let rest = cases
  for (const division of divisionsOf(conditions)) {
    const [fitting, others] = division(rest)
    left.push(...others.filter(isPossible))
    if (!isPossible(fitting)) return { taken: [], left }
    rest = fitting
  }
  return { taken: [rest], left }
}

/** Beyond so many parts they are divided no further: nothing is said to be taken that may be left. */
const mostParts = 2000

/** Of each flow in its order the cases that it decides, and what no flow does. */
export function casesOfFlows(
  flows: readonly Pick<ApprovalFlow, 'conditions'>[],
  among: readonly Cases[] = allCases,
): { taken: Cases[][]; left: Cases[] } {
  let left = [...among]
  const taken = flows.map(({ conditions }) => {
    const divided = left.map((cases) => divide(cases, conditions))
    const next = divided.flatMap((each) => each.left)
    if (next.length <= mostParts) left = next
    return divided.flatMap((each) => each.taken)
  })
  return { taken, left }
}

/** All bookings of a product, or those that lead to one region. */
export const bookingsOf = (product: Product, region?: TravelRegion): Cases => ({
  ...anyCases,
  objects: ['booking'],
  products: [product],
  regions: region ? [region] : regionsOfProduct[product],
})
