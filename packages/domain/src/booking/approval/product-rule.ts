import type { ApprovalExpectation } from '@sojourn/contract/booking/approval/approval-words'
import type { Product } from '@sojourn/contract/booking/codes'
import type { ApprovalFlow } from './approval-flow'
import { bookingsOf, casesOfFlows } from './flow-cases'
import { whenPhrase, type FlowLanguage } from './flow-sentences'

/** How a product stands with the company apart from its flows. */
export interface ProductStanding {
  bookable: boolean
  /** It is booked within a travel application only. */
  byApplication: boolean
}

export interface ProductRule {
  expectation: ApprovalExpectation
  sentence: string
}

/** What bookings of a product have to expect of approvals, in one sentence that travellers and approvers read alike. */
export function productRule(
  flows: readonly ApprovalFlow[],
  product: Product,
  { bookable, byApplication }: ProductStanding,
  language: FlowLanguage,
): ProductRule {
  const { text } = language
  const names = { product: text.products[product] }
  if (!bookable) return { expectation: 'forbidden', sentence: text.rule.forbidden(names) }
  const bookings = bookingsOf(product).map((cases) => (byApplication ? { ...cases, insideApplication: [true] } : cases))
  const { taken, left } = casesOfFlows(flows, bookings)
  const reached = flows.filter((_flow, index) => taken[index]!.length > 0)
  const asking = reached.filter(({ levels }) => levels.length > 0)
  const expectation = asking.length === 0 ? 'none' : left.length > 0 || asking.length < reached.length ? 'mayPass' : 'mustPass'
  const cases = text.rule.either({ items: asking.map((flow) => followedWhen(flow, asking.length > 1, language)) })
  const sentence = text.rule[expectation]({ ...names, cases })
  return byApplication
    ? { expectation: 'beforeBooking', sentence: text.rule.beforeBooking + text.sentences + sentence }
    : { expectation, sentence }
}

/** The kind of cases of one flow, apart from what is clear already. */
function followedWhen({ conditions, name }: ApprovalFlow, amongOthers: boolean, language: FlowLanguage): string {
  const { objects: _objects, products: _products, ...rest } = conditions
  const { rule } = language.text
  const flow = name[language.language]
  if (Object.keys(rest).length > 0) return rule.followed({ when: whenPhrase(rest, language), flow })
  return (amongOthers ? rule.others : rule.followedAlways)({ flow })
}
