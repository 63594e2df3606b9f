import { lazy } from '../lazy'
import { tableRows, words } from '../rows'
import { intlRouteTable } from '../tables/intl-routes'
import type { AircraftSize } from './aircraft'

/** Weekly flights of one carrier each way, in the summer season of schedules and in the winter one. */
export interface IntlProgramme {
  airline: string
  summer: number
  winter: number
  /** By the seats of its usual departure; absent where nobody knows. */
  size?: AircraftSize
}

/** A pair of airports, named once for both directions, with the carriers that fly it, busiest first. */
export interface IntlRoute {
  from: string
  to: string
  carriers: IntlProgramme[]
}

const sizes: Record<string, AircraftSize> = { s: 'small', m: 'medium', l: 'large' }

function programmeOf(word: string): IntlProgramme {
  const size = sizes[word.at(-1) ?? '']
  const [summer = '', winter = summer] = word.slice(2, size ? -1 : undefined).split(':')
  return { airline: word.slice(0, 2), summer: Number(summer), winter: Number(winter), ...(size && { size }) }
}

/** Routes between countries and regions, and those abroad that feed them; the mainland's own are in `route-network`. */
export const intlRoutes: () => readonly IntlRoute[] = lazy(() =>
  tableRows(intlRouteTable).map((cell) => {
    const [from = '', to = ''] = words(cell(0))
    return { from, to, carriers: words(cell(1)).map(programmeOf) }
  }),
)
