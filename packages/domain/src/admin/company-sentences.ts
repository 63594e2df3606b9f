import { reasonProducts } from '@sojourn/contract/admin/company-words'
import type { CompanyLink, CompanyReason, CompanyReasons } from '@sojourn/contract/admin/company.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { companyRecordsText } from '@sojourn/text/admin/company-records'
import { approvalFlowText } from '@sojourn/text/booking/approval-flow'
import { applicationText } from '@sojourn/text/booking/application'

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
