import type { text as source } from './bill-papers.zh-CN'

export const text: typeof source = {
  download: 'Download lines',
  downloadFailed: 'The download failed. Please try again.',
  parts: {
    itineraries: {
      title: 'Itinerary receipts',
      lead: 'Lines of a bill with a receipt for the journey: by air or by rail.',
      empty: 'No such lines in this period',
    },
    flightItineraries: {
      title: 'Flight itinerary receipts',
      lead: 'Lines that an air itinerary receipt proves. The tax is 9% of the fare without the civil aviation fund.',
      empty: 'No lines with an air itinerary receipt in this period',
    },
    trainItineraries: {
      title: 'Rail tickets',
      lead: 'Lines that a rail e-ticket invoice proves. The tax is 9% of the fare.',
      empty: 'No rail tickets in this period',
    },
    insurances: {
      title: 'Insurance',
      lead: 'Insurance in a bill. The insurer issues the invoices.',
      empty: 'No insurance in this period',
    },
    fillBill: {
      title: 'Supplementary bill',
      lead: 'What the agency added beside tickets and fees: corrections, mailing and compensation.',
      empty: 'Nothing was added in this period',
    },
  },
  records: {
    title: 'Billing records',
    one: 'Billing record',
    lead: 'What happened to each bill until it was paid, and its certificate of completeness.',
    history: 'History',
    happened: {
      made: 'Pre-bill made',
      raised: (p) => `Variance raised: ${p.kind}`,
      adopted: (p) => `Variance adopted, adjusted by ${p.amount}`,
      rejected: 'Variance rejected',
      confirmed: 'Bill confirmed',
      byTime: 'Confirmed automatically',
      comes: (p) => `The company pays ${p.total}, ${p.due} of it on credit`,
      overdue: 'Overdue, monthly credit on hold',
      paid: (p) => `${p.amount} received`,
    },
  },
  certificate: {
    title: 'Certificate of completeness',
    lead: (p) =>
      `Counts, amounts and hashes when the bill was confirmed on ${p.at}, compared with a new count. Lines without those deferred to this period equal the ledger.`,
    notYet: 'The certificate is made when the bill is confirmed. These are the counts, amounts and hashes of this moment.',
    again: 'Check again',
    side: 'Content',
    sides: {
      orders: 'Orders',
      ledger: 'Ledger entries',
      lines: 'Bill lines',
      files: 'Suppliers’ settlement files',
      carried: 'Deferred to this period',
    },
    count: 'Count',
    sum: 'Amount',
    hash: 'Hash (SHA-256)',
    now: 'Now',
    same: 'Same',
    differs: 'Different',
  },
  files: {
    title: 'Files',
    lead: 'Files of each period, with what they hold when you download them.',
    byPeriod: 'By period',
    statement: 'Bill lines',
    ledger: 'Ledger',
    contract: 'Service agreement',
    contractLead: 'Periods, payment terms and service fees stand in the service agreement.',
    toContract: 'Open the agreement',
  },
}
