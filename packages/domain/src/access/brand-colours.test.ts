import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandSheet, brandTokens, type BrandTokens } from './brand-colours'
import { contrast, formatHex, parseColour } from './colour'

const readsWell = (tokens: BrandTokens): void => {
  const { brand, 'brand-strong': strong, 'brand-soft': soft, 'on-brand': on, hero, 'hero-deep': deep } = tokens
  const pairs: [string, string][] = [
    [brand.light, '#ffffff'],
    [brand.light, '#f1f6f7'],
    [brand.dark, '#131e21'],
    [brand.dark, '#1b292d'],
    [on.light, brand.light],
    [on.light, strong.light],
    [on.dark, brand.dark],
    [on.dark, strong.dark],
    [strong.light, soft.light],
    [strong.dark, soft.dark],
    ...[hero, deep].flatMap(({ light, dark }): [string, string][] => [
      ['#ffffff', light],
      ['#ffffff', dark],
    ]),
  ]
  for (const [ink, ground] of pairs) expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
}

describe('[S3.02] the colour of an enterprise', () => {
  test('whatever it is, all that stands on it or is written with it reads (4.5:1), in both themes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) =>
        readsWell(brandTokens(`#${value.toString(16).padStart(6, '0')}`)!),
      ),
      { numRuns: 300 },
    )
  })

  test('one that reads is taken as it is; one that does not keeps its hue', () => {
    expect(brandTokens('#0b3d91')?.brand.light).toBe('#0b3d91')
    const yellow = brandTokens('#ffd400')!.brand.light
    expect(yellow).not.toBe('#ffd400')
    expect(Math.abs(parseColour(yellow)!.hue - parseColour('#ffd400')!.hue)).toBeLessThan(6)
  })

  test.each(['red', '#fff', 'oklch(2 0 0)', '#0b3d91;}', ''])('%s is no colour, and ours stays', (text) => {
    expect(brandTokens(text)).toBeUndefined()
  })

  test('may be written as oklch or as a hexadecimal number', () => {
    expect(formatHex(parseColour('oklch(0.55 0.11 210)')!)).toBe('#068090')
    expect(formatHex(parseColour('#0b3d91')!)).toBe('#0b3d91')
  })

  test('follows the chosen theme, and the system where none is chosen', () => {
    const sheet = brandSheet(brandTokens('#0b3d91')!)
    expect(sheet).toMatch(/^:root\{--brand:#0b3d91;/)
    expect(sheet).toContain("@media (prefers-color-scheme:dark){:root:not([data-theme='light']){--brand:")
    expect(sheet).toContain(":root[data-theme='dark']{--brand:")
  })
})
