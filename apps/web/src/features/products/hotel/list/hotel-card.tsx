import type { ListedHotel } from '@sojourn/contract/products/hotel/search.shapes'
import { memo } from 'react'
import { Badge } from '../../../../kit/marks/badge'
import { classNames } from '../../../../kit/browser/class-names'
import { formatFigure } from '../../../../kit/text/format'
import { LazyImage } from '../../../../kit/marks/lazy-image'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import { Popover } from '../../../../kit/overlays/popover'
import { FavouriteButton } from '../favourite/favourite-button'
import { formatScore, starName } from '../format'
import { HotelPrice } from '../hotel-price'
import styles from './hotel-card.module.css'
import { pictureUrl } from '../picture/picture-url'

export interface HotelCardProps {
  hotel: ListedHotel
  /** Where its rooms are shown. */
  to: string
  /** What its distance is measured from; undefined is the middle of the city. */
  from: string | undefined
  areaName: string | undefined
  policyApplies: boolean
  /** Pointed at on the map. */
  active: boolean
  nameOf: ((employeeId: string) => string | undefined) | undefined
  onPoint: (hotelId: string | undefined) => void
}

/** A hotel of the list: what it is, where it lies, what it costs and whether it may be booked. */
export const HotelCard = memo(function HotelCard(props: HotelCardProps) {
  const { hotel, to, active, onPoint } = props
  const text = useText('products/hotel/list')
  return (
    <li
      id={`hotel-${hotel.hotelId}`}
      className={classNames(styles['card'], active && styles['active'], hotel.price === undefined && styles['full'])}
      onPointerEnter={() => onPoint(hotel.hotelId)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(hotel.hotelId)}
      onBlur={() => onPoint(undefined)}
    >
      <div className={styles['picture']}>
        <LazyImage src={pictureUrl(hotel.pictures[0])} alt="" width="100%" height="100%" />
        <span className={styles['heart']}>
          <FavouriteButton hotelId={hotel.hotelId} name={hotel.name} favourite={hotel.favourite} />
        </span>
      </div>
      <div className={styles['about']}>
        <h3 className={styles['name']}>
          <Link bare to={to}>
            {hotel.name}
          </Link>
        </h3>
        <HotelRating hotel={hotel} />
        <Where {...props} />
        <Offers hotel={hotel} />
      </div>
      <div className={styles['deal']}>
        <Judgement {...props} />
        <HotelPrice hotel={hotel} />
        <ButtonLink
          to={to}
          kind={hotel.price === undefined ? 'plain' : 'brand'}
          size="compact"
          aria-label={text.seeHotel({ name: hotel.name })}
        >
          {text.see}
        </ButtonLink>
      </div>
    </li>
  )
})

/** Score, number of reviews and star group. */
export function HotelRating({ hotel }: { hotel: Pick<ListedHotel, 'score' | 'comments' | 'starCode'> }) {
  const text = useText('products/hotel/words')
  return (
    <p className={styles['rating']}>
      {hotel.score > 0 ? (
        <>
          <strong className={styles['score']}>{text.score({ score: formatScore(hotel.score) })}</strong>
          <span>{text.comments({ count: formatFigure(hotel.comments) })}</span>
        </>
      ) : (
        <span>{text.notRated}</span>
      )}
      <span>{starName(text, hotel.starCode)}</span>
    </p>
  )
}

function Where({ hotel, from, areaName }: HotelCardProps) {
  const text = useText('products/hotel/list')
  const words = useText('products/hotel/words')
  const distance = words.distance({ metres: hotel.distanceMetres })
  const where = from === undefined ? text.fromCentre({ distance }) : text.fromPoint({ place: from, distance })
  return (
    <p className={styles['where']}>
      {[areaName, where, hotel.travelMinutes !== undefined && text.minutes({ minutes: hotel.travelMinutes })]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

function Offers({ hotel }: { hotel: ListedHotel }) {
  const text = useText('products/hotel/words')
  return (
    <p className={styles['offers']}>
      {hotel.agreement && (
        <Badge tone="brand" icon="briefcase">
          {text.agreement}
        </Badge>
      )}
      {hotel.freeCancellation && <Badge tone="good">{text.freeCancellation}</Badge>}
      {hotel.breakfast && <Badge>{text.withBreakfast}</Badge>}
      {hotel.fewLeft !== undefined && <Badge tone="warn">{text.fewLeft({ count: hotel.fewLeft })}</Badge>}
    </p>
  )
}

/** The verdict; where it is not plain, its sentences unfold. */
function Judgement({ hotel, policyApplies, nameOf }: HotelCardProps) {
  const text = useText('products/hotel/list')
  if (!policyApplies || hotel.price === undefined) return null
  if (hotel.violations.length === 0) return <VerdictBadge verdict={hotel.verdict} />
  return (
    <Popover label={<VerdictBadge verdict={hotel.verdict} />} title={text.why}>
      <PolicyNotes violations={hotel.violations} nameOf={nameOf} />
    </Popover>
  )
}
