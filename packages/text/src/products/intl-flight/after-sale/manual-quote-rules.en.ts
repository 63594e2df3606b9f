import type { text as source } from './manual-quote-rules.zh-CN'

export const text: typeof source = {
  kinds: { refund: 'Quote for an international refund', change: 'Quote for an international change' },
  carryOut: { refund: 'International refund to carry out', change: 'International change to carry out' },
  states: {
    asked: 'With the desk',
    quoted: 'To confirm',
    accepted: 'Accepted',
    refused: 'Not possible',
    withdrawn: 'Withdrawn',
    lapsed: 'Expired',
  },
  causes: {
    rulesUnknown: 'Fare rules are not clear, no price online',
    partlyUsed: 'The ticket is partly used',
    nearDeparture: 'Close to departure',
    severalPassengers: 'Several passengers on one record',
    airlineControl: 'The carrier controls the ticket',
    scheduleChange: 'The airline has changed the flight',
    waiver: 'A waiver of the carrier is asked for',
    other: 'Other',
  },
  events: {
    asked: 'Asked for a quote',
    quoted: (p) => `Quoted ${p.amount}`,
    accepted: (p) => `Accepted as order ${p.orderNo}`,
    refused: (p) => `Not possible: ${p.reason}`,
    withdrawn: 'Withdrawn',
    late: 'The promise was missed: the lead of the desk was told, and there is a new one',
    overtaken: 'The flight has left: ended by itself',
    carriedOut: 'Carried out by the carrier',
    declined: (p) => `The carrier did not do it: ${p.reason}`,
    lapsed: 'No longer valid',
  },
}
