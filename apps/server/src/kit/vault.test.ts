import { describe, expect, test } from 'vitest'
import { createVault, firstKeys, newToken, tokenHash } from './vault'

const vault = createVault(firstKeys(Buffer.alloc(32, 1)))
const another = createVault(firstKeys(Buffer.alloc(32, 2)))
const number = '110101199003070011'

describe('sealed personal data', () => {
  test.each([number, '', '陈志远 😀', 'x'.repeat(10_000)])('[handbook 11.5] opens as it was: %.20s', (text) => {
    expect(vault.open(vault.seal(text))).toBe(text)
  })

  test('[handbook 11.5] shows nothing, not even that two are the same', () => {
    const [first, second] = [vault.seal(number), vault.seal(number)]
    expect(first).not.toBe(second)
    expect(Buffer.from(first, 'base64').toString('latin1')).not.toContain(number)
  })

  test('[handbook 11.5] opens with no other key, and not when altered anywhere', () => {
    const sealed = vault.seal(number)
    expect(() => another.open(sealed)).toThrow()
    const bytes = Buffer.from(sealed, 'base64')
    for (let index = 0; index < bytes.length; index++) {
      const altered = Buffer.from(bytes)
      altered[index]! ^= 1
      expect(() => vault.open(altered.toString('base64')), `byte ${index}`).toThrow()
    }
    expect(() => vault.open('')).toThrow()
  })
})

describe('the look-up hash', () => {
  test('is one for a value however it is typed, and another under another key', () => {
    expect(vault.digest(' Employee@YuanXing.example ')).toBe(vault.digest('employee@yuanxing.example'))
    expect(vault.digest('a')).not.toBe(vault.digest('b'))
    expect(vault.digest('a')).not.toBe(another.digest('a'))
    expect(vault.digest('a')).not.toBe(vault.sign('a'))
  })
})

describe('a signature', () => {
  test('fits its text and key alone', () => {
    const signature = vault.sign('text')
    expect(vault.verify('text', signature)).toBe(true)
    expect(vault.verify('text2', signature)).toBe(false)
    expect(another.verify('text', signature)).toBe(false)
  })

  test.each(['', 'x', 'é'.repeat(64), 'x'.repeat(64)])('that is none is refused, not an error: %s', (signature) => {
    expect(vault.verify('text', signature)).toBe(false)
  })
})

test('[S3.03] a token is long, new each time, and kept as its hash', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(tokenHash(tokens[0]!)).toBe(tokenHash(tokens[0]!))
  expect(tokenHash(tokens[0]!)).not.toContain(tokens[0]!)
})

describe('[handbook 11.5] two keys at once', () => {
  const [former, next] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)]
  const { lookUp } = firstKeys(former)

  test('both open and verify, the new one seals and signs, and look-ups stay', () => {
    const vault = createVault(firstKeys(former))
    const [sealed, signature, digest] = [vault.seal(number), vault.sign('link'), vault.digest(number)]
    vault.use({ current: next, held: [next, former], lookUp })
    expect(vault.open(sealed)).toBe(number)
    expect(vault.verify('link', signature)).toBe(true)
    expect(vault.digest(number)).toBe(digest)
    expect(createVault({ current: next, held: [next], lookUp }).open(vault.seal(number))).toBe(number)
    vault.use({ current: next, held: [next], lookUp })
    expect(() => vault.open(sealed)).toThrow('sealed with a key that is not here')
    expect(vault.verify('link', signature)).toBe(false)
  })

  test('a text of before keys had marks opens with whichever sealed it', () => {
    const [, unmarked] = createVault(firstKeys(former)).seal(number).split('.')
    expect(createVault({ current: next, held: [next, former], lookUp }).open(unmarked!)).toBe(number)
  })

  test('a key that another server began to seal with is read again where it is kept', () => {
    const late = createVault(firstKeys(former), () => [next, former])
    expect(late.open(createVault(firstKeys(next)).seal(number))).toBe(number)
  })
})
