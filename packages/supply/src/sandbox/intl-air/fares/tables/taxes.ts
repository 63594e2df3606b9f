import { taxRowsElsewhere } from './taxes-elsewhere'

// Taxes as they stood on 1 October 2026, by what governments and airports call them; a new table replaces them whole. What the handbook
// states is published, the other amounts are assumed.

/** Whole units; D departing abroad, A arriving from abroad, T changing between flights from and to abroad; infants pay none but of those marked. */
export interface TaxRow {
  code: string
  /** A country, or one airport of it, which then stands for itself. */
  place: string
  on: 'D' | 'A' | 'T'
  amount: number
  currency: string
  children?: 'free'
  infants?: 'pay'
  refundable?: false
  basis: 'published' | 'assumed'
}

const row = (code: string, place: string, on: TaxRow['on'], amount: number, currency: string, more = {}): TaxRow => ({
  code,
  place,
  on,
  amount,
  currency,
  basis: 'assumed',
  ...more,
})

export const taxRows: readonly TaxRow[] = [
  row('CN', 'CN', 'D', 90, 'CNY', { children: 'free', basis: 'published' }),
  row('HK', 'HK', 'D', 120, 'HKD', { children: 'free' }),
  row('G3', 'HK', 'D', 90, 'HKD'),
  row('I5', 'HK', 'D', 65, 'HKD'),
  row('G3', 'HK', 'T', 70, 'HKD'),
  row('MO', 'MO', 'D', 130, 'MOP', { children: 'free' }),
  row('TW', 'TW', 'D', 500, 'TWD', { children: 'free' }),
  row('TW', 'TW', 'T', 500, 'TWD', { children: 'free' }),
  row('SW', 'JP', 'D', 2100, 'JPY'),
  row('SW', 'NRT', 'D', 2460, 'JPY'),
  row('SW', 'HND', 'D', 2950, 'JPY'),
  row('SW', 'KIX', 'D', 3310, 'JPY'),
  row('OI', 'JP', 'D', 700, 'JPY'),
  row('TK', 'JP', 'D', 1000, 'JPY', { children: 'free' }),
  row('OI', 'JP', 'T', 500, 'JPY'),
  row('BP', 'KR', 'D', 20_000, 'KRW', { children: 'free' }),
  row('BP', 'KR', 'T', 10_000, 'KRW', { children: 'free' }),
  row('SG', 'SG', 'D', 46, 'SGD'),
  row('OP', 'SG', 'D', 10, 'SGD'),
  row('OO', 'SG', 'D', 8, 'SGD'),
  row('SG', 'SG', 'T', 9, 'SGD'),
  row('TS', 'TH', 'D', 730, 'THB'),
  row('E7', 'TH', 'D', 35, 'THB', { infants: 'pay' }),
  row('E7', 'TH', 'A', 35, 'THB', { infants: 'pay' }),
  row('G8', 'TH', 'D', 15, 'THB', { infants: 'pay' }),
  row('G8', 'TH', 'A', 15, 'THB', { infants: 'pay' }),
  row('MY', 'MY', 'D', 73, 'MYR'),
  row('VN', 'VN', 'D', 25, 'USD'),
  row('PH', 'PH', 'D', 28, 'USD', { children: 'free' }),
  row('D5', 'ID', 'D', 16, 'USD'),
  row('IN', 'IN', 'D', 20, 'USD'),
  row('P2', 'IN', 'D', 6, 'USD'),
  row('AE', 'AE', 'D', 75, 'AED'),
  row('F6', 'AE', 'D', 40, 'AED'),
  row('ZR', 'AE', 'D', 5, 'AED', { infants: 'pay' }),
  row('AE', 'AE', 'T', 75, 'AED'),
  row('QA', 'QA', 'D', 60, 'QAR'),
  row('QA', 'QA', 'T', 60, 'QAR'),
  row('GB', 'GB', 'D', 102, 'GBP', { children: 'free' }),
  row('UB', 'GB', 'D', 26, 'GBP'),
  row('UB', 'LHR', 'D', 38, 'GBP'),
  row('UB', 'LHR', 'T', 29, 'GBP'),
  row('FR', 'FR', 'D', 28, 'EUR'),
  row('QX', 'FR', 'D', 16, 'EUR'),
  row('O4', 'FR', 'D', 7, 'EUR', { infants: 'pay' }),
  row('QX', 'FR', 'T', 9, 'EUR'),
  row('OY', 'DE', 'D', 70, 'EUR', { infants: 'pay' }),
  row('RA', 'DE', 'D', 33, 'EUR'),
  row('DE', 'DE', 'D', 10, 'EUR', { infants: 'pay' }),
  row('RA', 'DE', 'T', 25, 'EUR'),
  row('RN', 'NL', 'D', 29, 'EUR'),
  row('CJ', 'NL', 'D', 14, 'EUR', { infants: 'pay' }),
  row('RN', 'NL', 'T', 12, 'EUR'),
  row('IT', 'IT', 'D', 15, 'EUR'),
  row('HB', 'IT', 'D', 7, 'EUR'),
  row('JD', 'ES', 'D', 14, 'EUR'),
  row('QV', 'ES', 'D', 4, 'EUR'),
  row('ZU', 'FI', 'D', 9, 'EUR'),
  row('DQ', 'FI', 'T', 6, 'EUR'),
  row('CH', 'CH', 'D', 34, 'CHF'),
  row('TR', 'TR', 'D', 20, 'EUR'),
  row('TR', 'TR', 'T', 5, 'EUR'),
  row('RI', 'RU', 'D', 6, 'EUR'),
  row('US', 'US', 'D', 23, 'USD'),
  row('US', 'US', 'A', 23, 'USD'),
  row('YC', 'US', 'A', 7, 'USD', { infants: 'pay' }),
  row('XY', 'US', 'A', 7, 'USD', { infants: 'pay' }),
  row('XA', 'US', 'A', 4, 'USD', { infants: 'pay' }),
  row('AY', 'US', 'D', 6, 'USD', { refundable: false }),
  row('XF', 'US', 'D', 5, 'USD'),
  row('CA', 'CA', 'D', 26, 'CAD'),
  row('SQ', 'CA', 'D', 35, 'CAD'),
  row('AU', 'AU', 'D', 70, 'AUD', { children: 'free' }),
  row('WY', 'AU', 'D', 32, 'AUD'),
  row('WY', 'AU', 'A', 32, 'AUD'),
  row('NZ', 'NZ', 'D', 22, 'USD'),
  row('ZA', 'ZA', 'D', 24, 'USD'),
  row('ET', 'ET', 'D', 20, 'USD'),
  row('EG', 'EG', 'D', 25, 'USD'),
  ...taxRowsElsewhere,
]
