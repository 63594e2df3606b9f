import type { Product } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { productRule } from '@sojourn/domain/booking/approval/product-rule'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { findEnterprise } from '../settings/store'
import { languageOfFlows } from './flow-names'
import { productStanding } from './product-standing'
import { findFlows } from './store'

/** What bookings of a product have to expect of approvals today, in one sentence. */
export async function ruleOfProduct(work: Work, product: Product, language: Language): Promise<string> {
  const [flows, enterprise] = await Promise.all([findFlows(work), findEnterprise(work)])
  const standing = productStanding(enterprise, chinaDate(work.context.clock.now()), product)
  return productRule(flows, product, standing, await languageOfFlows(work, flows, language)).sentence
}
