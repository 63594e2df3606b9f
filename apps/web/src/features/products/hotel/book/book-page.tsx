import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { baseRate } from '../../../../kit/text/currency'
import { getHotelBookInfo } from '../../../../api/calls/products/hotel/hotel'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ContactCard } from '../../../booking/book/contact-card'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { SubmitPart } from '../../../booking/book/submit-part'
import { TravellersCard } from '../../../booking/book/travellers-card'
import { goToField, useBookForm } from '../../../booking/book/use-book-form'
import { BookingApplication } from '../../../booking/application/draft-application'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { PriceLines } from '../../../booking/order/price-lines'
import { BookingFrame } from './booking-frame'
import { chosenRate } from './chosen-rate'
import { ArrivalCard, GuaranteeCard, GuestFields } from './guest-cards'
import { peopleReads } from '../queries'
import { needsCard, stayFaults } from './stay-form'
import styles from './stay-summary.module.css'
import { RateChange, StaySummary } from './stay-summary'
import { useStayPrice } from '../stay-price'
import { acceptanceOf, type Booking } from './use-booking'

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
    'booking/placing/choice',
    'kit/money',
    'kit/widgets',
  )
  return null
}

/** Who stays in which room, when they arrive, and who is reached (S2.25). */
export function Component() {
  const text = useText('products/hotel/book')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const hotelId = chosenRate(tempOrderNo)?.choice.hotelId
  const back = hotelId ? paths.hotelDetail({ tempOrderNo, hotelId }) : paths.hotelList({ tempOrderNo })
  return <BookingFrame tempOrderNo={tempOrderNo} title={text.title} step={1} back={back} screen={BookScreen} />
}

/** Faults of the common form that are mended on this step; the others belong to the next. */
const ownField = /^(travellers$|travellers\.\d+\.(credentialId|costCentreId|costShares|projectCode)|contact\.)/

/** What is wrong on this step: the common part and the stay. */
function useStepFaults({ tempOrderNo, info, stay, check }: Booking) {
  const state = useBookForm(tempOrderNo, info, { violations: [], sameIds: [] })
  const [tried, setTried] = useState(false)
  const faults = stayFaults(stay.form, info, check)
  const common = [...state.faults.keys()].filter((path) => ownField.test(path))
  const paths = [...common, ...faults.keys()]
  return {
    state,
    faultOf: (path: string) => (tried ? faults.get(path) : undefined),
    count: tried ? paths.length : 0,
    tryToGoOn: (): boolean => {
      setTried(true)
      state.tryToSubmit()
      const [first] = paths
      if (first !== undefined) goToField(first)
      return first === undefined
    },
  }
}

function BookScreen(booking: Booking) {
  const { tempOrderNo, info, stay, check } = booking
  const text = useText('products/hotel/book')
  const navigate = useNavigate()
  const { bar } = useStayPrice(check)
  const step = useStepFaults(booking)
  const goOn = () => {
    if (!step.tryToGoOn()) return
    if (booking.checkFailure) return booking.checkAgain()
    void navigate(needsCard(stay.form, check) ? paths.hotelGuarantee({ tempOrderNo }) : paths.hotelBookNext({ tempOrderNo }))
  }
  return (
    <TwoColumns
      main={
        <>
          <RateChange check={check} />
          <Guests booking={booking} step={step} />
          <ArrivalCard info={info} stay={stay} />
          <GuaranteeCard info={info} check={check} stay={stay} />
          <ContactCard info={info} state={step.state} />
        </>
      }
      aside={
        <Card title={text.summary}>
          <div className={styles['stay']}>
            <StaySummary check={check} paysExcess={check.violations.some(({ handling }) => handling === 'payExcess')} />
            <StepPrice check={check} />
          </div>
          <StayApplication booking={booking} />
          <SubmitPart
            label={text.next}
            {...bar}
            busy={false}
            errorCount={step.count}
            failure={undefined}
            checkFailure={booking.checkFailure}
            onSubmit={goOn}
            onAccept={acceptanceOf(booking)}
          />
        </Card>
      }
    />
  )
}

function StayApplication({ booking: { draft, check, info } }: { booking: Booking }) {
  const { checkInDate, checkOutDate, total, rooms } = check
  const travellerIds = info.travellers.map(({ employeeId }) => employeeId)
  const booking = { startDate: checkInDate, endDate: checkOutDate, rooms, amount: total, travellerIds }
  return <BookingApplication draft={draft} booking={booking} />
}

/** What is paid here, and beside it what the desk takes. */
const StepPrice = ({ check }: Pick<Booking, 'check'>) => <PriceLines {...useStayPrice(check).price} rate={baseRate()} />

function Guests({ booking, step }: { booking: Booking; step: ReturnType<typeof useStepFaults> }) {
  const { draft, info, check, stay } = booking
  const travellers = useDraftTravellers(draft, info, peopleReads)
  return (
    <TravellersCard
      info={info}
      business={isBusiness(draft)}
      state={step.state}
      people={{ data: undefined, error: null, refetch: () => undefined }}
      travellers={travellers}
      blockedOf={() => undefined}
      orderPath={(orderId) => paths.order({ orderId })}
      infoCall={getHotelBookInfo}
      extra={({ employeeId }) => (
        <GuestFields employeeId={employeeId} info={info} check={check} stay={stay} faultOf={step.faultOf} />
      )}
    />
  )
}
