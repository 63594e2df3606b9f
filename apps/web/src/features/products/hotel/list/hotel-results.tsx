import type { HotelSearchResult, ListedHotel } from '@sojourn/contract/products/hotel/search.shapes'
import { useMemo, useRef, useState } from 'react'
import { classNames } from '../../../../kit/browser/class-names'
import { LoadMore } from '../../../../kit/lists/load-more'
import { Segmented } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { travellerNames } from '../../../booking/traveller/traveller-names'
import { SortBar } from '../../../booking/list/sort-bar'
import { FilterBar } from './filter-bar'
import { cityPlaces, type CityPlaces } from './filter-words'
import { HotelCard } from './hotel-card'
import styles from './hotel-results.module.css'
import { NoHotels } from './list-empty'
import { ListMap } from './list-map'
import { hotelSorts, stayOf, travelTimeFirst, type ListState } from './list-state'
import type { HotelMapHandle } from '../map/hotel-map'
import type { MapBounds } from '../map/projection'
import { useCityLabels, type HotelSearchOf } from '../queries'

export interface HotelResultsProps {
  state: ListState
  search: HotelSearchOf
  /** The first page with the frame of the search. */
  result: HotelSearchResult
  hotels: readonly ListedHotel[]
  hasMore: boolean
  loadingMore: boolean
  /** Another search is on its way; what is shown is the former one. */
  stale: boolean
  onMore: () => void
}

/** Conditions and orders on top, the list and the map side by side; a narrow screen shows one of them. */
export function HotelResults(props: HotelResultsProps) {
  const { state, result, search, hotels, stale } = props
  const text = useText('products/hotel/list')
  const labels = useCityLabels(result.cityId, result.isInternational)
  const places = useMemo(() => cityPlaces(labels.data?.labelList), [labels.data])
  const [active, setActive] = useState<string>()
  const map = useRef<HotelMapHandle>(null)
  const pathOf = (hotelId: string) =>
    paths.hotelDetail({ tempOrderNo: state.tempOrderNo, hotelId, ...detailStay(state), payment: state.filters.payment })
  const bound = (bounds: MapBounds | undefined) => {
    state.setFilters({ ...state.filters, bounds: bounds && [bounds.south, bounds.west, bounds.north, bounds.east] })
    if (!bounds) map.current?.fit()
  }
  return (
    <div className={styles['results']}>
      <Conditions {...props} places={places} />
      <Orders state={state} result={result} />
      <div className={classNames(styles['split'], state.view === 'map' && styles['mapOnly'])} aria-busy={stale}>
        <div className={classNames(styles['list'], stale && styles['stale'])}>
          {hotels.length === 0 ? (
            <NoHotels state={state} result={result} places={places} />
          ) : (
            <Cards {...props} places={places} active={active} onPoint={setActive} pathOf={pathOf} />
          )}
        </div>
        <div className={styles['map']}>
          <ListMap
            search={search}
            result={result}
            hotels={hotels}
            places={places}
            active={active}
            bounded={state.filters.bounds !== undefined}
            pathOf={pathOf}
            onHover={setActive}
            onBounds={bound}
            handle={map}
          />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {text.hotelCount({ count: result.total })}
      </p>
    </div>
  )
}

function Conditions({ state, result, places }: Pick<HotelResultsProps, 'state' | 'result'> & { places: CityPlaces }) {
  return (
    <FilterBar
      filters={state.filters}
      onChange={state.setFilters}
      places={places}
      near={state.near}
      onNear={(placeId) => state.put({ near: placeId })}
      nearPlaces={result.nearPlaces}
      policyApplies={result.policyApplies}
      total={result.total}
    />
  )
}

/** The stay and the sharing go along to the page of a hotel. */
const detailStay = (state: ListState) => ({ ...stayOf(state), ...(state.sharing === 2 && { sharing: state.sharing }) })

function Orders({ state, result }: Pick<HotelResultsProps, 'state' | 'result'>) {
  const text = useText('products/hotel/list')
  const isOnlyCity = result.near.kind === 'centre' && result.nearPlaces.length === 0
  const sorts = isOnlyCity ? hotelSorts.filter((sort) => sort !== travelTimeFirst) : hotelSorts
  return (
    <div className={styles['orders']}>
      <SortBar sorts={sorts} words={text.sorts} sort={state.sort} onSort={(sort) => state.put({ sort })} />
      <span className={styles['count']}>{text.hotelCount({ count: result.total })}</span>
      <span className={styles['view']}>
        <Segmented
          label={text.view}
          value={state.view}
          onChange={(view) => state.put({ view })}
          choices={[
            { value: 'list', label: text.list },
            { value: 'map', label: text.map },
          ]}
        />
      </span>
    </div>
  )
}

interface CardsProps extends HotelResultsProps {
  places: CityPlaces
  active: string | undefined
  onPoint: (hotelId: string | undefined) => void
  pathOf: (hotelId: string) => string
}

function Cards({ result, hotels, places, active, onPoint, pathOf, hasMore, loadingMore, onMore }: CardsProps) {
  const areas = useMemo(() => new Map(places.get('area')?.map(({ id, name }) => [id, name])), [places])
  const nameOf = useMemo(() => travellerNames(result.travellers), [result.travellers])
  return (
    <>
      <ul className={styles['cards']}>
        {hotels.map((hotel) => (
          <HotelCard
            key={hotel.hotelId}
            hotel={hotel}
            to={pathOf(hotel.hotelId)}
            from={result.near.kind === 'centre' ? undefined : result.near.name}
            areaName={hotel.areaId && areas.get(hotel.areaId)}
            policyApplies={result.policyApplies}
            active={active === hotel.hotelId}
            nameOf={nameOf}
            onPoint={onPoint}
          />
        ))}
      </ul>
      <LoadMore hasMore={hasMore} busy={loadingMore} onMore={onMore} />
    </>
  )
}
