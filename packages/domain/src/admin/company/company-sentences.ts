import { orderTextProducts, reasonProducts, type OrderTextProduct } from '@sojourn/contract/admin/company/company-words'
import type {
  CompanyLink,
  CompanyOrderText,
  CompanyReason,
  CompanyReasons,
  CompanyTexts,
} from '@sojourn/contract/admin/company/company.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { companyRecordsText } from '@sojourn/text/admin/company/records'
import { approvalFlowText } from '@sojourn/text/booking/approval/flow'
import { applicationText } from '@sojourn/text/booking/application/words'

/** A reason with all that is said of it. */
export function reasonSentence({ names, products, rules, needsText, ended }: CompanyReason, language: Language): string {
  const { reason, list } = companyRecordsText[language]
  const productNames = products.map((product) => applicationText[language].products[product])
  const ruleNames = rules.map((rule) => approvalFlowText[language].rules[rule])
  const lists = { products: list({ items: productNames }), rules: list({ items: ruleNames }) }
  return reason({ name: names[language], ...lists, needsText, ended })
}

export const linkSentence = ({ names, actionId, cssClass }: CompanyLink, language: Language): string =>
  [names[language], actionId, cssClass].join(' · ')

/** Titles of violations that the company gave, by product. */
export const titleSentences = (titles: CompanyReasons['violationTitles'], language: Language): string[] =>
  reasonProducts
    .filter((product) => titles[product][language] !== '')
    .map((product) =>
      companyRecordsText[language].title({
        product: applicationText[language].products[product],
        title: titles[product][language],
      }),
    )

/** How a text of the orders of one product is asked. */
export function orderTextRuleSentence(product: OrderTextProduct, rule: CompanyOrderText, language: Language): string {
  const { orderText, asked, least, pattern, list, listed, suggested } = companyRecordsText[language]
  const isAsked = rule.asked !== 'never'
  const texts = rule.texts.length > 0 && isAsked ? list({ items: rule.texts.map((names) => names[language]) }) : ''
  const form = {
    free: rule.least > 0 ? least({ least: rule.least }) : '',
    pattern: pattern({ pattern: rule.pattern }),
    list: '',
  }[rule.form]
  return orderText({
    product: applicationText[language].products[product],
    asked: asked[rule.asked],
    form: isAsked ? form : '',
    texts: texts && (rule.form === 'list' ? listed({ texts }) : suggested({ texts })),
  })
}

const isUsual = ({ asked, form, least, texts }: CompanyOrderText): boolean =>
  asked === 'optional' && form === 'free' && least === 0 && texts.length === 0

/** By product, where the company asks in its own way. */
export const orderTextSentences = (rules: CompanyTexts['purposes'], language: Language): string[] =>
  orderTextProducts
    .filter((product) => !isUsual(rules[product]))
    .map((product) => orderTextRuleSentence(product, rules[product], language))
