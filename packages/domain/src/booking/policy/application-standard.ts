import type { ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import type { PolicySectionBody, TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { PolicySections } from './section'

/** What a version of a travel application agrees in place of its travellers' own standards. */
export interface Agreed {
  travelApplyNo: string
  displayNo: string
  contentVersion: number
  standard: ApplicationStandard
}
interface PolicyVersion {
  version: number
  body: TravelPolicy
}

/** Names the version that agreed, so that what was judged can be judged again: staff@A20261120001/2. */
const agreedId = (own: string, { travelApplyNo, contentVersion }: Agreed): string => `${own}@${travelApplyNo}/${contentVersion}`

/** The own policy and the application that such an id names; undefined of any other id. */
export function readAgreedId(id: string): { policyId: string; travelApplyNo: string; contentVersion: number } | undefined {
  const [, policyId = '', travelApplyNo = '', version] = /^(.*)@([^@/]+)\/(\d+)$/.exec(id) ?? []
  return version === undefined ? undefined : { policyId, travelApplyNo, contentVersion: Number(version) }
}

/** The policies of people who travel under an application; those of one policy still share the object. */
export function bindAll<Person extends { policy: PolicyVersion | null }>(
  people: readonly Person[],
  agreed: Agreed,
  sections: PolicySections,
): Person[] {
  const bound = new Map<PolicyVersion | null, PolicyVersion>()
  for (const { policy } of people)
    if (!bound.has(policy)) bound.set(policy, underApplication(policy ?? undefined, agreed, sections))
  return people.map((person) => ({ ...person, policy: bound.get(person.policy)! }))
}

/** The policy of somebody who travels under an application; it binds also whom no policy does. */
export function underApplication(own: PolicyVersion | undefined, agreed: Agreed, sections: PolicySections): PolicyVersion {
  const body: Partial<TravelPolicy> = own?.body ?? {}
  return {
    version: own?.version ?? 0,
    body: {
      ...body,
      policyId: agreedId(body.policyId ?? '', agreed),
      version: own?.version ?? 0,
      name: agreedName(body.name, agreed),
      scope: body.scope ?? { type: 'default', ids: [] },
      ...agreedSections(body, agreed, sections),
    },
  }
}

function agreedSections(own: Partial<TravelPolicy>, { standard }: Agreed, sections: PolicySections): Partial<TravelPolicy> {
  const bound: Partial<Record<PolicyProduct, PolicySectionBody>> = {}
  for (const product of policyProducts) {
    const section = sections[product].agreed?.(own[product], standard)
    if (section) bound[product] = section
  }
  return bound
}

function agreedName(own: LocalText | undefined, { displayNo: number }: Agreed): LocalText {
  const name = (language: Language) => policyText[language].agreedName({ name: own?.[language] ?? '', number })
  return { 'zh-CN': name('zh-CN'), 'zh-TW': name('zh-TW'), en: name('en') }
}
