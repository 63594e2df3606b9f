import { expect, test } from 'vitest'
import { roomFee, serviceFeeOf, serviceFeesOf } from './service-fee'

const agent = { isColleague: false }
const colleague = { isColleague: true }
const fees = { online: 10_00, assisted: 25_00, vipOnline: 15_00, vipAssisted: 40_00 }

test.for([
  ['the usual fee online', {}, false, 10_00],
  ['the fee of the agent who books', { agent }, false, 25_00],
  ['a VIP pays the fee of VIPs', {}, true, 15_00],
  ['and the agent’s fee of VIPs', { agent }, true, 40_00],
  ['a colleague in the person’s name as online', { agent: colleague }, false, 10_00],
  ['a colleague in a VIP’s name as online', { agent: colleague }, true, 15_00],
] as const)('[handbook 6.4] %s', ([, asker, isVip, fee]) => {
  expect(serviceFeeOf(fees, asker, { isVip })).toBe(fee)
})

test('[handbook 6.4] each traveller has the own fee, and one without a mark stands where nobody is chosen yet', () => {
  expect(serviceFeesOf(fees, {}, [{ isVip: false }, { isVip: true }])).toEqual([10_00, 15_00])
  expect(serviceFeesOf(fees, { agent }, [])).toEqual([25_00])
})

test('[handbook 6.4] a room pays the highest fee of its guests, once', () => {
  expect(roomFee([{ serviceFee: 10_00 }, { serviceFee: 15_00 }])).toBe(15_00)
  expect(roomFee([])).toBe(0)
})
