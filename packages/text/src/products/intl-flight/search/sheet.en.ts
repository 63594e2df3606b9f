import { text as policy } from '../policy.en'
import type { text as source } from './sheet.zh-CN'

export const text: typeof source = {
  title: 'Prices of international flights',
  leg: (p) => `Leg ${p.index} ${p.from} → ${p.to} ${p.date}`,
  searched: (p) => `${p.company} · searched ${p.moment} (Beijing time)`,
  prices: 'Prices are of the whole trip as it was chosen then, per traveller with taxes. They change until tickets are issued.',
  cheapestOnly: (p) => `The lowest price of each journey, ${p.count} at most; the workbook has them all.`,
  columns: {
    flights: 'Flights',
    depart: 'Departs (local)',
    arrive: 'Arrives (local)',
    changes: 'Changes',
    minutes: 'Minutes flown',
    cabin: 'Cabin',
    brand: 'Fare',
    price: 'Per traveller with taxes (CNY)',
    total: 'All travellers (CNY)',
    seats: 'Seats',
    verdict: 'Policy',
  },
  manySeats: 'more than 9',
  brands: policy.brands,
  verdicts: {
    within: 'within policy',
    remind: 'reminder',
    reason: 'needs a reason',
    approval: 'needs approval',
    payExcess: 'excess paid personally',
    forbidden: 'not bookable',
  },
}
