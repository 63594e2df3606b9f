import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { useText } from '../../../../kit/text/text'
import styles from '../book/trip-directions.module.css'
import { directionLabels } from '../direction-labels'
import { ItineraryTimeline } from '../itinerary/itinerary-timeline'
import { itineraryView } from '../itinerary/itinerary-view'
import { SelfTransferAfter } from '../itinerary/self-transfer'
import { intlNamesOf } from '../itinerary/names'

/** What each direction of an order is called, by itself and with its ends. */
export function useOrderDirections({ directions, segments, dictionary }: IntlFlightOrderDetail) {
  const text = useText('products/intl-flight/check')
  const { airports } = intlNamesOf(dictionary)
  const ends = directions.map(({ segments: positions }) => ({
    from: segments.find(({ index }) => index === positions[0])!.departAirport,
    to: segments.find(({ index }) => index === positions.at(-1))!.arriveAirport,
  }))
  const cityOf = (code: string) => airports.get(code)?.city ?? code
  const nameOf = (code: string) => airports.get(code)?.shortName ?? code
  const labels = directionLabels(
    text,
    ends.map(({ from, to }) => ({ from: cityOf(from), to: cityOf(to) })),
  )
  return ends.map(({ from, to }, index) => {
    const route = text.route({ from: nameOf(from), to: nameOf(to) })
    return { label: labels[index], title: labels[index] ? `${labels[index]} · ${route}` : route }
  })
}

/** Every direction of an order flight by flight. */
export function OrderDirections({ order }: { order: IntlFlightOrderDetail }) {
  const titles = useOrderDirections(order)
  const names = intlNamesOf(order.dictionary)
  return order.directions.map(({ segments, connections }, position) => {
    const { title } = titles[position]!
    const own = order.segments.filter(({ index }) => segments.includes(index))
    return (
      <section key={title} className={styles['direction']}>
        <h3>{title}</h3>
        <ItineraryTimeline label={title} itinerary={itineraryView(own, connections, names, own)} />
        <SelfTransferAfter direction={position} transfers={order.selfTransfers} names={names} />
      </section>
    )
  })
}
