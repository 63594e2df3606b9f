import type { CompanySections } from '@sojourn/contract/admin/company/company.shapes'
import type { CompanySection } from '@sojourn/contract/admin/company/company-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import { linkSentence, orderTextSentences, reasonSentence, titleSentences } from '@sojourn/domain/admin/company/company-sentences'
import { propertyFieldOf, type EditField, type FieldWords } from '../../../kit/edit/edit-fields'
import { language } from '../../../kit/text/language'
import type { useText } from '../../../kit/text/text'

export type CompanyText = ReturnType<typeof useText<'admin/company/company'>>
type Products = Readonly<Record<string, string>>
export type SettingKey = keyof CompanyText['settings']

/** What can be said of a setting that is no list of the company's own. */
const isNames = (value: unknown): value is LocalText => typeof value === 'object' && value !== null && 'zh-CN' in value

/** Names once each, where several languages share one. */
const sayNames = (names: LocalText): string => [...new Set(Object.values(names).filter(Boolean))].join(' / ')

/** How each list of the company is said, entry by entry. */
const lists: Partial<Record<string, (value: never) => string[]>> = {
  reasons: (value: CompanySections['reasons']['reasons']) => value.map((each) => reasonSentence(each, language)),
  links: (value: CompanySections['features']['links']) => value.map((each) => linkSentence(each, language)),
  purposes: (value: CompanySections['texts']['purposes']) => orderTextSentences(value, language),
  remarks: (value: CompanySections['texts']['remarks']) => orderTextSentences(value, language),
  violationTitles: (value: CompanySections['reasons']['violationTitles']) => titleSentences(value, language),
}

const wordOf = (text: CompanyText, key: string, value: string, products: Products): string => {
  const named: Readonly<Record<string, string>> | undefined = text.values[key as keyof CompanyText['values']]
  return named?.[value] ?? (key === 'travelAppyBookProductList' ? products[value] : undefined) ?? value
}

/** What a setting says, in words. */
export function saySetting(text: CompanyText, products: Products, key: string, value: unknown): FieldWords {
  const list = lists[key]
  if (list) return list(value as never)
  if (typeof value === 'boolean') return value ? text.on : text.off
  if (isNames(value)) return sayNames(value)
  if (Array.isArray(value)) return value.map((each) => wordOf(text, key, String(each), products))
  return wordOf(text, key, String(value), products)
}

/** The fields of a section, in the order in which it is sent. */
export function settingFields<Section extends CompanySection>(
  text: CompanyText,
  products: Products,
  value: CompanySections[Section],
): EditField<CompanySections[Section]>[] {
  const field = propertyFieldOf<CompanySections[Section]>()
  return Object.keys(value).map((key) =>
    field(key as keyof CompanySections[Section] & string, text.settings[key as SettingKey].name, (words) =>
      saySetting(text, products, key, words),
    ),
  )
}
