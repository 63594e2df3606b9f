import type { text as source } from './order.zh-CN'

export const text: typeof source = {
  title: 'International flight order',
  refundTitle: 'Refund',
  changeTitle: 'Change',
  extrasTitle: 'Extras',
  record: (p) => `${p.carrier} booking reference ${p.record}`,
  payBy: (p) => `Pay by ${p.time}`,
  priceUntil: (p) => `Price guaranteed until ${p.time}`,
  payByShort: 'Pay by',
  priceUntilShort: 'Price guaranteed until',
  wishes: 'Asked of the airline',
  wish: (p) => `${p.flight} ${p.what}`,
  wishesNote: 'Only the airline can confirm them',
  card: (p) => `${p.carrier} frequent flyer ${p.number}`,
  notes: 'Before you travel',
}
