import type { ApprovalExpectation } from '@sojourn/contract/booking/approval/approval-words'
import { type Product, regionsOfProduct } from '@sojourn/contract/booking/codes'
import type { TravelRegion } from '@sojourn/contract/booking/travel-regions'
import type { ApprovalFlow } from './approval-flow'
import { bookingsOf, casesOfFlows } from './flow-cases'
import { whenPhrase, type FlowLanguage } from './flow-sentences'

/** How a product stands with the company apart from its flows. */
export interface ProductAvailability {
  bookable: boolean
  /** It is booked within a travel application only. */
  byApplication: boolean
}

export interface ProductRule {
  /** Absent where it holds wherever the product leads. */
  region?: TravelRegion
  expectation: ApprovalExpectation
  sentence: string
}

/**
 * What bookings of a product have to expect of approvals, in one sentence that travellers and approvers read alike; by region where the
 * company's flows tell regions apart.
 */
export function productRules(
  flows: readonly ApprovalFlow[],
  product: Product,
  availability: ProductAvailability,
  language: FlowLanguage,
): ProductRule[] {
  const regions = regionsOfProduct[product]
  const tellsApart =
    availability.bookable && regions.length > 1 && flows.some(({ conditions }) => conditions.regions !== undefined)
  return tellsApart
    ? regions.map((region) => ruleOf(flows, { ...availability, product, region }, language))
    : [ruleOf(flows, { ...availability, product }, language)]
}

interface Subject extends ProductAvailability {
  product: Product
  region?: TravelRegion
}

function ruleOf(
  flows: readonly ApprovalFlow[],
  { product, region, bookable, byApplication }: Subject,
  language: FlowLanguage,
): ProductRule {
  const { text } = language
  const sold = text.products[product]
  const names = { product: region ? text.inRegion({ product: sold, region: text.regions[region] }) : sold }
  if (!bookable) return { expectation: 'forbidden', sentence: text.rule.forbidden(names) }
  const bookings = { ...bookingsOf(product, region), ...(byApplication && { insideApplication: [true] }) }
  const { taken, left } = casesOfFlows(flows, [bookings])
  const reached = flows.filter((_flow, index) => taken[index]!.length > 0)
  const asking = reached.filter(({ levels, tells }) => levels.length > 0 && !tells)
  const telling = reached.filter(({ tells }) => tells)
  const expectation =
    asking.length === 0
      ? telling.length > 0
        ? 'told'
        : 'none'
      : left.length > 0 || asking.length < reached.length
        ? 'mayPass'
        : 'mustPass'
  const casesOf = (some: readonly ApprovalFlow[]): string =>
    text.rule.either({ items: some.map((flow) => followedWhen(flow, asking.length + telling.length > 1, language)) })
  const said = text.rule[expectation]({ ...names, cases: casesOf(expectation === 'told' ? telling : asking) })
  const beside = asking.length > 0 && telling.length > 0
  const sentence = beside ? said + text.sentences + text.rule.toldBeside({ cases: casesOf(telling) }) : said
  return {
    ...(region && { region }),
    ...(byApplication
      ? { expectation: 'beforeBooking', sentence: text.rule.beforeBooking + text.sentences + sentence }
      : { expectation, sentence }),
  }
}

/** The kind of cases of one flow, apart from what is clear already. */
function followedWhen({ conditions, name }: ApprovalFlow, amongOthers: boolean, language: FlowLanguage): string {
  const { objects: _objects, products: _products, regions: _regions, ...rest } = conditions
  const { rule } = language.text
  const flow = name[language.language]
  if (Object.keys(rest).length > 0) return rule.followed({ when: whenPhrase(rest, language), flow })
  return (amongOthers ? rule.others : rule.followedAlways)({ flow })
}
