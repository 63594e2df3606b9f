import { addFavouriteHotel, getFavouriteHotels, removeFavouriteHotel } from '../../../../api/calls/products/hotel/favourite'
import { useState } from 'react'
import { useWrite } from '../../../../api/queries'
import { classNames } from '../../../../kit/browser/class-names'
import { Icon } from '../../../../kit/marks/icon'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import styles from './favourite-button.module.css'

/** A heart that keeps a hotel among one's favourites; it turns at once and back when the server refuses. */
export function FavouriteButton({ hotelId, name, favourite }: { hotelId: string; name: string; favourite: boolean }) {
  const text = useText('products/hotel/words')
  const [wanted, setWanted] = useState<boolean>()
  const add = useWrite(addFavouriteHotel, [getFavouriteHotels])
  const remove = useWrite(removeFavouriteHotel, [getFavouriteHotels])
  const on = wanted ?? favourite
  const turn = () => {
    setWanted(!on)
    const back = (error: Error) => {
      setWanted(on)
      toast(error.message, 'bad')
    }
    if (on) remove.mutate({ hotelId }, { onError: back })
    else add.mutate({ hotelId }, { onError: back })
  }
  const label = on ? text.removeFavourite({ name }) : text.addFavourite({ name })
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      title={label}
      className={classNames(styles['heart'], on && styles['on'])}
      onClick={turn}
    >
      <Icon name="heart" />
    </button>
  )
}
