import type { Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { productRules } from '@sojourn/domain/booking/approval/product-rule'
import { regionOf } from '@sojourn/domain/booking/travel-region'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findEnterprise } from '../settings/store'
import { languageOfFlows } from './flow-names'
import { productStanding } from './product-standing'
import { findFlows } from './store'

/** What bookings of a product that lead to these countries have to expect of approvals today, in a sentence or one for each region. */
export async function ruleOfProduct(
  work: Work,
  { product, countries }: { product: Product; countries: readonly string[] },
  language: Language,
): Promise<string> {
  const [flows, enterprise] = await Promise.all([findFlows(work), findEnterprise(work)])
  const standing = productStanding(enterprise, chinaDate(work.context.clock.now()), product)
  const words = await languageOfFlows(work, flows, language)
  const rules = productRules(flows, product, standing, words)
  const own = rules.filter(({ region }) => region === undefined || region === regionOf(countries))
  return (own.length > 0 ? own : rules).map(({ sentence }) => sentence).join(words.text.sentences)
}
