import type { HotelSearchResult, ListedHotel } from '@sojourn/contract/products/hotel/search.shapes'
import type { HotelPin } from '@sojourn/contract/products/hotel/hotel.shapes'
import { useMemo, useState, type Ref } from 'react'
import { Button, IconButton } from '../../../../kit/actions/button'
import { LazyImage } from '../../../../kit/marks/lazy-image'
import { Link } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import type { CityPlaces } from './filter-words'
import { formatShortPrice } from '../format'
import { HotelRating } from './hotel-card'
import { HotelPrice } from '../hotel-price'
import styles from './list-map.module.css'
import { HotelMap, type HotelMapHandle } from '../map/hotel-map'
import type { MapPin } from '../map/map-content'
import type { MapBounds } from '../map/projection'
import { pictureUrl } from '../picture/picture-url'
import { useGround } from '../map/use-ground'
import { useHotelAt, type HotelSearchOf } from '../queries'

export interface ListMapProps {
  search: HotelSearchOf
  result: HotelSearchResult
  hotels: readonly ListedHotel[]
  places: CityPlaces
  active: string | undefined
  /** The list shows only what lies on this part of the map. */
  bounded: boolean
  pathOf: (hotelId: string) => string
  onHover: (hotelId: string | undefined) => void
  onBounds: (bounds: MapBounds | undefined) => void
  handle: Ref<HotelMapHandle>
}

/** The map beside the list: prices as pins, and the hotel that was chosen on it as a small card. */
export function ListMap({ search, result, hotels, places, active, bounded, pathOf, onHover, onBounds, handle }: ListMapProps) {
  const text = useText('products/hotel/map')
  const [moved, setMoved] = useState<MapBounds>()
  const [chosen, setChosen] = useState<string>()
  const pins = usePins(result.pins, hotels, text.full)
  const ground = useGround(result.cityId, places)
  const { near } = result
  const from = useMemo(() => (near.kind === 'centre' ? undefined : { name: near.name, position: near.position }), [near])
  const pin = result.pins.find(({ hotelId }) => hotelId === chosen)
  return (
    <HotelMap
      wheel
      pins={pins}
      {...ground}
      from={from}
      active={active ?? chosen}
      onHover={onHover}
      onChoose={setChosen}
      onMove={setMoved}
      handle={handle}
    >
      <PartOfMap
        moved={moved}
        bounded={bounded}
        onBounds={(bounds) => {
          onBounds(bounds)
          setMoved(undefined)
        }}
      />
      {pin && (
        <ChosenHotel
          key={pin.hotelId}
          pin={pin}
          known={hotels.find(({ hotelId }) => hotelId === pin.hotelId)}
          search={search}
          policyApplies={result.policyApplies}
          pathOf={pathOf}
          onClose={() => setChosen(undefined)}
        />
      )}
    </HotelMap>
  )
}

interface PartOfMapProps extends Pick<ListMapProps, 'bounded' | 'onBounds'> {
  /** Where a person has moved the map since the last search. */
  moved: MapBounds | undefined
}

/** Searches the part of the city that is on the map, or all of it again. */
function PartOfMap({ moved, bounded, onBounds }: PartOfMapProps) {
  const text = useText('products/hotel/map')
  if (!moved && !bounded) return null
  return (
    <span className={styles['here']}>
      {moved && (
        <Button kind="brand" size="compact" icon="search" onClick={() => onBounds(moved)}>
          {text.searchHere}
        </Button>
      )}
      {bounded && (
        <Button size="compact" onClick={() => onBounds(undefined)}>
          {text.wholeCity}
        </Button>
      )}
    </span>
  )
}

/** A hotel of the list looks on the map as its card says, whatever its price alone would tell. */
function usePins(pins: readonly HotelPin[], hotels: readonly ListedHotel[], full: string): MapPin[] {
  return useMemo(() => {
    const judged = new Map(hotels.map(({ hotelId, violations }) => [hotelId, violations.length === 0]))
    return pins.map(({ hotelId, position, price, within }) => ({
      id: hotelId,
      position,
      label: price === undefined ? full : formatShortPrice(price),
      look: price === undefined ? 'full' : (judged.get(hotelId) ?? within) ? 'within' : 'outside',
    }))
  }, [pins, hotels, full])
}

interface ChosenHotelProps {
  pin: HotelPin
  known: ListedHotel | undefined
  search: HotelSearchOf
  policyApplies: boolean
  pathOf: (hotelId: string) => string
  onClose: () => void
}

/** The chosen hotel in short; one that the list has not reached is asked for. */
function ChosenHotel({ pin, known, search, policyApplies, pathOf, onClose }: ChosenHotelProps) {
  const widgets = useText('kit/widgets')
  const found = useHotelAt(search, known ? undefined : pin.position)
  const hotel = known ?? found.data?.hotels.find(({ hotelId }) => hotelId === pin.hotelId)
  if (!hotel) return null
  return (
    <article className={styles['chosen']} aria-label={hotel.name}>
      <LazyImage src={pictureUrl(hotel.pictures[0])} alt="" width={84} height={84} />
      <div className={styles['about']}>
        <Link to={pathOf(hotel.hotelId)}>{hotel.name}</Link>
        <HotelRating hotel={hotel} />
        {policyApplies && hotel.price !== undefined && <VerdictBadge verdict={hotel.verdict} />}
      </div>
      <HotelPrice hotel={hotel} />
      <IconButton icon="close" size="compact" label={widgets.close} onClick={onClose} />
    </article>
  )
}
