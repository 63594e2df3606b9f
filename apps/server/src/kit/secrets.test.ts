import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { secretsOf } from './secrets'

const good = Buffer.alloc(32).toString('base64')

test.each([
  ['a word', 'sojourn'],
  ['31 bytes', Buffer.alloc(31, 1).toString('base64')],
  ['33 bytes', Buffer.alloc(33, 1).toString('base64')],
  ['hexadecimal', Buffer.alloc(32, 1).toString('hex')],
  ['a good one beside a short one', `${good},${Buffer.alloc(16).toString('base64')}`],
])('[handbook 11.5] %s is no key: the server does not start and says what is wanted', (_title, value) => {
  expect(() => secretsOf({ secret: value, dataDir: '' })).toThrow(/SOJOURN_SECRET must hold 32 random bytes in base64/)
})

test('[handbook 11.5] the key is made once, for its owner alone; a database whose key is gone gets no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
  const file = join(folder, 'secret.key')
  const keysOf = () => secretsOf({ secret: undefined, dataDir: folder }).read()
  try {
    const [made] = keysOf()
    expect(made).toHaveLength(32)
    expect(keysOf()).toEqual([made])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe(made!.toString('base64'))

    writeFileSync(file, 'cut off')
    expect(keysOf).toThrow('secret.key must hold 32 random bytes')
    rmSync(file)
    mkdirSync(join(folder, 'postgres'))
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18')
    expect(keysOf).toThrow('put it back from your backup')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
