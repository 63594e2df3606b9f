import type { HotelDetailResult } from '@sojourn/contract/products/hotel/search.shapes'
import type { HotelFacts, HotelRate, HotelRoom } from '@sojourn/contract/products/hotel/hotel.shapes'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSearchAddress } from '../../../../kit/browser/address-secret'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Page } from '../../../../kit/layout/page'
import { Skeleton, SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { DraftApplicationChip } from '../../../booking/application/draft-application'
import { keepChosenRate } from '../book/chosen-rate'
import { DetailGallery } from './detail-gallery'
import { PropertyFacts, PropertyPolicies } from './detail-facts'
import { DetailMap } from './detail-map'
import styles from './detail-page.module.css'
import { ExternalRates } from './external-rates'
import { FavouriteButton } from '../favourite/favourite-button'
import { BackToList, HotelProblem } from '../hotel-problem'
import { hotelFilters } from '../list/list-filters'
import { requestStay, shownHotels, stayOf } from '../list/list-state'
import { useCurrentStay, useDraft, useHotelDetail } from '../queries'
import { RoomOffer } from './room-offer'
import { roomsOf, type Sharing } from '../book/rooms-plan'
import { StandardLine } from '../list/standard-line'
import { StayBar } from '../list/stay-bar'
import { IconLine } from '../../../../kit/layout/icon-line'
import { HotelRating } from '../list/hotel-card'

export async function loader() {
  await loadTexts(
    'products/hotel/words',
    'products/hotel/list',
    'products/hotel/detail',
    'products/hotel/map',
    'booking/placing/book',
    'booking/list',
    'kit/money',
    'kit/widgets',
  )
  return null
}

/** One hotel with every room and rate for the stay (S2.25). */
export function Component() {
  const text = useText('products/hotel/detail')
  const [query, setQuery] = useSearchAddress()
  const shown = shownHotels.read(query)
  const { tempOrderNo, sharing } = shown
  const draft = useDraft(tempOrderNo)
  const people = useMemo(() => draft.data?.travellers.map(({ employeeId }) => employeeId) ?? [], [draft.data])
  const rooms = roomsOf(people, sharing)
  const payment = hotelFilters.read(query).payment
  const detail = useHotelDetail({
    tempOrderNo,
    hotelId: query.get('hotelId') ?? '',
    ...requestStay(stayOf(shown)),
    ...(rooms && { rooms }),
    ...(payment !== undefined && { payment }),
  })
  const result = detail.data
  useCurrentStay(tempOrderNo, draft.data, detail.isPlaceholderData ? undefined : result)
  const put = (values: Readonly<Record<string, string>>) =>
    setQuery(new URLSearchParams({ ...Object.fromEntries(query), ...values }), { replace: true, preventScrollReset: true })
  const hotel = result?.hotel
  return (
    <Page
      title={hotel?.name ?? text.titlePlain}
      back={paths.hotelList({ tempOrderNo })}
      chips={
        <>
          {hotel && <Favourite hotel={hotel} favourite={result.favourite} />}
          {draft.data && <DraftApplicationChip draft={draft.data} />}
        </>
      }
    >
      {result ? (
        <Hotel
          result={result}
          tempOrderNo={tempOrderNo}
          sharing={sharing}
          rooms={rooms}
          stale={detail.isPlaceholderData}
          onStay={({ checkIn, checkOut }) => put({ checkIn, checkOut })}
          onSharing={(next) => put({ sharing: String(next) })}
        />
      ) : detail.error ? (
        <HotelProblem error={detail.error} tempOrderNo={tempOrderNo} onRetry={() => void detail.refetch()} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

const Favourite = ({ hotel: { hotelId, name }, favourite }: Pick<HotelDetailResult, 'hotel' | 'favourite'>) => (
  <FavouriteButton key={hotelId} hotelId={hotelId} name={name} favourite={favourite} />
)

interface HotelProps {
  result: HotelDetailResult
  tempOrderNo: string
  sharing: Sharing
  rooms: string[][] | undefined
  stale: boolean
  onStay: (stay: { checkIn: string; checkOut: string }) => void
  onSharing: (sharing: Sharing) => void
}

function Hotel({ result, tempOrderNo, sharing, rooms, stale, onStay, onSharing }: HotelProps) {
  const { hotel } = result
  return (
    <div className={styles['stack']}>
      <DetailHead hotel={hotel} />
      <DetailGallery name={hotel.name} pictures={hotel.pictures} />
      <div className={styles['sticky']}>
        <StayBar
          stay={{ checkIn: result.checkInDate, checkOut: result.checkOutDate }}
          result={result}
          sharing={sharing}
          onStay={onStay}
          onSharing={onSharing}
        />
      </div>
      <StandardLine result={result} />
      <Rooms result={result} tempOrderNo={tempOrderNo} rooms={rooms} stale={stale} />
      <ExternalRates tempOrderNo={tempOrderNo} rates={result.externalRates} />
      <div className={styles['below']}>
        <PropertyPolicies policies={hotel.policies} />
        <PropertyFacts hotel={hotel} />
      </div>
      <DetailMap hotel={hotel} isInternational={result.isInternational} />
    </div>
  )
}

function Rooms({ result, tempOrderNo, rooms, stale }: Pick<HotelProps, 'result' | 'tempOrderNo' | 'rooms' | 'stale'>) {
  const text = useText('products/hotel/detail')
  const navigate = useNavigate()
  const { hotel, searchId, checkInDate: checkIn, checkOutDate: checkOut } = result
  const book = (room: HotelRoom, rate: HotelRate) => {
    const choice = { searchId, hotelId: hotel.hotelId, rateId: rate.rateId, totalPrice: rate.totalPrice }
    keepChosenRate(tempOrderNo, { choice, hotelName: hotel.name, roomName: room.name, checkIn, checkOut, rooms })
    void navigate(paths.hotelBook({ tempOrderNo }))
  }
  if (hotel.rooms.length === 0) {
    return (
      <EmptyState icon="hotel" title={text.noRooms} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
        {text.noRoomsWhy}
      </EmptyState>
    )
  }
  return (
    <section aria-label={text.rooms} aria-busy={stale} className={styles['rooms']}>
      <h2>{text.rooms}</h2>
      {hotel.rooms.map((offer) => (
        <RoomOffer key={offer.room.roomId} offer={offer} result={result} onBook={book} />
      ))}
    </section>
  )
}

function Waiting() {
  const text = useText('products/hotel/detail')
  return (
    <div className={styles['stack']}>
      <span role="status" className="visually-hidden">
        {text.loading}
      </span>
      <Skeleton height={242} radius={8} />
      <Skeleton height={52} radius={8} />
      <SkeletonList count={3} height={220} gap={12} />
    </div>
  )
}

/** Name abroad, score, address and telephone. */
function DetailHead({ hotel }: { hotel: HotelFacts & { phone: string } }) {
  const text = useText('products/hotel/detail')
  return (
    <div className={styles['head']}>
      {hotel.englishName && <p className={styles['soft']}>{hotel.englishName}</p>}
      <HotelRating hotel={hotel} />
      <IconLine icon="pin">
        <span className="visually-hidden">{text.address}</span>
        {hotel.address}
      </IconLine>
      <IconLine icon="phone">
        <span className="visually-hidden">{text.phone}</span>
        {hotel.phone}
      </IconLine>
    </div>
  )
}
