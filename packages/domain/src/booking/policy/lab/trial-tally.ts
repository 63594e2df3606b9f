import type { PolicyRule } from '@sojourn/contract/booking/codes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import { isHeavier, weightiest } from '../verdict'
import type { TriedChoice, TriedSearch } from './trial'

export const worstAtMost = 10
export const refusedAtMost = 20
const verdicts: readonly Verdict[] = ['within', 'remind', 'reason', 'payExcess', 'approval', 'forbidden']

/** How many, and the fen of them. */
export interface Sum {
  count: number
  amount: number
}
export interface JudgedOrders {
  violating: Sum
  approval: Sum
  refused: Sum
}

/** What a trial found, by ids; sentences in every language, so that whoever reads it reads them. */
export interface TrialFound {
  sets: number
  offers: number
  booked: Sum & { orders: number }
  unknown: number
  before: JudgedOrders
  after: JudgedOrders
  verdicts: { verdict: Verdict; before: number; after: number }[]
  difference: { harder: Sum; eased: Sum }
  saving: Sum
  refusedPeople: number
  refused: (Sum & { employeeId: string })[]
  worst: FoundWorst[]
}
export interface FoundWorst {
  orderNo: string
  travellerIds: string[]
  amount: number
  before: Verdict
  after: Verdict
  rules: PolicyRule[]
  sentences: LocalText[]
  cheapest?: number
}

interface OrderSoFar {
  before: Verdict
  after: Verdict
  amount: number
}

const nothing = (): Sum => ({ count: 0, amount: 0 })
function note(sum: Sum, amount: number): void {
  sum.count += 1
  sum.amount += amount
}

/** Counts what a trial finds, search by search; of what it has counted it keeps a line for each order and person, and the ten worst. */
export function createTrialTally() {
  const total = { sets: 0, offers: 0, unknown: 0, booked: nothing(), harder: nothing(), eased: nothing(), saving: nothing() }
  const byVerdict = new Map(verdicts.map((verdict) => [verdict, { before: 0, after: 0 }]))
  const orders = new Map<string, OrderSoFar>()
  const refused = new Map<string, Map<string, number>>()
  const worst: TriedChoice[] = []
  function addChoice(choice: TriedChoice): void {
    const { orderNo, amount, before, after, cheapest } = choice
    note(total.booked, amount)
    byVerdict.get(before)!.before += 1
    byVerdict.get(after)!.after += 1
    const known = orders.get(orderNo)
    orders.set(orderNo, {
      before: weightiest([before, known?.before ?? 'within']),
      after: weightiest([after, known?.after ?? 'within']),
      amount: amount + (known?.amount ?? 0),
    })
    for (const employeeId of choice.refusedIds) addRefused(refused, employeeId, choice)
    if (isHeavier(before, after)) note(total.eased, amount)
    if (!isHeavier(after, before)) return
    note(total.harder, amount)
    if (cheapest !== undefined) note(total.saving, amount - cheapest)
    keepWorst(worst, choice)
  }
  return {
    add({ offers, choices, unknown }: TriedSearch): void {
      total.sets += 1
      total.offers += offers
      total.unknown += unknown
      for (const choice of choices) addChoice(choice)
    },
    found(): TrialFound {
      const { harder, eased, booked, ...rest } = total
      const list = [...orders.values()]
      return {
        ...rest,
        booked: { ...booked, orders: orders.size },
        before: judgedOrders(list, 'before'),
        after: judgedOrders(list, 'after'),
        verdicts: verdicts.map((verdict) => ({ verdict, ...byVerdict.get(verdict)! })),
        difference: { harder, eased },
        refusedPeople: refused.size,
        refused: refusedOf(refused),
        worst: worst.map(foundWorst),
      }
    },
  }
}

/** Each of those who would have been refused pays for the whole order's journey no more than once. */
function addRefused(
  refused: Map<string, Map<string, number>>,
  employeeId: string,
  { orderNo, amount, travellerIds }: TriedChoice,
) {
  const share = Math.round(amount / Math.max(1, travellerIds.length))
  const own = refused.get(employeeId) ?? new Map<string, number>()
  own.set(orderNo, (own.get(orderNo) ?? 0) + share)
  refused.set(employeeId, own)
}

function refusedOf(refused: ReadonlyMap<string, ReadonlyMap<string, number>>): TrialFound['refused'] {
  return [...refused]
    .map(([employeeId, own]) => ({
      employeeId,
      count: own.size,
      amount: [...own.values()].reduce((sum, amount) => sum + amount, 0),
    }))
    .toSorted((a, b) => b.amount - a.amount || (a.employeeId < b.employeeId ? -1 : 1))
    .slice(0, refusedAtMost)
}

function judgedOrders(orders: readonly OrderSoFar[], when: 'before' | 'after'): JudgedOrders {
  const sumOf = (counts: (verdict: Verdict) => boolean): Sum => {
    const sum = nothing()
    for (const order of orders) if (counts(order[when])) note(sum, order.amount)
    return sum
  }
  return {
    violating: sumOf((verdict) => verdict !== 'within'),
    approval: sumOf((verdict) => verdict === 'approval'),
    refused: sumOf((verdict) => verdict === 'forbidden'),
  }
}

/** The weightier verdict is the worse, of equal ones what costs more. */
const isWorse = (one: TriedChoice, other: TriedChoice): boolean =>
  one.after === other.after ? one.amount > other.amount : isHeavier(one.after, other.after)

function keepWorst(worst: TriedChoice[], choice: TriedChoice): void {
  const place = worst.findIndex((each) => isWorse(choice, each))
  worst.splice(place < 0 ? worst.length : place, 0, choice)
  if (worst.length > worstAtMost) worst.pop()
}

const foundWorst = ({ orderNo, travellerIds, amount, before, after, rules, sentences, cheapest }: TriedChoice): FoundWorst => ({
  orderNo,
  travellerIds,
  amount,
  before,
  after,
  rules,
  sentences: sentences(),
  ...(cheapest !== undefined && { cheapest }),
})
