import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import { languages } from '@sojourn/contract/kit/language'
import type { PolicyWords } from '@sojourn/domain/booking/policy/section'
import type { EditField } from '../../../kit/edit/edit-fields'
import { language } from '../../../kit/text/language'
import type { PolicyForm } from './policy-form'

interface FieldTexts {
  names: Readonly<Record<(typeof languages)[number], string>>
  scope: string
  scopeWords: (scope: PolicyForm['scope']) => string
  products: Readonly<Record<PolicyProduct, string>>
  noLimit: string
}

/** The fields of a policy: each name, whom it binds, and every section as one, which is said in its sentences. */
export function policyFields(
  texts: FieldTexts,
  wordsOf: (product: PolicyProduct) => PolicyWords | undefined,
): readonly EditField<PolicyForm>[] {
  const names = languages.map((each): EditField<PolicyForm> => ({
    key: each,
    label: texts.names[each],
    words: ({ name }) => name[each],
    part: ({ name }) => name[each],
    take: (into, from) => ({ ...into, name: { ...into.name, [each]: from.name[each] } }),
  }))
  const scope: EditField<PolicyForm> = {
    key: 'scope',
    label: texts.scope,
    words: (form) => texts.scopeWords(form.scope),
    // Names may be written otherwise in another language, which changes nothing of the choice.
    part: (form) => [form.scope.type, form.scope.named.map(({ id }) => id)],
    take: (into, from) => ({ ...into, scope: from.scope }),
  }
  const sections = policyProducts.map((product): EditField<PolicyForm> => ({
    key: product,
    label: texts.products[product],
    words: (form) => sentencesOf(form, product, wordsOf(product), texts.noLimit),
    part: (form) => form.sections[product] ?? null,
    take: (into, from) => {
      const { [product]: _mine, ...others } = into.sections
      const theirs = from.sections[product]
      return { ...into, sections: theirs ? { ...others, [product]: theirs } : others }
    },
  }))
  return [...names, scope, ...sections]
}

/** What a section says; nothing where there is none. */
export function sentencesOf(
  { sections }: PolicyForm,
  product: PolicyProduct,
  words: PolicyWords | undefined,
  noLimit: string,
): string[] {
  const section = sections[product]
  if (!section || !words) return []
  const sentences = words.sentences(section, language)
  return sentences.length > 0 ? sentences : [noLimit]
}
