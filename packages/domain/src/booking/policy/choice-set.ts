import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import type { PolicySectionBody, TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { allOf, type JudgedList, type PolicyTraveller } from './engine'
import type { PolicySections, SeenOffer } from './section'
import type { OfferVerdict } from './verdict'

/** The version of a policy that judged a traveller; null is a traveller without policy. */
export interface JudgedTraveller {
  employeeId: string
  policyId: string | null
  version: number | null
}

/** What was judged, in the product's own terms: the offers that were shown and what besides them entered the verdicts. */
export interface JudgedOffers<Offer = unknown, Setting = object> {
  product: PolicyProduct
  offers: readonly Offer[]
  setting: Setting
}

/** What one search showed, so that it can be judged again: by the same versions, or by others. */
export type ChoiceSet<Offer = unknown, Setting = object> = JudgedOffers<Offer, Setting> & {
  travellers: readonly JudgedTraveller[]
}

/** Finds the stored body of a policy version; another version may be handed out to ask what it would have said. */
export type PolicyOf = (traveller: JudgedTraveller) => TravelPolicy | undefined

/** A recorded search judged once more, in the order in which its offers are kept. With the versions that the set names the verdicts are those that were shown. */
export const judgeAgain = (
  { product, travellers, offers, setting }: ChoiceSet,
  policyOf: PolicyOf,
  sections: PolicySections,
  language: Language,
): JudgedList => sections[product].judge(sectionsOf(travellers, policyOf, product), offers, setting, language)

/** The same with everything that is said of it. */
export const replay = (...asked: Parameters<typeof judgeAgain>): OfferVerdict[] => allOf(judgeAgain(...asked))

const nothing: ReadonlySet<number> = new Set()

/** What a recorded search keeps and did not show, by its verdicts: it counts as nowhere seen, and is judged like the others. */
export const unseenOffers = ({ product, offers }: JudgedOffers, sections: PolicySections): ReadonlySet<number> =>
  sections[product].unseen?.(offers) ?? nothing

/** What a recorded search keeps, one line per offer, in the order of its verdicts. */
export const seenOffers = ({ product, offers }: JudgedOffers, sections: PolicySections, language: Language): SeenOffer[] =>
  sections[product].seen(offers, language)

/** Travellers with their section of one product; equal versions are one section, so that they are judged once. */
const sectionsOf = (
  travellers: readonly JudgedTraveller[],
  policyOf: PolicyOf,
  product: PolicyProduct,
): PolicyTraveller<PolicySectionBody>[] =>
  travellers.map((traveller) => {
    const policy = policyOf(traveller)?.[product]
    return { travellerId: traveller.employeeId, ...(policy && { policy }) }
  })
