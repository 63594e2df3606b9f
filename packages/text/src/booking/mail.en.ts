import type { text as source } from './mail.zh-CN'

export const text: typeof source = {
  greeting: (p) => `Dear ${p.name},`,
  signature: 'Sojourn',
  approvalAsked: {
    subject: (p) => `Your approval is needed: ${p.traveller}, ${p.title}`,
    body: (p) =>
      `Order ${p.orderNo} of ${p.traveller} (${p.title}, ${p.amount}) waits for your approval. Please decide by ${p.deadline}, or the seats are given back.`,
  },
  approved: {
    subject: (p) => `Approved: ${p.title}`,
    body: (p) => `Order ${p.orderNo} (${p.title}, ${p.amount}) has been approved. Please pay by ${p.deadline}.`,
  },
  rejected: {
    subject: (p) => `Not approved: ${p.title}`,
    body: (p) => `Order ${p.orderNo} (${p.title}) was not approved and its seats were given back. Reason: ${p.reason}`,
  },
  issued: {
    subject: (p) => `Ticket issued: ${p.title}`,
    body: (p) =>
      `The tickets of order ${p.orderNo} (${p.title}) are issued. Travellers: ${p.traveller}. Please check in on time with the document used for booking.`,
  },
  failed: {
    subject: (p) => `Ticketing failed: ${p.title}`,
    body: (p) =>
      `Order ${p.orderNo} (${p.title}) could not be ticketed. Whatever was paid is returned in full. Please book again.`,
  },
  closed: {
    subject: (p) => `Order closed: ${p.title}`,
    body: (p) =>
      `Order ${p.orderNo} (${p.title}) ran out of time and its seats were given back. Please book again if you still travel.`,
  },
  refunded: {
    subject: (p) => `Refunded: ${p.title}`,
    body: (p) =>
      `The tickets of ${p.traveller} (${p.title}) are refunded. ${p.amount} goes back the way it was paid. Refund order ${p.orderNo}.`,
  },
  refundFailed: {
    subject: (p) => `Refund failed: ${p.title}`,
    body: (p) => `Refund order ${p.orderNo} (${p.title}) did not succeed. The tickets are still valid; you can apply again.`,
  },
  changed: {
    subject: (p) => `Changed: ${p.title}`,
    body: (p) =>
      `${p.traveller} now travels on ${p.title}. Change order ${p.orderNo}. Please check in on time with the document used for booking.`,
  },
  changeFailed: {
    subject: (p) => `Change failed: ${p.title}`,
    body: (p) =>
      `Change order ${p.orderNo} (${p.title}) did not succeed. The old tickets are still valid and whatever was paid is returned in full.`,
  },
  flightCancelled: {
    subject: (p) => `Flight cancelled: ${p.title}`,
    body: (p) =>
      `The airline has cancelled a flight of ${p.traveller} (${p.title}). It can be refunded or changed free of charge: see order ${p.orderNo}.`,
  },
  flightChanged: {
    subject: (p) => `Flight changed: ${p.title}`,
    body: (p) =>
      `A flight of ${p.traveller} (${p.title}) has changed. It can be refunded or changed free of charge: see order ${p.orderNo}.`,
  },
  open: (p) => `Open: ${p.link}`,
}
