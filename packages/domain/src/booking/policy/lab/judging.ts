import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import type { JudgedTraveller } from '../choice-set'
import { decodeChoices } from '../choice-set-record'
import type { KeptSearch, LabProducts, Read } from './kept-search'
import { createReplayTally, type ReplayFound } from './replay-tally'
import { judgeTrial } from './trial'
import { createTrialTally, type TrialFound } from './trial-tally'

export interface LabSetup {
  /** By another version, or once more by those that judged it. */
  what: 'trial' | 'replay'
  product: PolicyProduct
}

/** The version that judged a traveller, by its policy's id and number; ids may name a travel application. */
export interface PolicyRef {
  policyId: string
  version: number
}

/** What searches name and has still to be looked up. */
export interface Unknown {
  policies: PolicyRef[]
  people: string[]
}
/** What was found of it: a version that is not there any more has no body. */
export interface Known {
  policies: readonly (PolicyRef & { recorded?: TravelPolicy; trial?: TravelPolicy })[]
  people: readonly { employeeId: string; meant: boolean }[]
  /** For whom no policy was. */
  trial?: TravelPolicy
}

export interface Found {
  trial?: TrialFound
  replay?: ReplayFound
}

/** Judges searches page by page: what a page names is asked for before it is judged. Nothing is kept of a page but what is counted. */
export interface Judging {
  read(searches: readonly KeptSearch[]): Unknown
  judge(known: Known): void
  found(): Found
}

type Bodies = Known['policies'][number]

const keyOf = ({ policyId, version }: PolicyRef): string => `${policyId} ${version}`
const refOf = ({ policyId, version }: JudgedTraveller): PolicyRef | undefined =>
  policyId === null || version === null ? undefined : { policyId, version }

export function createJudging({ what, product }: LabSetup, products: LabProducts): Judging {
  const bodies = new Map<string, Bodies>()
  const people = new Map<string, boolean>()
  let unbound: TravelPolicy | undefined
  let waiting: Read[] = []
  const isMeant = ({ employeeId }: JudgedTraveller): boolean => people.get(employeeId) ?? false
  const bodiesOf = (traveller: JudgedTraveller): Bodies | undefined => {
    const ref = refOf(traveller)
    return ref && bodies.get(keyOf(ref))
  }
  const recordedOf = (traveller: JudgedTraveller): TravelPolicy | undefined => bodiesOf(traveller)?.recorded
  const trialOf = (traveller: JudgedTraveller): TravelPolicy | undefined => {
    if (!isMeant(traveller)) return recordedOf(traveller)
    return refOf(traveller) ? bodiesOf(traveller)?.trial : unbound
  }
  const trial = createTrialTally()
  const replayed = createReplayTally()
  return {
    read(searches) {
      waiting = searches.map(({ body, ...search }) => ({ ...search, ...decodeChoices(body) }))
      const travellers = waiting.flatMap(({ set }) => set.travellers)
      const refs = new Map(travellers.flatMap((each) => refOf(each) ?? []).map((ref) => [keyOf(ref), ref]))
      const ids = new Set(travellers.map(({ employeeId }) => employeeId))
      return {
        policies: [...refs].flatMap(([key, ref]) => (bodies.has(key) ? [] : ref)),
        people: [...ids].filter((id) => !people.has(id)),
      }
    },
    judge(known) {
      for (const each of known.policies) bodies.set(keyOf(each), each)
      for (const { employeeId, meant } of known.people) people.set(employeeId, meant)
      unbound = known.trial
      for (const search of waiting) {
        if (search.set.product !== product || !search.set.travellers.some(isMeant)) continue
        if (what === 'replay') replayed.add(search, recordedOf, products.sections)
        else trial.add(judgeTrial(search, { recordedOf, trialOf }, products))
      }
      waiting = []
    },
    found: () => (what === 'replay' ? { replay: replayed.found() } : { trial: trial.found() }),
  }
}
