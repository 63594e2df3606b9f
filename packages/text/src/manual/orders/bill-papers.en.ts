import { text as papers } from '../../finance/bill/papers.en'
import { text as bill } from '../../finance/bill/page.en'
import type { text as source } from './bill-papers.zh-CN'

export const text: typeof source = {
  lead: 'Every line of a bill has its voucher, and every bill its history and files, to be looked at and downloaded any time.',
  sections: {
    receipts: {
      title: 'Lines by their voucher',
      steps: [
        `Open “${papers.parts.itineraries.title}”, choose “${bill.columns.period}”, then “${bill.vouchers.airItinerary}” or “${bill.vouchers.railTicket}”.`,
        `Or open a bill, choose “${bill.sumsBy.voucher}” or “${bill.sumsBy.category}” under “${bill.sums}”, and press “${bill.vouchers.airItinerary}”, “${bill.vouchers.railTicket}”, “${bill.vouchers.insurance}” or “${bill.categories.adjustment}”.`,
        `“${papers.download}” gives these lines as an Excel file.`,
      ],
      notes: [
        papers.parts.flightItineraries.lead,
        papers.parts.trainItineraries.lead,
        papers.parts.insurances.lead,
        papers.parts.fillBill.lead,
      ],
    },
    records: {
      title: papers.records.title,
      steps: [
        `Open “${papers.records.title}” and a bill of it: “${papers.records.history}” says each step until it was paid.`,
        `Under “${papers.certificate.title}” press “${papers.certificate.again}” to compare counts, amounts and hashes of the confirmation with those of now; every row should say “${papers.certificate.same}”.`,
      ],
      notes: [
        'The certificate is made when the bill is confirmed; before that, counts, amounts and hashes of the moment are shown.',
      ],
    },
    files: {
      title: papers.files.title,
      steps: [
        `Open “${papers.files.title}” and find the period under “${papers.files.byPeriod}”.`,
        `“${papers.files.statement}” downloads all lines; finance of the company also has “${papers.files.ledger}” for the books of the period.`,
      ],
      notes: [papers.files.lead, papers.files.contractLead],
    },
  },
}
