import type { text as source } from './rules.zh-CN'

const planEnds: typeof source.planEnds = {
  dearer: (p) => `the carrier now asks ${p.price}`,
  soldOut: () => 'its seats are sold out',
  retimed: () => 'flight times or classes have changed',
  notSold: () => 'the carrier no longer sells the trip',
}

/** Sentences that the server says about requests for international flights. */
export const text: typeof source = {
  kind: 'International flight request',
  title: (p) => `${p.route}, leaving ${p.date}, ${p.count === 1 ? '1 traveller' : `${p.count} travellers`}`,
  states: {
    draft: 'Draft',
    submitted: 'Waiting for an offer',
    quoted: 'Waiting for your answer',
    chosen: 'Plan chosen',
    approving: 'In approval',
    awaitingPayment: 'To be ticketed',
    rejected: 'Not approved',
    expired: 'Offer expired',
    refused: 'No offer possible',
    obsolete: 'Withdrawn',
    issued: 'Ticketed',
  },
  lapsed: 'Ended by itself',
  events: {
    submitted: 'Request sent',
    resubmitted: 'Request sent again',
    quoted: (p) => (p.count === 1 ? '1 plan offered' : `${p.count} plans offered`),
    ordered: (p) => `Plan chosen: order ${p.orderNo}`,
    declined: (p) => `The tickets could not be bought as agreed: ${p.reason}`,
    late: 'The promise was missed: the lead of the desk was told, and there is a new one',
    overtaken: 'The day of travel has gone by: ended by itself',
    planOver: (p) => `Plan ${p.number} is over: ${planEnds[p.why]({ price: p.price })}`,
    expired: 'The offer has expired',
    refused: (p) => `No offer possible: ${p.reason}`,
    cancelled: (p) => `Withdrawn: ${p.reason}`,
    lapsed: 'Ended by itself: neither asked nor offered again for 7 days',
  },
  planEnds,
  turnsTwo: (p) =>
    `${p.name} turns two on the way (${p.day}) and needs a seat from then on: the whole trip is priced as a child.`,
  office: 'International flights to be ticketed',
  listedGuest: {
    typeMissing: 'The document type is missing',
    dateWrong: 'Dates of birth and expiry are written as 2026-11-01',
    colleague: 'The document is that of a colleague; correct the name',
  },
}
