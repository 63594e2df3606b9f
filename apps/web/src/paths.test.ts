import { expect, test } from 'vitest'
import { paths } from './paths'

test('addresses carry only what is given, and escape it', () => {
  expect(paths.flightList({ tempOrderNo: 'T1' })).toBe('/flight/list?tempOrderNo=T1')
  expect(paths.home()).toBe('/')
  expect(paths.choice({ tempOrderNo: 'a b&c' })).toBe('/choice/index?tempOrderNo=a+b%26c')
  expect(paths.pay({ orderNos: ['1', '2'] })).toBe('/pay/index?orderNos=1%2C2')
})

test.each([
  [paths.flightOrder, '/order/flight/detail?orderId=F1'],
  [paths.trainOrder, '/order/train/detail?orderId=F1'],
  [paths.hotelOrder, '/order/hotel/detail?orderId=F1'],
])('[S2.29] the page of an order is told which: %o', (path, address) => expect(path({ orderId: 'F1' })).toBe(address))

test('[S2.29] the number of an order leads to the page of its product', () => {
  expect(['F1', 'T1', 'H1'].map((orderId) => paths.order({ orderId }))).toEqual([
    '/order/flight/detail?orderId=F1',
    '/order/train/detail?orderId=T1',
    '/order/hotel/detail?orderId=H1',
  ])
})

test('what opens something stands behind the #, which browsers send to nobody', () => {
  const ticket = 's3cret'
  const addresses = [
    paths.activationCode({ ticket }),
    paths.activationMail({ ticket }),
    paths.openAccountMail({ ticket }),
    paths.registerPassword({ ticket }),
    paths.forgottenPassword({ ticket }),
    paths.agentOpen({ ticket, to: '/order/flight/detail?orderId=F1' }),
  ]
  for (const address of addresses) {
    const { href, hash } = new URL(address, 'https://sojourn.example')
    expect(href.replace(hash, '')).not.toContain(ticket)
    expect(new URLSearchParams(hash.slice(1)).get('ticket')).toBe(ticket)
  }
  expect(paths.forgottenPassword()).toBe('/forget/confirmPass/index')
})
