import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colours = new Map(
  [...source.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)
colours.set('on-hero', { light: '#ffffff', dark: '#ffffff' })

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [brighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (brighter + 0.05) / (darker + 0.05)
}

const text: [ink: string, ground: string][] = [
  ...['ink', 'ink-soft', 'ink-faint'].flatMap((ink) =>
    ['ground', 'paper', 'raised', 'sunken'].map((ground): [string, string] => [ink, ground]),
  ),
  ...['brand', 'price', 'bad'].flatMap((ink) => ['paper', 'raised'].map((ground): [string, string] => [ink, ground])),
  ...['good', 'warn', 'excess', 'bad', 'locked'].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ['brand-strong', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-hero', 'hero'],
  ['on-hero', 'hero-deep'],
]

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const colour = (name: string): string => {
    const found = colours.get(name)
    if (!found) throw new Error(`no colour ${name}`)
    return found[theme]
  }
  test.each(text)('%s on %s reads well (4.5:1)', (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })
  test.each([['control-line', 'paper']])('%s on %s is seen (3:1)', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('style sheets use what is defined: in the tokens, in a style sheet, or by a component', () => {
  const root = new URL('../', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const read = (ending: string): string[] =>
    files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(new URL(file, root), 'utf8'))
  const sheets = read('.css')
  const found = (texts: readonly string[], pattern: RegExp): Set<string> =>
    new Set(texts.flatMap((each) => [...each.matchAll(pattern)].map(([, name = '']) => name)))
  const defined = new Set([
    ...found(sheets, /(--[a-z0-9-]+):/g),
    ...found([...read('.tsx'), ...read('.ts')], /'(--[a-z0-9-]+)'/g),
  ])
  // The library of popups sets it.
  defined.add('--available-height')
  expect([...found(sheets, /var\((--[a-z0-9-]+)/g)].filter((name) => !defined.has(name))).toEqual([])
})
