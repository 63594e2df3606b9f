import { colours, shortChinese, shortEnglish } from './facts/airlines.mts'
import { readTable } from './sources.mts'
import { taiwan } from './text.mts'

const hueToRgb = (hue: number, saturation: number, lightness: number): number[] =>
  [0, 8, 4].map((offset) => {
    const sector = (offset + hue / 30) % 12
    const amplitude = saturation * Math.min(lightness, 1 - lightness)
    return lightness - amplitude * Math.max(-1, Math.min(sector - 3, 9 - sector, 1))
  })

/** A steady dark colour from the two letters, for carriers whose livery is not in the list. */
function computedColour(code: string): string {
  const hue = (code.charCodeAt(0) * 47 + code.charCodeAt(1) * 101) % 360
  const channels = hueToRgb(hue, 0.6, 0.27)
  return `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function airlineRows(folder: string): string[][] {
  return readTable(folder, 'air/airlines-curated.tsv').map((row) => {
    const code = row['iata']!
    const name = row['short_zh']!
    const short = shortChinese[code] ?? name.replace(/(国际)?航空$/, '')
    return [
      code,
      row['icao']!,
      row['ticket_prefix']!,
      name,
      taiwan(name),
      row['name_en']!,
      short,
      taiwan(short),
      shortEnglish[code] ?? row['name_en']!,
      row['country']!,
      colours[code] ?? computedColour(code),
      row['note']!.includes('low cost') ? 'low' : '',
      row['alliance']!,
    ]
  })
}
