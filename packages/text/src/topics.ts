// Made by scripts/text/traditional.mts.
/** Every topic of the catalogue with the type of its text. */
export interface Topics {
  'app/shell': (typeof import('./app/shell.zh-CN'))['text']
  'booking/order': (typeof import('./booking/order.zh-CN'))['text']
  'booking/policy': (typeof import('./booking/policy.zh-CN'))['text']
  'kit/problems': (typeof import('./kit/problems.zh-CN'))['text']
  'kit/widgets': (typeof import('./kit/widgets.zh-CN'))['text']
}
