// Made by scripts/text/traditional.mts.
/** Every topic of the catalogue with the type of its text. */
export interface Topics {
  'app/shell': (typeof import('./app/shell.zh-CN'))['text']
  'booking/approval': (typeof import('./booking/approval.zh-CN'))['text']
  'booking/centre': (typeof import('./booking/centre.zh-CN'))['text']
  'booking/centre-approval': (typeof import('./booking/centre-approval.zh-CN'))['text']
  'booking/centre-approvals': (typeof import('./booking/centre-approvals.zh-CN'))['text']
  'booking/centre-decision': (typeof import('./booking/centre-decision.zh-CN'))['text']
  'booking/centre-orders': (typeof import('./booking/centre-orders.zh-CN'))['text']
  'booking/choice': (typeof import('./booking/choice.zh-CN'))['text']
  'booking/order': (typeof import('./booking/order.zh-CN'))['text']
  'booking/payment-provider': (typeof import('./booking/payment-provider.zh-CN'))['text']
  'booking/policy': (typeof import('./booking/policy.zh-CN'))['text']
  'finance/payment': (typeof import('./finance/payment.zh-CN'))['text']
  'kit/problems': (typeof import('./kit/problems.zh-CN'))['text']
  'kit/widgets': (typeof import('./kit/widgets.zh-CN'))['text']
  'personal/mails': (typeof import('./personal/mails.zh-CN'))['text']
  'products/flight': (typeof import('./products/flight.zh-CN'))['text']
  'products/flight-book': (typeof import('./products/flight-book.zh-CN'))['text']
  'products/flight-check': (typeof import('./products/flight-check.zh-CN'))['text']
  'products/flight-list': (typeof import('./products/flight-list.zh-CN'))['text']
  'products/flight-order': (typeof import('./products/flight-order.zh-CN'))['text']
}
