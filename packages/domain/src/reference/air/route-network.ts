import { tableRows, words } from '../rows'
import { routeTable } from '../tables/routes'

/** A directed pair of mainland airports with the carriers that fly it, busiest first. */
export interface Route {
  from: string
  to: string
  carriers: { airline: string; weekly: number }[]
}

/** The table holds each pair once, since carriers fly out and back. */
function bothDirections(cell: (column: number) => string): Route[] {
  const [one = '', other = ''] = words(cell(0))
  const carriers = words(cell(1)).map((word) => ({ airline: word.slice(0, 2), weekly: Number(word.slice(2)) }))
  return [
    { from: one, to: other, carriers },
    { from: other, to: one, carriers },
  ]
}

export const routes: readonly Route[] = tableRows(routeTable).flatMap(bothDirections)

const served = new Set(routes.map((each) => each.from))

/** Whether any mainland route touches the airport today. */
export const hasRoutes = (iata: string): boolean => served.has(iata)
