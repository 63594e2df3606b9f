import type { Facts, text as source } from './mail.zh-CN'

const by = ({ decider }: Facts): string => decider && ` by ${decider}`

export const text: typeof source = {
  greeting: (p) => `Dear ${p.name},`,
  signature: 'Sojourn',
  approvalAsked: {
    subject: (p) => `Your approval is needed: ${p.traveller}, ${p.title}`,
    body: (p) =>
      `${p.object} ${p.orderNo} of ${p.traveller} (${p.title}, ${p.amount}) waits for your approval. Please decide by ${p.deadline}.`,
  },
  approvalReminder: {
    subject: (p) => `Reminder: your approval is needed for ${p.traveller}, ${p.title}`,
    body: (p) =>
      `${p.object} ${p.orderNo} of ${p.traveller} (${p.title}, ${p.amount}) still waits for your approval. Please decide by ${p.deadline}.`,
  },
  approvalUrged: {
    subject: (p) => `Please decide soon: ${p.traveller}, ${p.title}`,
    body: (p) =>
      `The applicant asks you to decide on ${p.object} ${p.orderNo} of ${p.traveller} (${p.title}, ${p.amount}) soon. It ends on ${p.deadline}.`,
  },
  approvalCopied: {
    subject: (p) => `Copy: ${p.traveller}, ${p.title}`,
    body: (p) =>
      `${p.object} ${p.orderNo} of ${p.traveller} (${p.title}, ${p.amount}) is copied to you for information. Nothing is asked of you.`,
  },
  approvalTold: {
    subject: (p) => `For your information: ${p.traveller}, ${p.title}`,
    body: (p) =>
      `${p.object} ${p.orderNo} of ${p.traveller} (${p.title}, ${p.amount}) was submitted. It is sent for your information; no decision is needed.`,
  },
  approvalCommented: {
    subject: (p) => `Comment: ${p.title}`,
    body: (p) => `${p.writer} wrote about ${p.object} ${p.orderNo} (${p.title}): ${p.reason}`,
  },
  approved: {
    subject: (p) => `Approved: ${p.title}`,
    body: (p) =>
      `${p.object} ${p.orderNo} (${p.title}, ${p.amount}) has been approved${by(p)}. Where something is to be paid, please pay by ${p.deadline}.`,
  },
  applicationMade: {
    subject: (p) => `A travel application was made for you: ${p.title}`,
    body: (p) =>
      `${p.writer} submitted travel application ${p.orderNo} (${p.title}, budget ${p.amount}) for ${p.traveller}. You will hear how it is decided.`,
  },
  applicationApproved: {
    subject: (p) => `Travel application approved: ${p.title}`,
    body: (p) =>
      `Travel application ${p.orderNo} (${p.title}, budget ${p.amount}) has been approved${by(p)}. ${p.traveller} can now book under it.`,
  },
  rejected: {
    subject: (p) => `Not approved: ${p.title}`,
    body: (p) =>
      `${p.object} ${p.orderNo} (${p.title}) was not approved${p.decider && `; ${p.decider} refused it`}. Reason: ${p.reason}`,
  },
  undecided: {
    subject: (p) => `Nobody decided in time: ${p.title}`,
    body: (p) =>
      `Nobody decided about ${p.object} ${p.orderNo} (${p.title}) by ${p.deadline}, so it was closed. If you still travel, please book again and remind your approvers.`,
  },
  issued: {
    subject: (p) => `Ticket issued: ${p.title}`,
    body: (p) =>
      `The tickets of order ${p.orderNo} (${p.title}) are issued. Travellers: ${p.traveller}. Please be on time, with the document used for booking.\nThe itinerary (PDF) and a calendar file can be downloaded from the order page.`,
  },
  failed: {
    subject: (p) => `Ticketing failed: ${p.title}`,
    body: (p) =>
      `Order ${p.orderNo} (${p.title}) could not be ticketed. Whatever was paid is returned in full. Please book again.`,
  },
  closed: {
    subject: (p) => `Order closed: ${p.title}`,
    body: (p) => `Order ${p.orderNo} (${p.title}) ran out of time and was closed. Please book again if you still travel.`,
  },
  offerGone: {
    subject: (p) => `Sold out, please book again: ${p.title}`,
    body: (p) =>
      `When order ${p.orderNo} (${p.title}) was approved, the seats or rooms had been sold. The order was closed and nothing is charged. Please book again if you still travel.`,
  },
  leftParty: {
    subject: (p) => `${p.traveller} left the waitlist: ${p.title}`,
    body: (p) =>
      `${p.traveller} no longer waits on order ${p.orderNo} (${p.title}); the others go on waiting. ${p.amount} goes back the way it was paid.`,
  },
  refunded: {
    subject: (p) => `Refunded: ${p.title}`,
    body: (p) =>
      `The tickets of ${p.traveller} (${p.title}) are refunded. ${p.amount} goes back the way it was paid. Refund order ${p.orderNo}.`,
  },
  unused: {
    subject: (p) => `Not used, partly refunded: ${p.title}`,
    body: (p) =>
      `Nobody used order ${p.orderNo} (${p.title}). After what is kept by its rules, ${p.amount} goes back the way it was paid.`,
  },
  refundFailed: {
    subject: (p) => `Refund failed: ${p.title}`,
    body: (p) => `Refund order ${p.orderNo} (${p.title}) did not succeed. The tickets are still valid; you can apply again.`,
  },
  changed: {
    subject: (p) => `Changed: ${p.title}`,
    body: (p) =>
      `${p.traveller} now travels on ${p.title}. Change order ${p.orderNo}. Please be on time, with the document used for booking.`,
  },
  changeFailed: {
    subject: (p) => `Change failed: ${p.title}`,
    body: (p) =>
      `Change order ${p.orderNo} (${p.title}) did not succeed. The old tickets are still valid and whatever was paid is returned in full.`,
  },
  serviceCancelled: {
    subject: (p) => `Flight cancelled: ${p.title}`,
    body: (p) =>
      `The airline has cancelled a flight of ${p.traveller} (${p.title}). It can be refunded or changed free of charge: see order ${p.orderNo}.`,
  },
  serviceChanged: {
    subject: (p) => `Flight changed: ${p.title}`,
    body: (p) =>
      `A flight of ${p.traveller} (${p.title}) has changed. It can be refunded or changed free of charge: see order ${p.orderNo}.`,
  },
  serviceRestored: {
    subject: (p) => `Flight restored: ${p.title}`,
    body: (p) =>
      `The airline has restored a flight of ${p.traveller} (${p.title}). Order ${p.orderNo} shows the times as they are now.`,
  },
  serviceAccepted: {
    subject: (p) => `New times taken over: ${p.title}`,
    body: (p) =>
      `The new times of the airline for ${p.traveller} (${p.title}) are accepted. Order ${p.orderNo}, its itinerary and the calendar show them.`,
  },
  priceDropped: {
    subject: (p) => `Your tickets are cheaper now, ${p.amount} to save: ${p.title}`,
    body: (p) =>
      `The tickets of ${p.traveller} (${p.title}) can be bought again for less: the same flights and fare brand, ${p.amount} saved after penalty and fees. Open order ${p.orderNo} before ${p.deadline} to take it with one press.`,
  },
  answerBy: (p) =>
    `Please answer by ${p.deadline}. After that a small change counts as accepted; about a large one the service desk will call you.`,
  takenAsAccepted:
    'There was no answer by the deadline, and the change is small: it counts as accepted. Questions? Ask the service desk.',
  depositLow: {
    subject: (p) => `The deposit is low: ${p.amount} left`,
    body: (p) =>
      `After order ${p.orderNo} (${p.title}) the company deposit has ${p.amount} left, which is below the warning threshold. Please top it up.`,
  },
  agentOpened: {
    subject: (p) => `${p.writer} of the service desk acts for you`,
    body: (p) =>
      `For call or ticket ${p.orderNo}, ${p.writer} of the service desk opened your session. Reason: ${p.reason}. Every step stands under “Done in your name”. If you did not ask for it, please contact us at once.`,
  },
  colleagueOpened: {
    subject: (p) => `${p.writer} acts in your name`,
    body: (p) =>
      `${p.writer} of your company opened your session${p.orderNo && ` about order ${p.orderNo}`}. Reason: ${p.reason}. Every step stands under “Done in your name”; please ask ${p.writer} if anything is unclear.`,
  },
  colleagueOnOrder: {
    subject: (p) => `Somebody of your company sees to your order: ${p.title}`,
    body: (p) =>
      `${p.writer} of your company sees to order ${p.orderNo} (${p.title}), by which you travel, in the name of whoever booked it. Reason: ${p.reason}. Every step stands in the history of the order; please ask ${p.writer} if anything is unclear.`,
  },
  demandQuoted: {
    subject: (p) => `Offers to choose from: ${p.title}`,
    body: (p) =>
      `There are offers for your request ${p.orderNo} (${p.title}) for ${p.traveller}. Please choose by ${p.deadline}; after that they have to be asked for again.`,
  },
  demandRefused: {
    subject: (p) => `No offer: ${p.title}`,
    body: (p) => `We found nothing for your request ${p.orderNo} (${p.title}). Reason: ${p.reason}`,
  },
  demandDeclined: {
    subject: (p) => `Tickets cannot be bought as agreed: ${p.title}`,
    body: (p) =>
      `The plan that was chosen for request ${p.orderNo} (${p.title}) cannot be ticketed, and all money goes back. Reason: ${p.reason}. You can send the request again.`,
  },
  requestLate: {
    subject: (p) => `Late, and promised anew: ${p.title}`,
    body: (p) =>
      `We are sorry: your request ${p.orderNo} (${p.title}) was not answered in time. The lead of the desk knows of it, and we promise an answer by ${p.deadline}. If it is urgent, please call us.`,
  },
  requestOver: {
    subject: (p) => `Your request has ended: ${p.title}`,
    body: (p) =>
      `The day of travel of your request ${p.orderNo} (${p.title}) has gone by, so that it ended by itself. If you still need it, please ask again or contact the service desk.`,
  },
  deskLate: {
    subject: (p) => `A promise was missed: ${p.title}`,
    body: (p) =>
      `Request ${p.orderNo} (${p.title}) of ${p.reason} was not answered in time. A new answer is promised by ${p.deadline}: please see who looks after it.`,
  },
  manualQuoted: {
    subject: (p) => `A quote to confirm: ${p.title}`,
    body: (p) =>
      `The desk has answered your request ${p.orderNo} (${p.title}) for ${p.traveller}. Please confirm by ${p.deadline}; after that it has to be asked for again.`,
  },
  manualRefused: {
    subject: (p) => `Not to be refunded or changed: ${p.title}`,
    body: (p) =>
      `Your request ${p.orderNo} (${p.title}) cannot be carried out. The tickets stay as they are, and what was paid for it goes back. Reason: ${p.reason}`,
  },
  papersAsked: {
    subject: (p) => `A document to hand in again: ${p.title}`,
    body: (p) => `Order ${p.orderNo} (${p.title}) for ${p.traveller} needs a document again. Reason: ${p.reason}`,
  },
  progressed: {
    subject: (p) => `News of your order: ${p.title}`,
    body: (p) => `There is news of order ${p.orderNo} (${p.title}) for ${p.traveller}.`,
  },
  submitted: {
    subject: (p) => `Submitted for approval: ${p.title}`,
    body: (p) =>
      `${p.object} ${p.orderNo} for ${p.traveller} (${p.title}, ${p.amount}) was submitted; approvers are asked to decide by ${p.deadline}. We will tell you the outcome.`,
  },
  journey: {
    part: (p) => `Journey: ${p.label}, ${p.from} → ${p.to}`,
    place: (p) => `${p.label}: ${p.traveller}, ${p.place}`,
    ticket: (p) => `Ticket: ${p.traveller} ${p.ticketNo}`,
    purpose: (p) => `Purpose of travel: ${p.purpose}`,
  },
  decision: {
    inPlaceOf: (p) => `${p.name} has delegated approvals to you, so you are asked in their place.`,
    dates: (p) => `Travel dates: ${p.from === p.to ? p.from : `${p.from} to ${p.to}`}`,
    beyond: (p) => `Out of policy: ${p.traveller}, ${p.sentence}`,
    reason: (p) => `Reason given for ${p.traveller}: ${p.reason}`,
    handedOver: (p) => `Handed over: ${p.sentence}${p.words && `; note: ${p.words}`}`,
  },
  objects: { booking: 'Order', change: 'Change', refund: 'Refund', application: 'Travel application' },
  decideByLink: (p) => `Decide without signing in (for you alone and once, please do not forward):\n${p.link}`,
  open: (p) => `Open: ${p.link}`,
}
