import { reasonProducts } from '@sojourn/contract/admin/company-words'
import type { CompanyLink, CompanyReason, CompanyReasons } from '@sojourn/contract/admin/company.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { companyRecordsText } from '@sojourn/text/admin/company-records'
import { applicationText } from '@sojourn/text/booking/application'

/** A reason with all that is said of it. */
export function reasonSentence({ names, products, needsText, ended }: CompanyReason, language: Language): string {
  const { reason, list } = companyRecordsText[language]
  const productNames = products.map((product) => applicationText[language].products[product])
  return reason({ name: names[language], products: list({ items: productNames }), needsText, ended })
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
