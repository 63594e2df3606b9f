import type { CarRide } from '@sojourn/contract/products/car/order.calls'
import { mapSize, pointAlong, routeMap, type MapPoint } from '@sojourn/domain/products/car/route-map'
import type { CSSProperties } from 'react'
import { useText } from '../../../../kit/text/text'
import styles from './ride-map.module.css'
import { shareOf, useMoment } from './use-moment'

type Leg = NonNullable<CarRide['leg']>

/** The ride on a map of our own: where it begins and ends, where the driver comes from, and places by which one finds one's way. */
export function RideMap({ ride: { from, to, around, leg, state } }: { ride: CarRide }) {
  const text = useText('products/car/pages')
  const isComing = leg?.kind === 'approach' && state === 'accepted'
  const map = routeMap({ from, to, around, approachMetres: isComing ? leg.metres : undefined })
  const driven = leg && (isComing ? map.approach : leg.kind === 'ride' && state === 'riding' ? map.road : undefined)
  return (
    <figure className={styles['map']}>
      <div className={styles['ground']}>
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden>
          <path className={styles['road']} d={pathOf(map.road)} />
          <path className={styles['approach']} d={pathOf(map.approach)} />
        </svg>
        {map.places.map(({ place, ...point }) => (
          <span key={place.placeId} className={styles['place']} style={at(point)} data-side={sideOf(point)}>
            <b>{place.name}</b>
          </span>
        ))}
        <span className={styles['begin']} style={at(map.from)} data-side={sideOf(map.from)}>
          <b>{text.pickUpAt({ place: from.name })}</b>
        </span>
        {map.to && to && (
          <span className={styles['end']} style={at(map.to)} data-side={sideOf(map.to)}>
            <b>{to.name}</b>
          </span>
        )}
        {driven && driven.length > 1 && <Car leg={leg} line={driven} />}
        <span className={styles['scale']} style={{ inlineSize: `${(map.scale.width / mapSize.width) * 100}%` }}>
          {text.kilometres({ count: String(map.scale.kilometres) })}
        </span>
      </div>
      <figcaption className={styles['note']}>{text.mapWhy}</figcaption>
    </figure>
  )
}

/** Where the car is by the clock. */
function Car({ leg, line }: { leg: Leg; line: readonly MapPoint[] }) {
  const point = pointAlong(line, shareOf(leg, useMoment()))
  return <span className={styles['car']} style={at(point)} data-car />
}

const at = ({ x, y }: MapPoint): CSSProperties => ({
  insetInlineStart: `${(x / mapSize.width) * 100}%`,
  insetBlockStart: `${(y / mapSize.height) * 100}%`,
})

/** Names stand on the side that has room. */
const sideOf = ({ x }: MapPoint): 'start' | 'end' => (x > mapSize.width / 2 ? 'start' : 'end')

const pathOf = (line: readonly MapPoint[]): string =>
  line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
