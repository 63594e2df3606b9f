import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import type { StandardFigure } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'

/** A traveller with the policy that binds today, if any does. */
export interface StandardHolder {
  name: string
  policy: { body: TravelPolicy } | null
}
/** What a panel shows of one traveller's section: its items, and whether they say anything. */
type Described<Item> = Item & { says: boolean }

/** How a product reads its section of a policy, and describes it. */
interface Shown<Section, Item> {
  product: PolicyProduct
  sectionOf: (policy: TravelPolicy) => Section | undefined
  describe: (section: Section, language: Language) => Described<Item>
}

/** The standards of travellers for one product: nothing set names the travel manager, a section without rules is no limit (S8.12). */
export function panel<Section, Item>(
  holders: readonly StandardHolder[],
  language: Language,
  { product, sectionOf, describe }: Shown<Section, Item>,
) {
  const text = policyText[language]
  const found = holders.flatMap(({ name, policy }) => {
    const section = policy ? sectionOf(policy.body) : undefined
    return policy && section ? [{ remark: name, policyName: policy.body.name[language], ...describe(section, language) }] : []
  })
  const items = found.map(({ says: _says, ...item }) => item)
  if (found.length === 0) return { policySet: false, emptyText: text.notSet({ product: text.products[product] }), items }
  return found.some(({ says }) => says) ? { policySet: true, items } : { policySet: true, emptyText: text.noLimit, items }
}

type Told<Section, Answer> = (section: Section, language: Language) => Answer[]

/** A section that is told in sentences (S3.48), and in figures where it has some. */
export const inSentences =
  <Section>(sentences: Told<Section, string>, figures: Told<Section, StandardFigure>) =>
  (section: Section, language: Language) => {
    const ruleTextList = sentences(section, language)
    return { ruleTextList, figures: figures(section, language), allowable: true, isShow: true, says: ruleTextList.length > 0 }
  }
