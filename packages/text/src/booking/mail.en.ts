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
  open: (p) => `Open: ${p.link}`,
}
