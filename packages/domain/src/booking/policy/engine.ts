import type { Handling, PolicyRule } from '@sojourn/contract/booking/codes'
import type { TogetherRule } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Verdict, Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { changeFinder, type FindChange, type Placed } from './smallest-change'
import { handledAs, handlingWeight, isHeavier, verdictOfHandling, withinPolicy, type OfferVerdict } from './verdict'

/** One broken rule in figures; `expected` and `actual` in the rule's unit. */
export interface BrokenRule {
  rule: PolicyRule
  expected: number | string
  actual: number | string
  excess?: number
  /** Where the standard itself says how it is dealt with. */
  handling?: Handling
  /** No other offer of the list could keep this rule. */
  incurable?: true
  excuses?: readonly string[]
  /** The offer that this one was compared with. */
  reference?: number
}

/** One section of a policy, bound to one list of offers and one language; offers are named by their position. */
export interface Judge {
  handling: Partial<Record<PolicyRule, Handling>>
  broken(offer: number): readonly BrokenRule[]
  sentence(rule: BrokenRule, offer: number): string
  /** How a rule is kept that no other offer could keep. */
  cure?(rule: BrokenRule): string | undefined
}

/** A traveller with the section that binds; without one everything is within. */
export interface PolicyTraveller<Section> {
  travellerId: string
  policy?: Section
}

export interface Evaluation<Section> {
  travellers: readonly PolicyTraveller<Section>[]
  /** How many offers there are. */
  count: number
  judge: (section: Section) => Judge
  /** Where each offer stands among the others; asked for only when something is broken. */
  placed: () => readonly Placed[]
  /** What another lane costs, in the unit of the positions. */
  lanePenalty?: number
  change: (to: number, from: number, cures: 'everything' | 'this') => string
  /** Absent, each traveller is judged by the own standard (handbook 7.3). */
  together?: TogetherRule | undefined
}

interface Group {
  travellerIds: string[]
  judge: Judge
  broken: (readonly BrokenRule[])[]
}

/** A rule that a policy leaves without handling goes to approval. */
const handlingOf = (judge: Judge, { rule, handling }: BrokenRule): Handling =>
  handledAs(rule, handling ?? judge.handling[rule] ?? 'approval')

/** A list that is judged: each offer's verdict, and what it breaks in sentences, which are most of the work, when somebody asks. */
export interface JudgedList {
  verdicts: readonly Verdict[]
  violations: (offer: number) => Violation[]
}

/**
 * Judges every offer for a whole party: which rules it breaks for whom, by how much, how that is dealt with, and the smallest change that
 * complies. The same list is judged the same; a dearer offer is never judged milder.
 */
export function judgeList<Section>(evaluation: Evaluation<Section>): JudgedList {
  const { count, travellers, together = 'each' } = evaluation
  const groups = groupsOf(evaluation)
  const everybody = together === 'each' ? undefined : travellers.map(({ travellerId }) => travellerId)
  const free = together === 'highest' && travellers.some(({ policy }) => policy === undefined)
  const bound = free ? [] : groups
  const applied = (offer: number): readonly Group[] =>
    together === 'each' || bound.length === 0 ? bound : [extreme(bound, offer, together)]
  const changeFrom = changesOf(evaluation, applied)
  return {
    verdicts: Array.from({ length: count }, (_, offer) => verdictIn(applied(offer), offer)),
    violations: (offer) => violationsOf(applied(offer), offer, everybody, changeFrom),
  }
}

/** One offer of a list with all that is said of it. */
export function saidOf({ verdicts, violations }: JudgedList, offer: number): OfferVerdict {
  const verdict = verdicts[offer] ?? 'within'
  return verdict === 'within' ? withinPolicy : { verdict, violations: violations(offer) }
}

/** The same of every offer. */
export const allOf = (list: JudgedList): OfferVerdict[] => list.verdicts.map((_verdict, offer) => saidOf(list, offer))

/** The nearest offer that breaks nothing, else the nearest that breaks only what no offer could keep. */
function changesOf<Section>(
  { placed, lanePenalty = 0, change }: Evaluation<Section>,
  applied: (offer: number) => readonly Group[],
): (offer: number) => string | undefined {
  let whole: FindChange | undefined
  let curable: FindChange | undefined
  return (offer) => {
    whole ??= changeFinder(placed(), (one) => applied(one).every((group) => rulesOf(group, one).length === 0), lanePenalty)
    const within = whole(offer)
    if (within !== undefined) return change(within, offer, 'everything')
    curable ??= changeFinder(placed(), (one) => applied(one).every((group) => !isCurable(group, one)), lanePenalty)
    const better = curable(offer)
    return better === undefined ? undefined : change(better, offer, 'this')
  }
}

const none: readonly BrokenRule[] = []
const rulesOf = ({ broken }: Group, offer: number): readonly BrokenRule[] => broken[offer] ?? none
const isCurable = (group: Group, offer: number): boolean => rulesOf(group, offer).some(({ incurable }) => !incurable)

/** Travellers of one section are judged once. */
function groupsOf<Section>({ travellers, judge, count }: Evaluation<Section>): Group[] {
  const bySection = new Map<Section, Group>()
  for (const { travellerId, policy } of travellers) {
    if (policy === undefined) continue
    const known = bySection.get(policy)
    if (known) {
      known.travellerIds.push(travellerId)
      continue
    }
    const bound = judge(policy)
    const broken = Array.from({ length: count }, (_, offer) => bound.broken(offer))
    bySection.set(policy, { travellerIds: [travellerId], judge: bound, broken })
  }
  return [...bySection.values()]
}

/** The group whose standard is the mildest (就高) or the strictest (就低) for this offer. */
function extreme(groups: readonly Group[], offer: number, together: 'highest' | 'lowest'): Group {
  const weight = (group: Group): number => {
    const rules = rulesOf(group, offer)
    const heaviest = rules.reduce((most, rule) => Math.max(most, handlingWeight(handlingOf(group.judge, rule))), 0)
    return heaviest * 100 + rules.length
  }
  const better = (a: number, b: number): boolean => (together === 'highest' ? a < b : a > b)
  return groups.reduce((best, group) => (better(weight(group), weight(best)) ? group : best))
}

function verdictIn(groups: readonly Group[], offer: number): Verdict {
  let verdict: Verdict = 'within'
  for (const group of groups)
    for (const rule of rulesOf(group, offer)) {
      const own = verdictOfHandling[handlingOf(group.judge, rule)]
      if (isHeavier(own, verdict)) verdict = own
    }
  return verdict
}

function violationsOf(
  groups: readonly Group[],
  offer: number,
  everybody: readonly string[] | undefined,
  changeFrom: (offer: number) => string | undefined,
): Violation[] {
  const change = groups.some((group) => isCurable(group, offer)) ? changeFrom(offer) : undefined
  const violations: Violation[] = []
  for (const group of groups) {
    const { judge, travellerIds } = group
    for (const travellerId of everybody ?? travellerIds)
      for (const rule of rulesOf(group, offer)) {
        const cure = rule.incurable ? judge.cure?.(rule) : change
        violations.push(violation(travellerId, judge, { broken: rule, sentence: judge.sentence(rule, offer), change: cure }))
      }
  }
  return violations
}

interface BrokenBy {
  broken: BrokenRule
  sentence: string
  change: string | undefined
}

function violation(travellerId: string, judge: Judge, { broken, sentence, change }: BrokenBy): Violation {
  const { rule, expected, actual, excess, excuses } = broken
  const found: Violation = { travellerId, rule, handling: handlingOf(judge, broken), expected, actual, sentence }
  if (excess !== undefined) found.excess = excess
  if (excuses !== undefined) found.excuses = [...excuses]
  if (change !== undefined) found.change = change
  return found
}

/** Equal sentences of one list are made once and shared. */
export function shared<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}
