import { expect, test } from 'vitest'
import { firstCoupons, readCoupons, writeCoupons } from './coupons'

test('coupons stand in the address, and anything else there is nothing', () => {
  const coupons = [
    { ticketNo: '781-2160000001', segment: 0 },
    { ticketNo: '781-2160000002', segment: 1 },
  ]
  expect(readCoupons(writeCoupons(coupons))).toEqual(coupons)
  for (const text of [null, '', 'x', '781-2160000001', '781-2160000001.x', '<script>.1']) expect(readCoupons(text)).toEqual([])
})

test('at first those of the address are chosen, or the only one that can be; of a change all', () => {
  const possible = (ticketNo: string, can = true) => ({ ticketNo, segment: 0, possible: can })
  const two = [possible('781-2160000001'), possible('781-2160000002')]
  expect(firstCoupons(two, [], 'single')).toEqual([])
  expect(firstCoupons(two, [{ ticketNo: '781-2160000002', segment: 0 }], 'all')).toEqual([
    { ticketNo: '781-2160000002', segment: 0 },
  ])
  expect(firstCoupons(two, [], 'all')).toHaveLength(2)
  const one = [possible('781-2160000001'), possible('781-2160000002', false)]
  expect(firstCoupons(one, [{ ticketNo: '781-2160000002', segment: 0 }], 'single')).toEqual([
    { ticketNo: '781-2160000001', segment: 0 },
  ])
})
