import { expect, test } from 'vitest'
import { paths } from './paths'

test('[S2.22] addresses carry only what is given, and escape it', () => {
  expect(paths.flightList({ tempOrderNo: 'T1' })).toBe('/flight/list?tempOrderNo=T1')
  expect(paths.home()).toBe('/')
  expect(paths.choice({ tempOrderNo: 'a b&c' })).toBe('/choice/index?tempOrderNo=a+b%26c')
  expect(paths.pay({ orderNos: ['1', '2'] })).toBe('/pay/index?orderNos=1%2C2')
})
