import { expect, test } from 'vitest'
import { pickCoupons } from './coupons'

const coupons = ['T1', 'T2', 'T3'].map((ticketNo) => ({ ticketNo, segment: 0, refused: undefined }))
const ref = (ticketNo: string) => ({ ticketNo, segment: 0 })

test('coupons are in the order of the order, in whichever order they were named: places follow travellers', () => {
  expect(pickCoupons(coupons, [ref('T3'), ref('T1')])).toEqual([coupons[0], coupons[2]])
})
test.each([
  ['unknown', ['T9']],
  ['named twice', ['T1', 'T1']],
] as const)('%s: refused by its field', (_title, named) => {
  expect(pickCoupons(coupons, named.map(ref))).toMatchObject({ problem: 'couponUnknown', field: `coupons.${named.length - 1}` })
})
