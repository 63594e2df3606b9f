import type { text as source } from './order.zh-CN'

export const text: typeof source = {
  title: 'Flight order',
  pnr: (p) => `Booking reference ${p.code}`,
  refundTitle: 'Refund order',
  changeTitle: 'Change order',
  former: 'Former flight',
  changedTo: 'New flight',
  newTicket: (p) => `New ticket ${p.number}`,
  notices: {
    cancelled: (p) => `The airline has cancelled ${p.flight}`,
    delayed: (p) => `${p.flight} is delayed`,
    retimed: (p) => `${p.flight} has new times`,
    restored: (p) => `${p.flight} is back`,
  },
  noticeHelp: 'It can be refunded free of charge, or changed once within three days in the same cabin.',
  protectedFlight: (p) => `The airline keeps seats on ${p.flight} (${p.date})`,
}
