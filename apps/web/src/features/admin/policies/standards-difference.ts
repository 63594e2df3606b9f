import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import type { FieldChange } from '../../../kit/edit/edit-fields'
import type { NamedScope } from './scope-words'

/** A version as the server says it: its name, whom it binds, and its sections in sentences. */
export interface ToldPolicy {
  name: string
  scope: NamedScope | undefined
  standards: readonly { product: PolicyProduct; sentences: readonly string[] }[]
}

interface Texts {
  name: string
  scope: string
  scopeWords: (scope: NamedScope) => string
  products: Readonly<Record<PolicyProduct, string>>
  noLimit: string
}

/** A section without sentences limits nothing; without a section there is nothing to say. */
function saidOf({ standards }: ToldPolicy, product: PolicyProduct, noLimit: string): string[] {
  const standard = standards.find((each) => each.product === product)
  if (!standard) return []
  return standard.sentences.length > 0 ? [...standard.sentences] : [noLimit]
}

/** What one version says and another did not, by field. */
export function toldDifference(before: ToldPolicy, after: ToldPolicy, texts: Texts): FieldChange[] {
  const scopeOf = ({ scope }: ToldPolicy): string => (scope ? texts.scopeWords(scope) : '')
  const lines: FieldChange[] = [
    { key: 'name', label: texts.name, before: before.name, after: after.name },
    { key: 'scope', label: texts.scope, before: scopeOf(before), after: scopeOf(after) },
    ...policyProducts.map((product) => ({
      key: product,
      label: texts.products[product],
      before: saidOf(before, product, texts.noLimit),
      after: saidOf(after, product, texts.noLimit),
    })),
  ]
  return lines.filter((line) => JSON.stringify(line.before) !== JSON.stringify(line.after))
}
