import { Type, type Static } from 'typebox'
import { words } from '../../kit/words'
import type { Handling, PolicyProduct, PolicyRule } from '../codes'
import { policyScopes } from './policy-words'

const Name = Type.String({ minLength: 1, maxLength: 60 })

/** Whom a policy binds; a person is bound by the narrowest that names them (handbook 7.1). */
export const PolicyScope = Type.Object({
  type: words(...policyScopes),
  /**
   * Ids of employees, grades, departments, cost centres or legal entities, titles and offices as they are written, values of fields of people
   * (`personFieldId`), or the names of permissions; empty for the default.
   */
  ids: Type.Array(Type.String({ minLength: 1, maxLength: 180 }), { maxItems: 500 }),
})
export type PolicyScope = Static<typeof PolicyScope>

/** What a policy says besides its sections. */
export const PolicyHead = Type.Object({
  policyId: Type.String({ minLength: 1, maxLength: 40 }),
  version: Type.Integer({ minimum: 1 }),
  name: Type.Object({ 'zh-CN': Name, 'zh-TW': Name, en: Name }),
  scope: PolicyScope,
})

/** The standard for one product; its other rules are known to the product alone. */
export interface PolicySectionBody {
  handling: Partial<Record<PolicyRule, Handling>>
}

/**
 * One version of a travel policy (handbook 7.5). A product without a section has no standard set, a section without
 * rules limits nothing (S8.12). A version is never changed: a change is the next version, from its own day on.
 */
export type TravelPolicy = Static<typeof PolicyHead> & { [Product in PolicyProduct]?: PolicySectionBody }

/** How travellers of different standards who go together are judged (handbook 7.3): 就高, 就低, or each by the own. */
export const togetherRules = ['each', 'highest', 'lowest'] as const
export type TogetherRule = (typeof togetherRules)[number]

/** What binds a guest of the company (handbook 7.3): the own standard, that of the booker, or nothing. */
export type GuestRule = 'own' | 'booker' | 'unlimited'
