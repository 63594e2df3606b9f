import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { HotelBookInfo, StayExcess } from '@sojourn/contract/products/hotel/booking.shapes'
import type { HotelTempOrder } from '@sojourn/contract/products/hotel/search.shapes'
import { chinaOffsetMinutes, daysBetween, localInstant } from '@sojourn/domain/kit/local-date'
import type { ReactNode } from 'react'
import { getHotelBookInfo } from '../../../../api/calls/products/hotel/hotel'
import { FieldError } from '../../../../kit/forms/field'
import { TwoColumns } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { settledViolations } from '../../../booking/book/book-form'
import { OrderApprovers } from '../../../booking/book/form-cards'
import { OrderFields } from '../../../booking/book/order-fields-card'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { ContactCard } from '../../../booking/book/contact-card'
import { OrderSummary } from '../../../booking/book/order-summary'
import { PaymentCard } from '../../../booking/book/payment-card'
import { SubmitPart } from '../../../booking/book/submit-part'
import { TravellersCard } from '../../../booking/book/travellers-card'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { ArrivalCard, GuestFields } from '../book/guest-cards'
import { ExpiredSearch } from '../hotel-problem'
import type { OffContractOffer } from './off-contract-offer'
import { PolicyCard } from '../book/policy-card'
import { peopleReads } from '../queries'
import { bedPrice } from '../book/stay-form'
import { useStayPrice } from '../stay-price'
import { mostInRoom, type OffContractBooking, type OffContractOrder, useOffContractBooking } from './use-off-contract-booking'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { Excess } from '../book/stay-summary'
import styles from '../book/stay-summary.module.css'

export interface OffContractBookProps<Extra extends object> {
  tempOrderNo: string
  draft: HotelTempOrder
  info: HotelBookInfo
  offer: OffContractOffer
  /** Of a quoted offer: so many rooms and these guests, no more and no fewer. */
  fixedRooms?: number
  order: OffContractOrder<Extra>
  /** What is said before the form, and asked besides. */
  children?: ReactNode
}

const usualHour = '18:00'

/** One page from a rate of a partner or of the agency to its order. */
export function OffContractBook<Extra extends object>(props: OffContractBookProps<Extra>) {
  const { tempOrderNo, draft, info, children } = props
  const { form: booking, order, busy, submit } = useOffContractBooking(props)
  const { state, check, violations } = booking
  const { bar } = useOfferPrice(props.offer, booking)
  if (order.expired) return <ExpiredSearch tempOrderNo={tempOrderNo} />
  return (
    <TwoColumns
      main={
        <>
          {children}
          <Guests {...props} booking={booking} />
          <ArrivalCard info={info} stay={booking.stay} />
          {isBusiness(draft) && check.data && (
            <PolicyCard info={info} state={state} violations={violations} verdict={check.data.verdict} rooms={booking.rooms} />
          )}
          <OrderFields info={info} state={state} />
          <OrderApprovers info={info} state={state} violations={violations} />
          <ContactCard info={info} state={state} />
          <PaymentCard info={info} state={state} />
        </>
      }
      aside={
        <Summary {...props} booking={booking}>
          <SubmitPart
            {...bar}
            busy={busy}
            errorCount={booking.errorCount}
            failure={order.failure}
            checkFailure={check.error}
            onSubmit={submit}
          />
        </Summary>
      }
    />
  )
}

const useOfferPrice = (offer: OffContractOffer, { price }: OffContractBooking) =>
  useStayPrice({ rate: offer, prices: price.lines, total: price.total })

type Booked<Extra extends object> = OffContractBookProps<Extra> & { booking: OffContractBooking }

function Summary<Extra extends object>({ draft, info, offer, booking, children }: Booked<Extra>) {
  const { price } = useOfferPrice(offer, booking)
  const { fees } = booking.price
  const { state, rooms, check, violations } = booking
  const settled = state.form.travellers.flatMap((traveller) => settledViolations(traveller, violations))
  const excess = settled.some(({ handling }) => handling === 'payExcess') ? check.data?.excess : undefined
  return (
    <OrderSummary
      draft={draft}
      days={{ startDate: offer.checkIn, endDate: offer.checkOut }}
      info={info}
      form={state.form}
      journey={<OffContractSummary offer={offer} rooms={rooms.length} excess={excess} />}
      price={price}
      priceOf={(employeeId) => bedPrice(employeeId, rooms, price.total, fees)}
      violations={violations}
      departAt={localInstant(offer.checkIn, usualHour, chinaOffsetMinutes)}
    >
      {children}
    </OrderSummary>
  )
}

const none: readonly Violation[] = []

function Guests<Extra extends object>({ draft, info, fixedRooms, booking }: Booked<Extra>) {
  const text = useText('products/hotel/demand')
  const travellers = useDraftTravellers(draft, info, peopleReads)
  const wrongRooms = booking.roomsDiffer && fixedRooms !== undefined
  return (
    <TravellersCard
      info={fixedRooms === undefined ? info : { ...info, canChooseTravellers: false }}
      business={isBusiness(draft)}
      state={booking.state}
      people={{ data: { conflicts: [], violations: [...none] }, error: null, refetch: () => undefined }}
      travellers={travellers}
      blockedOf={() => undefined}
      orderPath={(orderId) => paths.order({ orderId })}
      infoCall={getHotelBookInfo}
      extra={({ employeeId }) => (
        <GuestFields
          employeeId={employeeId}
          info={info}
          check={{ room: { maxGuests: mostInRoom } }}
          stay={booking.stay}
          faultOf={booking.faultOf}
        />
      )}
    >
      {wrongRooms && (
        <div data-field="rooms" tabIndex={-1}>
          <FieldError>{text.roomsDiffer({ rooms: fixedRooms })}</FieldError>
        </div>
      )}
    </TravellersCard>
  )
}

interface OffContractSummaryProps {
  offer: OffContractOffer
  rooms: number
  /** Where the guests pay what is above the standard. */
  excess: StayExcess | undefined
}

/** What is booked outside the contracts: hotel, room, nights and the rules of whoever offers it. */
function OffContractSummary({ offer, rooms, excess }: OffContractSummaryProps) {
  const text = useText('products/hotel/book')
  const external = useText('products/hotel/external')
  const words = useText('products/hotel/words')
  const nights = words.nights({ count: daysBetween(offer.checkIn, offer.checkOut) })
  return (
    <div className={styles['stay']}>
      <div>
        <strong>{offer.hotelName}</strong>
        {offer.address && <p className={styles['soft']}>{offer.address}</p>}
        <p className={styles['soft']}>
          {[offer.roomName, words.rooms({ count: rooms }), words.payments[offer.hotelType]].join(' · ')}
        </p>
        <p className={styles['soft']}>
          {text.dates({ checkIn: formatDate(offer.checkIn), checkOut: formatDate(offer.checkOut), nights })}
        </p>
        <p className={styles['soft']}>
          {[`${formatPrice(offer.price)}${words.perNight}`, words.breakfasts({ count: offer.breakfasts })].join(' · ')}
        </p>
      </div>
      {excess && <Excess excess={excess} />}
      {offer.rules.length > 0 && (
        <div>
          <h3 className={styles['heading']}>{external.rules}</h3>
          <ul className={styles['steps']}>
            {offer.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
