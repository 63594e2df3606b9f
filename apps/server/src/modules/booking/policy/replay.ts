import type { Language } from '@sojourn/contract/kit/language'
import { replay, type JudgedTraveller } from '@sojourn/domain/booking/policy/choice-set'
import { decodeChoices, type RecordedChoices } from '@sojourn/domain/booking/policy/choice-set-record'
import type { PolicySections } from '@sojourn/domain/booking/policy/section'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Tenant } from '../../../db/tenant'
import { findPolicyVersions } from './store'

export interface Replayed extends RecordedChoices {
  /** Sentences and figures anew, in the order of the recorded verdicts. */
  judged: OfferVerdict[]
}

interface KeptChoices {
  body: string
  language: Language
  instead?: (traveller: JudgedTraveller) => TravelPolicy | undefined
}

/**
 * What a recorded search showed, judged again: by the versions that judged it, or by `instead`, which may answer another
 * body for a traveller (what would a stricter policy have said?).
 */
export async function replayChoiceSet(
  tenant: Tenant,
  sections: PolicySections,
  { body, language, instead }: KeptChoices,
): Promise<Replayed> {
  const { set, verdicts } = decodeChoices(body)
  const wanted = set.travellers.flatMap(({ policyId, version }) =>
    policyId === null || version === null ? [] : [{ policyId, version }],
  )
  const stored = instead ? [] : await findPolicyVersions(tenant, sections, wanted)
  const bodies = new Map(stored.map((one) => [`${one.policyId} ${one.version}`, one.body]))
  const policyOf = instead ?? (({ policyId, version }: JudgedTraveller) => bodies.get(`${policyId} ${version}`))
  return { set, verdicts, judged: replay(set, policyOf, sections, language) }
}
