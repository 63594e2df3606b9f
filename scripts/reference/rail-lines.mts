import { newLines } from './facts/new-rail-lines.mts'
import { readTable } from './sources.mts'

/** A node of the network: the telegraph code of a station, or the name of a junction where nobody gets on. */
export interface RailPoint {
  node: string
  km: number
}
export interface RailLine {
  name: string
  points: RailPoint[]
  highSpeed: boolean
}

/** Names in the mileage table that the station list spells otherwise. */
const spellings: Record<string, string> = { 歧山: '岐山' }

export function stationCodes(folder: string): Map<string, string> {
  return new Map(readTable(folder, 'rail/stations-2026.tsv').map((row) => [row['name']!, row['telecode']!]))
}

/** Every line with its stations and junctions in order; freight stations stay as junctions until it is known who uses them. */
export function railLines(folder: string, codes: ReadonlyMap<string, string>): RailLine[] {
  const node = (name: string): string => codes.get(spellings[name] ?? name) ?? name
  const lines = new Map<string, RailLine>()
  for (const row of readTable(folder, 'rail/cr-line-mileage-2021.tsv.gz')) {
    const name = row['line']!.replace(/线$/, '')
    const line = lines.get(name) ?? { name, points: [], highSpeed: row['mode'] !== '普速' && row['mode'] !== '0' }
    lines.set(name, line)
    line.points.push({ node: node(row['station']!), km: Number(row['km']) })
  }
  const opened = newLines
    .trim()
    .split('\n')
    .map((text): RailLine => {
      const [name = '', stops = ''] = text.split('|')
      const points = stops.split(' ').map((stop) => {
        const [, station = '', km = ''] = /^(\D+)(\d+)$/.exec(stop) ?? []
        return { node: node(station), km: Number(km) }
      })
      return { name, points, highSpeed: true }
    })
  return [...lines.values(), ...opened].filter(({ points }) => points.length > 1)
}
