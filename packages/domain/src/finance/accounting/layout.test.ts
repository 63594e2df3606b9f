import { expect, test } from 'vitest'
import { csvHead, csvRow, type JournalRow } from './layout'

const row: JournalRow = {
  entry: 'ZD1-1',
  date: '2026-11-05',
  ledger: 'BJ',
  account: '6602',
  debit: 788_99,
  credit: 0,
  currency: 'CNY',
  costCentre: 'S01',
  project: '',
  bill: 'ZD1',
  order: 'F1',
  line: 'L1',
  product: 'flight',
  category: 'flightFare',
  traveller: '林晓雯',
}

test('a row has a field for each column of the head, amounts as decimals', () => {
  expect(csvHead().trim().split(',')).toHaveLength(15)
  expect(csvRow(row)).toBe('ZD1-1,2026-11-05,BJ,6602,788.99,,CNY,S01,,ZD1,F1,L1,flight,flightFare,林晓雯\r\n')
})

test('what a spreadsheet would run is text, and commas and quotes stay within their field', () => {
  expect(csvRow({ ...row, traveller: '=HYPERLINK("x")', project: 'A,B' })).toContain(`,"A,B",`)
  expect(csvRow({ ...row, traveller: '=HYPERLINK("x")' })).toContain(`,"'=HYPERLINK(""x"")"\r\n`)
})
