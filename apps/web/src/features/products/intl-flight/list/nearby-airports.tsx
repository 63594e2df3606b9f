import type { IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { Button } from '../../../../kit/actions/button'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { RepeatSearch } from '../../../booking/draft/search-states'
import { repeatSearch, useNearbyAirports } from '../queries'
import { tripKindOf } from '../trip-kind'
import styles from './nearby-airports.module.css'

/** S3.27 */
const oneAirport = 1
const nearbyShown = 3
/** With so few journeys everybody looks further: the prices are there without asking. */
export const shortList = 5

interface NearbyAirportsProps {
  draft: IntlFlightTempOrder
  slice: number
  /** Journeys of the list. */
  count: number
}

/**
 * Other airports within reach that sell the trip on its day, in a line; each is a search of its own. Each price is a search of all its ways as
 * well: of a long list they are asked for by who wants them.
 */
export function NearbyAirports({ draft, slice, count }: NearbyAirportsProps) {
  const text = useText('products/intl-flight/search/list')
  const isOffered = slice === 0 && tripKindOf(draft) !== 'multi'
  const isShort = count <= shortList
  const { data, isFetching, refetch } = useNearbyAirports(draft.tempOrderNo, isOffered && isShort)
  if (!isOffered || (!data && isShort)) return null
  if (!data)
    return (
      <div className={styles['nearby']}>
        <Button icon="pin" busy={isFetching} onClick={() => void refetch()}>
          {text.nearbyAsk}
        </Button>
      </div>
    )
  const airports = data.airports.slice(0, nearbyShown)
  if (airports.length === 0) return isShort ? null : <p className={styles['nearby']}>{text.nearbyNone}</p>
  return (
    <div className={styles['nearby']}>
      <span>{text.nearby}</span>
      {airports.map(({ end, airport, name, distanceKm, price }) => {
        const words = { name, distance: distanceKm, price: formatPrice(price) }
        return (
          <RepeatSearch key={end + airport} kind="plain" repeat={() => searchNear(draft, end, airport, name)}>
            {end === 'depart' ? text.nearbyDepart(words) : text.nearbyArrive(words)}
          </RepeatSearch>
        )
      })}
    </div>
  )
}

/** Searches the same from or to another airport; the address of its list. */
async function searchNear(draft: IntlFlightTempOrder, end: 'depart' | 'arrive', code: string, name: string): Promise<string> {
  const place = { [`${end}AirportCode`]: code, [`${end}CityName`]: name, [`${end}Type`]: oneAirport }
  const tempOrderNo = await repeatSearch({ ...draft, searchParams: { ...draft.searchParams, ...place } })
  return paths.intlFlightList({ tempOrderNo })
}
