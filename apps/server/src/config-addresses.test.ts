import { expect, test } from 'vitest'
import { demandTls, supplyAt } from './config-addresses'

test.each([
  ['smtp://user:x@mail.example:587', 'true'],
  ['smtp://mail.example?ignoreTLS=true', null],
  ['smtp://mail.example?requireTLS=false', 'false'],
  ['smtps://mail.example', null],
  ['smtp://127.0.0.1:25', null],
])('letters leave by %s with STARTTLS demanded: %s', (address, demanded) => {
  const url = new URL(address)
  demandTls(url)
  expect(url.searchParams.get('requireTLS')).toBe(demanded)
})

test('suppliers at an address are told documents: over https, or on this machine, with a key that both know', () => {
  const key = 'a key of sixteen and more'
  expect(supplyAt({})).toBeUndefined()
  expect(supplyAt({ SUPPLY_URL: 'https://supply.example/', SUPPLY_KEY: key })).toEqual({ url: 'https://supply.example', key })
  expect(supplyAt({ SUPPLY_URL: 'http://127.0.0.1:8090', SUPPLY_KEY: key })).toEqual({ url: 'http://127.0.0.1:8090', key })
  expect(() => supplyAt({ SUPPLY_URL: 'http://supply.example', SUPPLY_KEY: key })).toThrow('https:')
  expect(() => supplyAt({ SUPPLY_URL: 'https://supply.example' })).toThrow('SUPPLY_KEY')
  expect(() => supplyAt({ SUPPLY_URL: 'https://supply.example', SUPPLY_KEY: 'short' })).toThrow('16')
})
