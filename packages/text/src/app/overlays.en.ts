import type { text as source } from './overlays.zh-CN'

export const text: typeof source = {
  notices: (p: { count: number }) => `Notices (${p.count})`,
  levels: { 1: 'Note', 2: 'Important', 3: 'Urgent' },
  publishedAt: (p: { moment: string }) => `Published ${p.moment}`,
  understood: 'Got it',
  bannerTitle: 'Become a member and travel with less effort',
  bannerText: 'Collect points on every trip; higher levels bring more benefits.',
  bannerAction: 'See the benefits',
  bannerTab: 'Member',
  bannerOpen: 'Open the membership banner',
  bannerClose: 'Fold the membership banner',
  paymentApp: 'Company code in the payment app',
  paymentAppText:
    'Your company uses the company code. Scan it with the payment app to authorize; the company then settles what you spend on business.',
  paymentAppCode: 'Code to authorize',
  paymentAppWaiting: 'Waiting for your authorization',
  paymentAppDone: 'Authorized',
  paymentAppLater: 'Later',
  failed: 'Something went wrong',
}
