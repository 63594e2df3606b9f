import { expect, test } from 'vitest'
import { demandTls, supplyAt } from './config-addresses'

test.each([
  ['smtp://user:x@mail.example:587', 'true'],
  ['smtp://mail.example?ignoreTLS=true', null],
  ['smtp://mail.example?requireTLS=false', 'false'],
  ['smtps://mail.example', null],
  ['smtp://127.0.0.1:25', null],
])('notifications leave by %s with STARTTLS demanded: %s', (address, demanded) => {
  const url = new URL(address)
  demandTls(url)
  expect(url.searchParams.get('requireTLS')).toBe(demanded)
})

test('suppliers at an address are told documents: over https, or on this machine, with a key that both know', () => {
  const key = 'a key of sixteen and more'
  expect(supplyAt(undefined, undefined)).toBeUndefined()
  expect(supplyAt('https://supply.example/', key)).toEqual({ url: 'https://supply.example', key })
  expect(supplyAt('http://127.0.0.1:8090', key)).toEqual({ url: 'http://127.0.0.1:8090', key })
  expect(() => supplyAt('http://supply.example', key)).toThrow('https:')
  expect(() => supplyAt('https://supply.example', undefined)).toThrow('SUPPLY_KEY')
  expect(() => supplyAt('https://supply.example', 'short')).toThrow('16')
})
