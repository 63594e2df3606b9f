import { airport } from '../../reference/air/airports'
import { airCity } from '../../reference/place/cities'
import { distanceKm } from '../../reference/place/distance'

/**
 * Cities where many carriers meet that do not sell each other, low-cost carriers have their homes, or the mainland's own flights reach those abroad:
 * ours, assumed as of November 2026.
 */
const hubs = [
  'BJS',
  'SHA',
  'CAN',
  'CTU',
  'KMG',
  'HKG',
  'BKK',
  'SIN',
  'KUL',
  'MNL',
  'SEL',
  'TYO',
  'OSA',
  'TPE',
  'DXB',
  'IST',
  'DEL',
] as const
const hubsAtMost = 6
/** Kilometres by way of a hub, at most: so many times the direct distance, and so many more. */
const detour = { times: 1.4, more: 400 } as const

/** The hubs between two airports, the least detour first; none where the way begins or ends. */
export function viaHubs(from: string, to: string): string[] {
  const [start, end] = [airport(from), airport(to)]
  if (!start || !end) return []
  const most = distanceKm(start, end) * detour.times + detour.more
  return hubs
    .flatMap((code) => {
      const city = airCity(code)
      if (!city || code === start.city || code === end.city) return []
      return { code, km: distanceKm(start, city) + distanceKm(city, end) }
    })
    .filter(({ km }) => km <= most)
    .sort((a, b) => a.km - b.km)
    .slice(0, hubsAtMost)
    .map(({ code }) => code)
}
