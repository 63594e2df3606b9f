import type { HotelSearchResult } from '@sojourn/contract/products/hotel/search.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { formatDate } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Segmented } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import type { Stay } from '@sojourn/domain/products/hotel/draft'
import type { Sharing } from '../book/rooms-plan'
import styles from './stay-bar.module.css'
import { StayDialog } from './stay-dialog'

export interface StayBarProps {
  stay: Stay
  result: Pick<HotelSearchResult, 'rooms' | 'travellers' | 'isInternational' | 'earliestCheckIn'> | undefined
  sharing: Sharing
  onStay: (stay: Stay) => void
  onSharing: (sharing: Sharing) => void
}

/** Dates, nights and who shares a room; each can be changed in place. */
export function StayBar({ stay, result, sharing, onStay, onSharing }: StayBarProps) {
  const text = useText('products/hotel/list')
  const words = useText('products/hotel/words')
  return (
    <div className={styles['bar']}>
      <Icon name="calendar" />
      <strong className={styles['dates']}>
        {text.checkInOut({ checkIn: formatDate(stay.checkIn), checkOut: formatDate(stay.checkOut) })}
      </strong>
      <span className={styles['soft']}>{words.nights({ count: daysBetween(stay.checkIn, stay.checkOut) })}</span>
      <StayDialog
        stay={stay}
        isInternational={result?.isInternational ?? false}
        earliest={result?.earliestCheckIn}
        onStay={onStay}
      />
      {result && (
        <span className={styles['party']}>
          <Icon name="users" />
          {text.party({ rooms: result.rooms, guests: Math.max(1, result.travellers.length) })}
          {result.travellers.length > 1 && (
            <Segmented
              label={text.sharing}
              value={sharing}
              onChange={onSharing}
              choices={[
                { value: 1, label: text.alone },
                { value: 2, label: text.pairs },
              ]}
            />
          )}
        </span>
      )}
    </div>
  )
}
