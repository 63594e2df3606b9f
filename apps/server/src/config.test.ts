import { expect, test } from 'vitest'
import { readConfig } from './config'

const secret = Buffer.alloc(32).toString('base64')
const outboxOf = (env: NodeJS.ProcessEnv): boolean => readConfig({ SOJOURN_SECRET: secret, ...env }).outbox

test.each<[title: string, env: NodeJS.ProcessEnv, open: boolean]>([
  ['on one’s own machine', {}, true],
  ['with a mail server', { SMTP_URL: 'smtp://mail.example' }, false],
  ['with an SMS gateway', { SMS_URL: 'https://sms.example' }, false],
  ['when other machines get in', { HOST: '0.0.0.0' }, false],
  ['behind a public address', { PUBLIC_URL: 'https://travel.example' }, false],
  ['on a database server', { DATABASE_URL: 'postgres://db.example/sojourn?sslmode=verify-full' }, false],
  [
    'wherever a demonstration is asked for',
    { DATABASE_URL: 'postgres://db.example/sojourn?sslmode=verify-full', SOJOURN_DEMO: '1' },
    true,
  ],
  ['but never beside a gateway', { SMS_URL: 'https://sms.example', SOJOURN_DEMO: '1' }, false],
  ['nowhere when it is refused', { SOJOURN_DEMO: '0' }, false],
])('codes are readable without signing in %s: %s', (_title, env, open) => {
  expect(outboxOf(env)).toBe(open)
})

test('the clock begins elsewhere only where it may be turned, at an instant that names its offset', () => {
  const startOf = (env: NodeJS.ProcessEnv) => readConfig({ SOJOURN_SECRET: secret, ...env }).clockStart
  const testing = { SOJOURN_TEST_CLOCK: '1' }
  expect(startOf({})).toBeUndefined()
  expect(startOf({ ...testing, SOJOURN_CLOCK_START: '2026-12-31T23:30+08:00' })).toEqual(new Date('2026-12-31T15:30:00Z'))
  expect(() => startOf({ SOJOURN_CLOCK_START: '2026-12-31T23:30+08:00' })).toThrow('SOJOURN_TEST_CLOCK')
  for (const wrong of ['tomorrow', '2026-12-31', '2026-12-31T23:30', '2026-13-01T00:00Z'])
    expect(() => startOf({ ...testing, SOJOURN_CLOCK_START: wrong })).toThrow('SOJOURN_CLOCK_START')
})

test.each<[env: NodeJS.ProcessEnv, fails: boolean]>([
  [{}, true],
  [{ SUPPLY_FAULTS: 'off' }, false],
  [{ SOJOURN_TEST_CLOCK: '1' }, false],
  [{ SOJOURN_TEST_CLOCK: '1', SUPPLY_FAULTS: 'usual' }, true],
])('[handbook 12] with %j the built-in supply fails now and then: %s', (env, fails) => {
  expect(readConfig({ SOJOURN_SECRET: secret, ...env }).supplyFaults).toBe(fails)
  expect(() => readConfig({ SOJOURN_SECRET: secret, ...env, SUPPLY_FAULTS: 'often' })).toThrow('SUPPLY_FAULTS')
})

test('figures are read on this machine unless others are named', () => {
  const readersOf = (text?: string) => readConfig({ SOJOURN_SECRET: secret, METRICS_FROM: text }).metricsFrom
  expect(readersOf()).toEqual(['127.0.0.1', '::1'])
  expect(readersOf('10.0.0.0/8')).toEqual(['10.0.0.0/8'])
  expect(() => readersOf('everybody')).toThrow('METRICS_FROM')
})

test('proxies are addresses and networks', () => {
  const proxiesOf = (text?: string) => readConfig({ SOJOURN_SECRET: secret, TRUST_PROXY: text }).trustProxy
  expect(proxiesOf()).toEqual([])
  expect(proxiesOf('10.0.0.5, 172.16.0.0/12,fd00::/8')).toEqual(['10.0.0.5', '172.16.0.0/12', 'fd00::/8'])
  for (const wrong of ['true', '1', 'proxy.internal', '10.0.0.0/33', '10.0.0.0/8/1', '10.0.0.0/'])
    expect(() => proxiesOf(wrong)).toThrow('TRUST_PROXY')
})

test.each<[title: string, env: NodeJS.ProcessEnv, demo: boolean]>([
  ['on one’s own machine', {}, true],
  ['beside a mail server there', { SMTP_URL: 'smtp://mail.example' }, true],
  ['when other machines get in', { HOST: '0.0.0.0' }, false],
  ['behind a public address', { PUBLIC_URL: 'https://travel.example' }, false],
  ['on a database server', { DATABASE_URL: 'postgres://db.example/sojourn?sslmode=verify-full' }, false],
  ['where it is asked for', { HOST: '0.0.0.0', SOJOURN_DEMO: '1' }, true],
  ['nowhere when it is refused', { SOJOURN_DEMO: '0' }, false],
])('accounts with a published password and words that make things go wrong are there %s: %s', (_title, env, demo) => {
  expect(readConfig({ SOJOURN_SECRET: secret, ...env }).demo).toBe(demo)
  const withClock = () => readConfig({ SOJOURN_SECRET: secret, ...env, SOJOURN_TEST_CLOCK: '1' }).testClock
  if (demo) expect(withClock()).toBe(true)
  else expect(withClock).toThrow('SOJOURN_DEMO=1')
})

const far = 'postgres://sojourn:x@db.example/sojourn'
test.each<[title: string, env: NodeJS.ProcessEnv]>([
  ['a database', { DATABASE_URL: far }],
  ['a database in one more parameter', { DATABASE_URL: 'postgres:///sojourn?host=db.example' }],
  ['the account of requests', { DATABASE_URL: `${far}?sslmode=verify-full`, DATABASE_APP_URL: far }],
  ['a gateway', { SMS_URL: 'http://sms.example/send' }],
])('%s on another machine is not spoken to in clear unasked', (_title, env) => {
  expect(() => readConfig({ SOJOURN_SECRET: secret, ...env })).toThrow(/sslmode=verify-full|https:/)
})

test.each<[title: string, env: NodeJS.ProcessEnv]>([
  ['encrypted', { DATABASE_URL: `${far}?sslmode=verify-full` }],
  ['where the operator says that it may be', { DATABASE_URL: `${far}?sslmode=disable` }],
  ['as PGSSLMODE says', { DATABASE_URL: far, PGSSLMODE: 'verify-full' }],
  ['on this machine', { DATABASE_URL: 'postgres://sojourn:x@127.0.0.1/sojourn', SMS_URL: 'http://localhost:9/' }],
  ['by a socket', { DATABASE_URL: 'postgres:///sojourn?host=/run/postgresql' }],
])('a database is spoken to %s', (_title, env) => {
  expect(readConfig({ SOJOURN_SECRET: secret, ...env }).databaseUrl).toBe(env['DATABASE_URL'])
})
