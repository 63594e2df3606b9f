import type { Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { booksByApplication } from '@sojourn/domain/access/booking-options'
import { isBookable } from '@sojourn/domain/access/product-availability'
import { productRules, type ProductAvailability } from '@sojourn/domain/booking/approval/product-rule'
import { regionOf } from '@sojourn/domain/booking/travel-region'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { serviceConfig } from '../settings/refuse-closed'
import { findEnterprise, type EnterpriseRow } from '../settings/store'
import { languageOfFlows } from './flow-names'
import { findFlows } from './store'

/** How business travel with a product stands with the company apart from its flows; `today` is a local day. */
export function productAvailability(enterprise: EnterpriseRow, today: string, product: Product): ProductAvailability {
  const config = serviceConfig(enterprise, today)
  return {
    bookable: isBookable(config, product, 'business'),
    byApplication: booksByApplication(config, { product, travelType: 'business' }),
  }
}

/** What bookings of a product that lead to these countries have to expect of approvals today, in a sentence or one for each region. */
export async function ruleOfProduct(
  work: Work,
  { product, countries }: { product: Product; countries: readonly string[] },
  language: Language,
): Promise<string> {
  const [flows, enterprise] = await Promise.all([findFlows(work), findEnterprise(work)])
  const availability = productAvailability(enterprise, chinaDate(work.context.clock.now()), product)
  const words = await languageOfFlows(work, flows, language)
  const rules = productRules(flows, product, availability, words)
  const own = rules.filter(({ region }) => region === undefined || region === regionOf(countries))
  return (own.length > 0 ? own : rules).map(({ sentence }) => sentence).join(words.text.sentences)
}
