import { bookTypes } from '@sojourn/contract/booking/codes'
import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { chooseTravellers } from '../../../../api/calls/booking/draft'
import { saveHotelOrderTemp } from '../../../../api/calls/products/hotel/draft'
import { invoke, newIntent } from '../../../../api/client'
import { Button } from '../../../../kit/actions/button'
import { Card } from '../../../../kit/layout/page'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { paths } from '../../../../paths'
import { formatScore, starName } from '../format'
import styles from './order-parts.module.css'

/** After a refusal: what is near and free for the same nights and people, one press from its rooms. */
export function OrderAlternatives({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel/order')
  const words = useText('products/hotel/words')
  const choose = useChoice(order)
  return (
    <Card title={text.refusedTitle}>
      <p className={styles['soft']}>{order.total > 0 ? text.refusedWhy : text.refusedUnpaid}</p>
      <ul className={styles['others']}>
        {order.alternatives.map(({ hotelId, name, distanceMetres, price, starCode, score }) => (
          <li key={hotelId}>
            <span className={styles['words']}>
              <strong>{name}</strong>
              <span className={styles['soft']}>
                {[
                  starName(words, starCode),
                  score > 0 && words.score({ score: formatScore(score) }),
                  words.distance({ metres: distanceMetres }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Price fen={price} />
            <Button
              size="compact"
              kind="brand"
              busy={choose.isPending && choose.variables === hotelId}
              aria-label={text.chooseHotel({ name })}
              onClick={() => choose.mutate(hotelId)}
            >
              {text.choose}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A new search with the stay and the people of the order, opened at the chosen hotel. */
function useChoice(order: HotelOrderDetail) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (hotelId: string) => {
      const { travelType, bookType, hotelType, checkInDate, checkOutDate, isInternational, hotel } = order
      const { cityId, cityName } = hotel
      const searchParams = { cityId, cityName, checkInDate, checkOutDate, hotelType, isInternational }
      const { tempOrderNo } = await invoke(saveHotelOrderTemp, { searchParams, travelType, bookType }, { intent: newIntent() })
      const employeeIds = order.travellerList.map(({ employeeId }) => employeeId)
      if (bookType !== bookTypes.code('self'))
        await invoke(chooseTravellers, { tempOrderNo, employeeIds }, { intent: newIntent() })
      return paths.hotelDetail({ tempOrderNo, hotelId })
    },
    onSuccess: (path) => void navigate(path),
    onError: (error) => toast(error.message, 'bad'),
  })
}
