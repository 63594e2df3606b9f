import { expect, test } from 'vitest'
import { roomFee, serviceFeeOf, serviceFeesOf } from './service-fee'

const agent = { isColleague: false }
const colleague = { isColleague: true }
const usual = { serviceFee: 10_00, agentServiceFee: 25_00 }
const tiers = { ...usual, vipFees: { serviceFee: 15_00, agentServiceFee: 40_00 } }
const onlineOnly = { serviceFee: 10_00, vipFees: { serviceFee: 15_00 } }
const freeForVips = { ...usual, vipFees: { serviceFee: 0 } }

test.for([
  ['the usual fee online', usual, {}, false, 10_00],
  ['the fee of the agent who books', usual, { agent }, false, 25_00],
  ['a VIP pays the usual fee where no tier is agreed', usual, {}, true, 10_00],
  ['and the usual fee of the agent', usual, { agent }, true, 25_00],
  ['a VIP pays the fee of the tier', tiers, {}, true, 15_00],
  ['and the agent’s fee of the tier', tiers, { agent }, true, 40_00],
  ['who is no VIP pays the usual fee beside a tier', tiers, {}, false, 10_00],
  ['and the usual fee of the agent beside a tier', tiers, { agent }, false, 25_00],
  ['by an agent as online, where a tier names no other fee', onlineOnly, { agent }, true, 15_00],
  ['by an agent as online, where nothing else is agreed', onlineOnly, { agent }, false, 10_00],
  ['a colleague in the person’s name as online', usual, { agent: colleague }, false, 10_00],
  ['a colleague in a VIP’s name as online', tiers, { agent: colleague }, true, 15_00],
  ['a tier may cost nothing', freeForVips, { agent }, true, 0],
] as const)('[handbook 6.4] %s', ([, agreed, asker, isVip, fee]) => {
  expect(serviceFeeOf(agreed, asker, { isVip })).toBe(fee)
})

test('[handbook 6.4] each traveller has the own fee, and one without a mark stands where nobody is chosen yet', () => {
  expect(serviceFeesOf(tiers, {}, [{ isVip: false }, { isVip: true }])).toEqual([10_00, 15_00])
  expect(serviceFeesOf(tiers, { agent }, [])).toEqual([25_00])
})

test('[handbook 6.4] a room pays the highest fee of its guests, once', () => {
  expect(roomFee([{ serviceFee: 10_00 }, { serviceFee: 15_00 }])).toBe(15_00)
  expect(roomFee([])).toBe(0)
})
