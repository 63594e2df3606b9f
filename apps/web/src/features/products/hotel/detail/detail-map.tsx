import type { HotelFacts } from '@sojourn/contract/products/hotel/hotel.shapes'
import { useMemo } from 'react'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import styles from './detail-map.module.css'
import { cityPlaces } from '../list/filter-words'
import { HotelMap } from '../map/hotel-map'
import { useGround } from '../map/use-ground'
import { useCityLabels } from '../queries'

/** Where the hotel lies among the places of its city. */
export function DetailMap({ hotel, isInternational }: { hotel: HotelFacts; isInternational: boolean }) {
  const text = useText('products/hotel/detail')
  const labels = useCityLabels(hotel.cityId, isInternational)
  const places = useMemo(() => cityPlaces(labels.data?.labelList), [labels.data])
  const ground = useGround(hotel.cityId, places)
  const { hotelId, name, position } = hotel
  const pins = useMemo(() => [{ id: hotelId, position, label: name, look: 'within' as const }], [hotelId, name, position])
  return (
    <Card title={text.where}>
      <p className={styles['address']}>{hotel.address}</p>
      <div className={styles['map']}>
        <HotelMap pins={pins} {...ground} active={hotelId} />
      </div>
    </Card>
  )
}
