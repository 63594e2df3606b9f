import { contrast, formatHex, parseColour, withLightness, type Oklch } from './colour'

/** One colour in the light and in the dark theme. */
export interface ThemePair {
  light: string
  dark: string
}
export type BrandTokens = Record<'brand' | 'brand-strong' | 'brand-soft' | 'on-brand' | 'hero' | 'hero-deep', ThemePair>

/** Text of the lowest size has to read on what it stands on (WCAG 1.4.3). */
const readable = 4.5
const white = '#ffffff'
const dark = { paper: '#131e21', ink: '#04222a' }

/**
 * The tokens of an enterprise's colour, written #rrggbb or oklch(l c h); undefined for anything else.
 * Hue and strength are the enterprise's; where text would not read, only the lightness gives way.
 */
export function brandTokens(colour: string): BrandTokens | undefined {
  const own = parseColour(colour)
  if (!own) return undefined
  const onWhite = darkenUntil(
    withLightness(own, Math.min(own.lightness, 0.9)),
    (candidate) => contrast(candidate, '#f1f6f7') >= readable,
  )
  const onDark = lightenUntil({ ...own, lightness: Math.max(own.lightness, 0.7) }, (candidate) =>
    [dark.paper, '#1b292d'].every((ground) => contrast(candidate, ground) >= readable),
  )
  const hero = withLightness(onWhite, Math.min(onWhite.lightness, 0.48))
  return {
    brand: pair(onWhite, onDark),
    'brand-strong': pair(shift(onWhite, -0.08), shift(onDark, 0.08)),
    'brand-soft': pair(soft(own, 0.955, 0.25), soft(own, 0.29, 0.4)),
    'on-brand': { light: white, dark: dark.ink },
    hero: pair(hero, withLightness({ ...own, chroma: own.chroma * 0.5 }, 0.32)),
    'hero-deep': pair(shift(hero, -0.1), withLightness({ ...own, chroma: own.chroma * 0.4 }, 0.24)),
  }
}

const pair = (light: Oklch, darkColour: Oklch): ThemePair => ({ light: formatHex(light), dark: formatHex(darkColour) })
const shift = (colour: Oklch, by: number): Oklch => withLightness(colour, colour.lightness + by)
const soft = (colour: Oklch, lightness: number, part: number): Oklch =>
  withLightness({ ...colour, chroma: colour.chroma * part }, lightness)

const step = 0.01
const darkenUntil = (colour: Oklch, reads: (hex: string) => boolean): Oklch => search(colour, -step, reads)
const lightenUntil = (colour: Oklch, reads: (hex: string) => boolean): Oklch => search(colour, step, reads)

function search(colour: Oklch, by: number, reads: (hex: string) => boolean): Oklch {
  let found = colour
  while (!reads(formatHex(found)) && found.lightness > 0 && found.lightness < 1) found = shift(found, by)
  return found
}

/** The rule that puts the tokens over ours, for the chosen theme or else the system's. */
export function brandSheet(tokens: BrandTokens): string {
  const declare = (theme: keyof ThemePair): string =>
    Object.entries(tokens)
      .map(([name, value]) => `--${name}:${value[theme]}`)
      .join(';')
  return [
    `:root{${declare('light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${declare('dark')}}}`,
    `:root[data-theme='dark']{${declare('dark')}}`,
  ].join('\n')
}
