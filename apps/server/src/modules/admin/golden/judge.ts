import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { readAgreedId } from '@sojourn/domain/booking/policy/application-standard'
import { replay, seenOffers, type ChoiceSet, type JudgedTraveller } from '@sojourn/domain/booking/policy/choice-set'
import { decodeChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import { policyFor } from '@sojourn/domain/booking/policy/resolve-policy'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { Work } from '../../../context'
import type { PublishedPolicy } from '../../booking/traveller/store'
import { bodiesOf } from '../policy-lab/bodies'
import { holdersOf } from '../policy-lab/holders'

/** A kept search with what an order bought of it. */
export interface KeptChoice {
  body: string
  journey: number
  segments: readonly unknown[] | null
}
export interface Choices {
  set: ChoiceSet
  /** Of what is in the list. */
  recorded: ReturnType<typeof decodeChoices>['verdicts']
  /** What was bought stands in `offers` at this place; undefined where it is not known. */
  boughtAt: number | undefined
  /** The offers with what was bought, where the list did not hold it. */
  withBought: ChoiceSet
}

export function choicesOf({ context }: Work, { body, journey, segments }: KeptChoice): Choices {
  const { set, verdicts: recorded } = decodeChoices(body)
  const bought = context.boughtOffers[set.product]?.bought(set.offers, segments ?? [], journey)
  return {
    set,
    recorded,
    boughtAt: bought?.position,
    withBought: bought ? { ...set, offers: bought.offers } : set,
  }
}

/** Which list a place is in: null is what was bought. */
export const listOf = ({ set, withBought, boughtAt }: Choices, position: number | null) =>
  position === null ? { list: withBought, at: boughtAt } : { list: set, at: position }

export const offerOf = ({ context }: Work, list: ChoiceSet, at: number, language: Language): string =>
  seenOffers(list, context.policySections, language)[at]?.label ?? ''

/** Judges searches by what would bind their travellers, as they stand today, were these versions in force. */
export async function judgeBy(work: Work, inForce: readonly PublishedPolicy[], sets: readonly ChoiceSet[]) {
  const travellers = sets.flatMap((set) => set.travellers)
  const ids = [...new Set(travellers.map(({ employeeId }) => employeeId))]
  const holders = await holdersOf(work, ids, inForce)
  /** Of who left, and of guests, the policy that judged them then. */
  const boundOf = ({ employeeId, policyId }: JudgedTraveller): PublishedPolicy | undefined => {
    const holder = holders.get(employeeId)
    if (holder) return policyFor(inForce, holder)
    const own = policyId === null ? undefined : (readAgreedId(policyId)?.policyId ?? policyId)
    return inForce.find(({ body }) => body.policyId === own)
  }
  const bodies = new Map<string, TravelPolicy | undefined>()
  const keyOf = ({ employeeId, policyId, version }: JudgedTraveller): string => `${employeeId} ${policyId} ${version}`
  for (const traveller of new Map(travellers.map((each) => [keyOf(each), each])).values()) {
    const { policyId, version } = traveller
    const body = boundOf(traveller)?.body
    const [found] = policyId === null || version === null ? [] : await bodiesOf(work, [{ policyId, version }], () => body)
    bodies.set(keyOf(traveller), found ? found.trial : body)
  }
  return {
    /** Whether the version binds one of them. */
    binds: (set: ChoiceSet, version: PublishedPolicy): boolean => set.travellers.some((each) => boundOf(each) === version),
    judge: (set: ChoiceSet, language: Language): OfferVerdict[] =>
      replay(set, (traveller) => bodies.get(keyOf(traveller)), work.context.policySections, language),
  }
}
