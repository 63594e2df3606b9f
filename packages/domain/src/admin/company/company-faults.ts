import { reasonProducts, type ReasonProduct } from '@sojourn/contract/admin/company/company-words'
import type {
  CompanyFeatures,
  CompanyOrderText,
  CompanyProfile,
  CompanyReason,
  CompanyReasons,
  CompanySections,
  CompanyTexts,
} from '@sojourn/contract/admin/company/company.shapes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'
import { companyFaultsText } from '@sojourn/text/admin/company/faults'
import { companyRecordsText } from '@sojourn/text/admin/company/records'
import { applicationText } from '@sojourn/text/booking/application/words'

export type CompanyFault = keyof (typeof companyFaultsText)['zh-CN']
/** A field is called by its section and its name, as the form calls it. */
export interface FoundFault {
  field: string
  fault: CompanyFault
  /** What lacks it. */
  products?: ReasonProduct[]
}

export const companyFaultSentence = (fault: CompanyFault, language: Language): string => companyFaultsText[language][fault]

/** The same, with the products that it is about. */
export function foundFaultSentence({ fault, products }: Pick<FoundFault, 'fault' | 'products'>, language: Language): string {
  const why = companyFaultSentence(fault, language)
  if (!products) return why
  const { lacking, list } = companyRecordsText[language]
  return lacking({ why, products: list({ items: products.map((each) => applicationText[language].products[each]) }) })
}

/** What is wrong with the sections that are given, in the order of the form. */
export const companyFaults = (sections: Partial<CompanySections>): FoundFault[] => [
  ...(sections.profile ? profileFaults(sections.profile) : []),
  ...(sections.reasons ? reasonFaults(sections.reasons) : []),
  ...(sections.texts ? textFaults(sections.texts) : []),
  ...(sections.features ? featureFaults(sections.features) : []),
]

export const isNameless = (names: LocalText): boolean => Object.values(names).every((name) => name.trim() === '')

const when = (condition: boolean, field: string, fault: CompanyFault): FoundFault[] => (condition ? [{ field, fault }] : [])

/** Digits with blanks, hyphens and one plus sign before them; none is allowed. */
export const isTelephone = (typed: string): boolean => typed.trim() === '' || /^\+?\d[\d -]{3,18}$/.test(typed.trim())

const profileFaults = ({ names, appTitle, serviceTel }: CompanyProfile): FoundFault[] => [
  ...when(isNameless(names), 'profile.names', 'namesMissing'),
  ...when(isNameless(appTitle), 'profile.appTitle', 'titleMissing'),
  ...when(!isTelephone(serviceTel), 'profile.serviceTel', 'telephoneWrong'),
]

const reasonFaults = ({ reasons }: CompanyReasons): FoundFault[] => {
  const chosen = reasons.filter(({ ended }) => !ended)
  return [
    ...when(
      reasons.some(({ names }) => isNameless(names)),
      'reasons.reasons',
      'reasonNameMissing',
    ),
    ...when(hasTwice(chosen), 'reasons.reasons', 'reasonTwice'),
    ...lackingReasons(chosen),
  ]
}

/** Whoever breaks a standard has to choose a reason: without one that is meant for every type of violation somebody could not. */
function lackingReasons(reasons: readonly Pick<CompanyReason, 'products' | 'rules'>[]): FoundFault[] {
  const products = reasonProducts.filter(
    (product) => !reasons.some(({ products: own, rules }) => rules.length === 0 && (own.length === 0 || own.includes(product))),
  )
  return products.length > 0 ? [{ field: 'reasons.reasons', fault: 'reasonsMissing', products }] : []
}

const firstName = (names: LocalText): string =>
  Object.values(names)
    .find((name) => name.trim() !== '')
    ?.trim() ?? ''
function hasTwice(items: readonly { names: LocalText }[]): boolean {
  const names = items.map((item) => firstName(item.names)).filter((name) => name !== '')
  return new Set(names).size < names.length
}

/** What keeps the rule of one text from being kept. */
export function orderTextRuleFault({ form, pattern, texts }: CompanyOrderText): CompanyFault | undefined {
  if (form === 'pattern' && pattern.trim() === '') return 'textPatternMissing'
  if (form === 'list' && texts.length === 0) return 'textListMissing'
  if (texts.some(isNameless)) return 'textEmpty'
  return hasTwice(texts.map((names) => ({ names }))) ? 'textTwice' : undefined
}

const textFaults = (texts: CompanyTexts): FoundFault[] =>
  (['purposes', 'remarks'] as const).flatMap((list) => {
    const fault = Object.values(texts[list])
      .map(orderTextRuleFault)
      .find((each) => each !== undefined)
    return fault === undefined ? [] : [{ field: `texts.${list}`, fault }]
  })

/** A page of the portal, or an address of the web; `//` would lead elsewhere. */
export const isPlace = (address: string): boolean => /^\/(?![/\\])\S*$|^https:\/\/[^\s/]+\S*$/.test(address)

const featureFaults = ({ links }: CompanyFeatures): FoundFault[] => [
  ...when(
    links.some(({ names }) => isNameless(names)),
    'features.links',
    'linkNameMissing',
  ),
  ...when(
    links.some(({ actionId }) => !isPlace(actionId.trim())),
    'features.links',
    'linkWrong',
  ),
]
