import { hotelPayType } from '@sojourn/domain/access/product-availability'
import { bookTypes, travelTypes } from '@sojourn/contract/booking/codes'
import type { FavouriteHotel } from '@sojourn/contract/products/hotel/favourite.calls'
import { useNavigate } from 'react-router'
import { saveHotelOrderTemp } from '../../../../api/calls/products/hotel/draft'
import { getFavouriteHotels, removeFavouriteHotel } from '../../../../api/calls/products/hotel/favourite'
import { mayDo, useEmployee } from '../../../../api/employee'
import { useWrite } from '../../../../api/queries'
import { Button, IconButton } from '../../../../kit/actions/button'
import { formatDate } from '../../../../kit/text/format'
import { IconLine } from '../../../../kit/layout/icon-line'
import { LazyImage } from '../../../../kit/marks/lazy-image'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { paths } from '../../../../paths'
import styles from './favourites.module.css'
import { HotelRating } from '../list/hotel-card'
import { pictureUrl } from '../picture/picture-url'

interface FavouriteRowProps {
  hotel: FavouriteHotel
  checkIn: string
  checkOut: string
}

/** One favourite: what it is, where it lies, what a night costs. */
export function FavouriteRow({ hotel, checkIn, checkOut }: FavouriteRowProps) {
  const text = useText('products/hotel/favourite')
  const words = useText('products/hotel/words')
  const remove = useRemoval(hotel)
  const { name, cityName, address, price, pictures } = hotel
  return (
    <li className={styles['row']}>
      <div className={styles['picture']}>
        <LazyImage src={pictureUrl(pictures[0])} alt="" width="100%" height="100%" />
      </div>
      <div className={styles['about']}>
        <h2>{name}</h2>
        <HotelRating hotel={hotel} />
        <IconLine icon="pin">
          {cityName} · {address}
        </IconLine>
      </div>
      <div className={styles['deal']}>
        <span className={styles['price']}>
          {price === undefined ? words.soldOut : <Price fen={price} size="large" />}
          <span className={styles['soft']}>{text.priceFor({ date: formatDate(checkIn) })}</span>
        </span>
        <span className={styles['buttons']}>
          <IconButton icon="close" size="compact" label={text.removeHotel({ name })} onClick={remove} />
          <BookButton hotel={hotel} checkIn={checkIn} checkOut={checkOut} />
        </span>
      </div>
    </li>
  )
}

/** Takes a hotel out of the list; the heart on its page brings it back. */
function useRemoval({ hotelId, name }: FavouriteHotel) {
  const text = useText('products/hotel/favourite')
  const remove = useWrite(removeFavouriteHotel, [getFavouriteHotels])
  return () =>
    remove.mutate(
      { hotelId },
      { onSuccess: () => toast(text.removed({ name }), 'good'), onError: (error) => toast(error.message, 'bad') },
    )
}

/** A business search for oneself at this hotel and day, opened at its rooms. */
function BookButton({ hotel: { hotelId, name, cityId, cityName, isInternational }, checkIn, checkOut }: FavouriteRowProps) {
  const text = useText('products/hotel/favourite')
  const employee = useEmployee()
  const navigate = useNavigate()
  const save = useWrite(saveHotelOrderTemp)
  const book = () =>
    save.mutate(
      {
        travelType: travelTypes.code('business'),
        bookType: bookTypes.code('self'),
        searchParams: {
          cityId,
          cityName,
          checkInDate: checkIn,
          checkOutDate: checkOut,
          hotelType: hotelPayType(employee),
          isInternational,
        },
      },
      {
        onSuccess: ({ tempOrderNo }) => void navigate(paths.hotelDetail({ tempOrderNo, hotelId })),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <Button
      kind="brand"
      size="compact"
      busy={save.isPending}
      disabledReason={mayDo(employee, 'book') ? undefined : text.noBooking}
      aria-label={text.bookHotel({ name })}
      onClick={book}
    >
      {text.book}
    </Button>
  )
}
