import type { text as source } from './price-drop.zh-CN'

export const text: typeof source = {
  title: ({ saving }) => `The same flights cost less now: save ${saving}`,
  why: 'Flights, cabin and fare brand stay. New tickets are issued at the price of now, then the former ones are given back. Should that fail, your tickets stay as they are.',
  paid: 'Former tickets with taxes',
  penalty: 'Their penalty',
  now: 'New tickets with taxes',
  serviceFee: 'Service fee',
  saving: 'Comes back',
  until: ({ time }) => `Until ${time}. Should the price have risen again, nothing is changed.`,
  take: 'Take the lower price',
  sent: 'Taken. The new tickets are being issued.',
  taken: ({ saving }) => `Bought again for less, ${saving} saved`,
  open: 'Open the change',
}
