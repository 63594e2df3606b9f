import type { CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import { localInstant } from '@sojourn/domain/kit/local-date'
import { wholeOf } from '@sojourn/domain/products/hotel/order-price'
import { useNavigate, useSearchParams } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { checkHotelBooking, createHotelOrder } from '../../../../api/calls/products/hotel/hotel'
import type { ApiProblem } from '../../../../api/problem'
import { queryClient, readOptions, useWrite } from '../../../../api/queries'
import { TwoColumns } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { orderedBy, settledViolations } from '../../../booking/book/book-form'
import { OrderCards } from '../../../booking/book/form-cards'
import { useAskNewPrice } from '../../../booking/book/ask-new-price'
import { renewedPrices } from '../../../booking/book/renewed-prices'
import { OrderSummary } from '../../../booking/book/order-summary'
import { SubmitPart } from '../../../booking/book/submit-part'
import { useBookForm, type BookFormState } from '../../../booking/book/use-book-form'
import { useSubmitOrder } from '../../../booking/book/use-submit-order'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { BookingFrame } from './booking-frame'
import { PropertyPolicies } from '../detail/detail-facts'
import { chooseAgain, ExpiredSearch } from '../hotel-problem'
import { PolicyCard } from './policy-card'
import { bedPrice, needsCard, orderedStay, roomsOfStay, stayFees } from './stay-form'
import { StayRecap } from './stay-recap'
import { RateChange, StaySummary } from './stay-summary'
import { acceptanceOf, type Booking } from './use-booking'
import { useStayPrice } from '../stay-price'

export async function loader() {
  await loadTexts(
    'products/hotel/words',
    'products/hotel/detail',
    'products/hotel/book',
    'booking/placing/book',
    'booking/custom-field',
    'booking/order/text',
    'booking/placing/book-form',
    'booking/traveller',
    'kit/money',
    'kit/widgets',
  )
  return null
}

/** The last look before the order: the stay, the reason where policy asks, who approves, who pays (S2.25). */
export function Component() {
  const text = useText('products/hotel/book')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  return (
    <BookingFrame
      tempOrderNo={tempOrderNo}
      title={text.nextTitle}
      step={2}
      back={paths.hotelBook({ tempOrderNo })}
      screen={NextScreen}
    />
  )
}

const usualHour = '18:00'

function NextScreen(booking: Booking) {
  const { tempOrderNo, draft, info, check, stay } = booking
  const { price, bar } = useStayPrice(check)
  const { violations } = check
  const rooms = roomsOfStay(info, stay.form) ?? []
  const state = useBookForm(tempOrderNo, info, { violations, sameIds: [], together: rooms })
  const { order, submit } = useHotelOrder(booking, state)
  if (order.expired) return <ExpiredSearch tempOrderNo={tempOrderNo} />
  const settled = state.form.travellers.flatMap((traveller) => settledViolations(traveller, violations))
  const paysExcess = settled.some(({ handling }) => handling === 'payExcess')
  return (
    <TwoColumns
      main={
        <>
          <RateChange check={check} />
          <StayRecap booking={booking} />
          <PropertyPolicies policies={check.hotel.policies} />
          {isBusiness(draft) && (
            <PolicyCard info={info} state={state} violations={violations} verdict={check.verdict} rooms={rooms} />
          )}
          <OrderCards info={info} state={state} violations={violations} />
        </>
      }
      aside={
        <OrderSummary
          draft={draft}
          days={{ startDate: check.checkInDate, endDate: check.checkOutDate, rooms: check.rooms }}
          info={info}
          form={state.form}
          journey={<StaySummary check={check} paysExcess={paysExcess} />}
          price={price}
          priceOf={(employeeId) => bedPrice(employeeId, rooms, check.total, stayFees(rooms, info.travellers, check.rate))}
          violations={violations}
          departAt={localInstant(check.checkInDate, usualHour, check.hotel.offsetMinutes)}
        >
          <SubmitPart
            {...bar}
            busy={order.busy}
            errorCount={state.errorCount}
            failure={order.failure}
            checkFailure={booking.checkFailure}
            onSubmit={submit}
            onAccept={acceptanceOf(booking)}
          />
        </OrderSummary>
      }
    />
  )
}

/** From the press on submit to the order: faults first, then a missing card, then a price that changed meanwhile. */
function useHotelOrder(booking: Booking, state: BookFormState) {
  const { tempOrderNo, info, stay, check, chosen } = booking
  const acceptsPrice = useAskNewPrice(useText('products/hotel/book').stayPriceAsk)
  const words = useText('products/hotel/words')
  const navigate = useNavigate()
  const create = useWrite(createHotelOrder, [getTripOrderList, getPendingOrderStatistical])
  const send = (totalPrice: number, expectedTotal: number) =>
    order.send({
      ...orderedBy(state.form, { info, violations: check.violations }),
      ...orderedStay(stay.form, info, { guaranteed: check.guarantee.needed, memberGroup: check.memberGroup }),
      tempOrderNo,
      chosen: { ...chosen.choice, totalPrice },
      expectedTotal,
    })
  const askNewPrice = async (problem: ApiProblem, refused: CreateHotelOrder) => {
    const rooms = roomsOfStay(info, stay.form)
    const request = { tempOrderNo, chosen: chosen.choice, ...(rooms && { rooms }), latestArrival: stay.form.latestArrival }
    const now = await queryClient.fetchQuery({ ...readOptions(checkHotelBooking, request), staleTime: 0 })
    const accepted = refused.chosen.totalPrice
    const [asked = accepted] = renewedPrices(problem, [Math.max(accepted, now.rate.totalPrice)]).prices
    const more = (asked - now.rate.totalPrice) * check.rooms
    const former = wholeOf(check.prices) + (accepted - check.rate.totalPrice) * check.rooms
    if (!(await acceptsPrice(former, wholeOf(now.prices) + more))) return
    booking.acceptPrice(asked)
    send(asked, Math.max(refused.expectedTotal, check.rate.hotelType === 1 ? now.total : now.total + more))
  }
  const order = useSubmitOrder({
    tempOrderNo,
    create,
    noLongerOnSale: chooseAgain,
    list: { path: paths.hotelList({ tempOrderNo }), label: words.backToList },
    pathOf: ({ orderNo, next }) => (next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.hotelOrder({ orderId: orderNo })),
    onPriceChanged: (problem, refused) => void askNewPrice(problem, refused).catch((error: Error) => order.fail(error)),
    onRefused: state.refuse,
  })
  const submit = () => {
    if (order.busy) return
    if (needsCard(stay.form, check)) void navigate(paths.hotelGuarantee({ tempOrderNo }))
    else if (!state.tryToSubmit()) return
    else if (booking.checkFailure) booking.checkAgain()
    else send(chosen.choice.totalPrice, check.total)
  }
  return { order, submit }
}
