import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import type { PolicySectionBody } from '@sojourn/contract/booking/policy/policy.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { PolicyDraft, WrittenPolicy } from '@sojourn/contract/products/policy.shapes'
import type { Named, PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import type { Saved } from '../../../kit/edit/edit-fields'
import { noNames, trimmedNames } from '../named/names'

export type ScopeType = PolicyDraft['scope']['type']
type Sections = { [Product in PolicyProduct]?: PolicySectionBody }

/** A policy as it is written: whom it binds by their names, and its sections by product. */
export interface PolicyForm {
  name: LocalText
  scope: { type: ScopeType; named: readonly Pick<Named, 'id' | 'label'>[] }
  sections: Sections
}

const sectionsOf = (policy: Partial<WrittenPolicy>): Sections => {
  const sections: Sections = {}
  for (const product of policyProducts) {
    const section = policy[product]
    if (section) sections[product] = section
  }
  return sections
}

/** A new one binds nobody until it is said whom. */
export const blankPolicy: PolicyForm = { name: noNames, scope: { type: 'grade', named: [] }, sections: {} }

export function savedPolicy({ recordVersion, policy, scope }: PolicyDetail): Saved<PolicyForm> {
  if (!policy || !scope) return { version: recordVersion, value: blankPolicy }
  const named = scope.named.map(({ id, label }) => ({ id, label }))
  return {
    version: recordVersion,
    value: { name: policy.name, scope: { type: scope.type, named }, sections: sectionsOf(policy) },
  }
}

/** What another policy says, for nobody yet: two that name the same would be in each other's way. */
export function copiedPolicy({ policy }: PolicyDetail, suffixes: Readonly<LocalText>): PolicyForm {
  if (!policy) return blankPolicy
  const { name } = policy
  return {
    ...blankPolicy,
    name: {
      'zh-CN': name['zh-CN'] + suffixes['zh-CN'],
      'zh-TW': name['zh-TW'] + suffixes['zh-TW'],
      en: name.en + suffixes.en,
    },
    sections: sectionsOf(policy),
  }
}

/** As it is sent. The sections were made by the forms of their products, which know what they may say. */
export const sentPolicy = ({ name, scope, sections }: PolicyForm): PolicyDraft => ({
  name: trimmedNames(name),
  scope: { type: scope.type, ids: scope.type === 'default' ? [] : scope.named.map(({ id }) => id) },
  ...(sections as Omit<PolicyDraft, 'name' | 'scope'>),
})

export const withSection = (form: PolicyForm, product: PolicyProduct, section: PolicySectionBody): PolicyForm => ({
  ...form,
  sections: { ...form.sections, [product]: section },
})

export function withoutSection(form: PolicyForm, product: PolicyProduct): PolicyForm {
  const { [product]: _gone, ...sections } = form.sections
  return { ...form, sections }
}

/** Products of which the two say something else. */
export const changedProducts = (one: PolicyForm, other: PolicyForm): PolicyProduct[] =>
  policyProducts.filter((product) => JSON.stringify(one.sections[product]) !== JSON.stringify(other.sections[product]))
