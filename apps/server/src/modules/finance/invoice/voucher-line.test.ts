import { expect, test } from 'vitest'
import type { InvoiceLineRow } from './invoice-store'
import { voucherLine } from './voucher-line'

const words = { service: 'G1', from: '北京南', to: '上海虹桥', carrier: '', traveller: '周小禾（儿童）' }
const row = { item: 'railFare', ticketNo: 'E1', body: { 'zh-CN': words } } as unknown as InvoiceLineRow

test('a voucher names a child as its document does', () => {
  const { traveller, words: told } = voucherLine(row)
  expect(traveller).toBe('周小禾')
  expect(told).toMatch(/ 周小禾$/)
})
