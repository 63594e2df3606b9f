import type { text as source } from './check.zh-CN'

export const text: typeof source = {
  title: 'Check the journey',
  verifying: 'Asking the airline for price and seats',
  verified: 'Price and seats verified',
  soldOutTitle: 'This fare has just sold out',
  soldOutWhy: 'Other fares or flights may still have seats.',
  closedTitle: 'This flight is no longer on sale',
  fareCard: 'Fare and rules',
  policyCard: 'Travel policy',
  withinAll: 'The chosen fare is within the policy of every traveller.',
  noPolicy: 'Personal travel is not bound by the travel policy.',
  chooseTravellersLater: 'The policy is checked once the travellers are chosen.',
  priceCard: 'Price',
  next: 'Next: fill in the order',
}
