import { expect, test } from 'vitest'
import { readCoupons, writeCoupons } from './coupons'

test('[S2.22] coupons stand in the address, and anything else there is nothing', () => {
  const coupons = [
    { ticketNo: '781-2160000001', segment: 0 },
    { ticketNo: '781-2160000002', segment: 1 },
  ]
  expect(readCoupons(writeCoupons(coupons))).toEqual(coupons)
  for (const text of [null, '', 'x', '781-2160000001', '781-2160000001.x', '<script>.1']) expect(readCoupons(text)).toEqual([])
})
