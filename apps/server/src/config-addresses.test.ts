import { expect, test } from 'vitest'
import { demandTls } from './config-addresses'

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
