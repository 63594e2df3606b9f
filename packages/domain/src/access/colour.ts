/** A colour in OKLCH (Ottosson 2020): lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Triple = [number, number, number]

/** #rrggbb or oklch(l c h). */
export function parseColour(text: string): Oklch | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim())
  if (hex) return fromRgb(hex.slice(1).map((part) => Number.parseInt(part, 16) / 255) as Triple)
  const oklch = /^oklch\((0?\.\d+|[01]) (0?\.\d+|0) (\d{1,3}(?:\.\d+)?)\)$/.exec(text.trim())
  if (!oklch) return undefined
  const [lightness, chroma, hue] = oklch.slice(1).map(Number) as Triple
  return { lightness, chroma, hue }
}

export const withLightness = (colour: Oklch, lightness: number): Oklch => ({
  ...colour,
  lightness: Math.min(1, Math.max(0, lightness)),
})

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function fromRgb(rgb: Triple): Oklch {
  const [r, g, b] = rgb.map(linear) as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness, chroma: Math.hypot(a, bb), hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** The nearest colour that a screen shows: chroma gives way until all three channels fit. */
export function formatHex(colour: Oklch): string {
  let rgb = toLinearRgb(colour)
  for (let chroma = colour.chroma; chroma > 0 && rgb.some((part) => part < -0.001 || part > 1.001); chroma -= 0.004)
    rgb = toLinearRgb({ ...colour, chroma })
  const parts = rgb.map((part) => Math.round(gamma(Math.min(1, Math.max(0, part))) * 255))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance of #rrggbb (WCAG 2). */
export function luminanceOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)) as Triple
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** 1 to 21. */
export function contrast(one: string, other: string): number {
  const [brighter, darker] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number]
  return (brighter + 0.05) / (darker + 0.05)
}
