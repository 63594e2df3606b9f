import type { CarBookInfo, CarTempOrder, ChosenCar, CreateCarOrder } from '@sojourn/contract/products/car/car.shapes'
import { useState, type ComponentProps } from 'react'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { createCarOrder, getCarBookInfo, getCarOrderTemp } from '../../../../api/calls/products/car/car'
import type { ApiProblem } from '../../../../api/problem'
import { queryClient, useWrite } from '../../../../api/queries'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { orderedBy } from '../../../booking/book/book-form'
import { useAskNewPrice } from '../../../booking/book/ask-new-price'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { FormCards } from '../../../booking/book/form-cards'
import { OrderSummary } from '../../../booking/book/order-summary'
import { SubmitPart } from '../../../booking/book/submit-part'
import { TravellersCard } from '../../../booking/book/travellers-card'
import { goToField, useBookForm } from '../../../booking/book/use-book-form'
import { useSubmitOrder } from '../../../booking/book/use-submit-order'
import { isBusiness } from '../../../booking/draft/draft-kind'
import { keep, readKept } from '../../../booking/draft/session-store'
import { chooseAgain, ExpiredSearch } from '../car-problem'
import { FareParts } from '../fare-parts'
import { bookInfoOptions, usePassengerCheck } from '../queries'
import { RideRoute } from '../ride-route'
import { EmergencyCard, emergencyOf, nobody, type Emergency } from './emergency-card'

export interface BookScreenProps {
  draft: CarTempOrder
  info: CarBookInfo
  car: ChosenCar
  onAcceptPrice: (atMost: number) => void
}

type TravellersProps = ComponentProps<typeof TravellersCard>
type RidersProps = Pick<TravellersProps, 'info' | 'business' | 'state' | 'travellers'> & {
  people: ReturnType<typeof useBooking>['people']
}

/** Rides are in the way of nothing, so nobody has a conflict. */
function Riders({ people, ...card }: RidersProps) {
  return (
    <TravellersCard
      {...card}
      people={{ ...people, data: people.data && { ...people.data, conflicts: [] } }}
      blockedOf={() => undefined}
      orderPath={(orderId) => paths.order({ orderId })}
      infoCall={getCarBookInfo}
    />
  )
}

/** The order form: who is picked up, contact and payment on the left, the sum of it on the right. */
export function BookScreen(props: BookScreenProps) {
  const { draft, info } = props
  const text = useText('products/car/pages')
  const { form, people, price, emergency, order, submit } = useBooking(props)
  const travellers = useDraftTravellers(draft, info, [getCarBookInfo, getCarOrderTemp])
  const { violations = [] } = people.data ?? {}
  if (order.expired) return <ExpiredSearch tempOrderNo={draft.tempOrderNo} />
  const { departAt } = info.ride
  const day = departAt.slice(0, 10)
  return (
    <TwoColumns
      main={
        <>
          <Card title={text.ride}>
            <RideRoute ride={info.ride} />
          </Card>
          <Riders info={info} business={isBusiness(draft)} state={form} people={people} travellers={travellers} />
          <EmergencyCard {...emergency} />
          <FormCards info={info} state={form} violations={violations} />
          <Known rules={info.rules} />
        </>
      }
      aside={
        <OrderSummary
          draft={draft}
          days={{ startDate: day, endDate: day }}
          info={info}
          form={form.form}
          journey={<FareParts parts={info.car.parts} />}
          price={{ ...price, names: text.prices }}
          priceOf={() => price.total}
          violations={violations}
          departAt={departAt}
          nothingHeld
        >
          <SubmitPart
            total={price.total}
            busy={order.busy}
            errorCount={form.errorCount + (emergency.wrong ? 1 : 0)}
            failure={order.failure}
            onSubmit={submit}
          />
        </OrderSummary>
      }
    />
  )
}

/** What is to be known before ordering. */
function Known({ rules }: Pick<CarBookInfo, 'rules'>) {
  const text = useText('products/car/pages')
  return (
    <Card title={text.known}>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}

/** The most that is charged: the ride, and the fees of who is picked up. */
function priceOf({ travellers }: CarBookInfo, atMost: number) {
  const fees = travellers.map(({ serviceFee }) => serviceFee).filter((fee) => fee > 0)
  const lines = [
    { kind: 'ride', unit: atMost, count: 1, amount: atMost },
    ...fees.map((fee) => ({ kind: 'serviceFee', unit: fee, count: 1, amount: fee })),
  ]
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) }
}

function useBooking({ draft, info, car, onAcceptPrice }: BookScreenProps) {
  const { tempOrderNo } = draft
  const text = useText('products/car/pages')
  const [contact, setContact] = useState(() => (readKept(tempOrderNo, 'emergency') as Emergency | undefined) ?? nobody)
  const [tried, setTried] = useState(false)
  const ids = info.travellers.map(({ employeeId }) => employeeId)
  const people = usePassengerCheck(tempOrderNo, car, ids)
  const { violations = [] } = people.data ?? {}
  const form = useBookForm(tempOrderNo, info, { violations, sameIds: [] })
  const create = useWrite(createCarOrder, [getTripOrderList, getPendingOrderStatistical])
  const acceptsPrice = useAskNewPrice()
  const price = priceOf(info, car.atMost)
  const emergency = emergencyOf(contact)
  const requestOf = (atMost: number): CreateCarOrder => ({
    ...orderedBy(form.form, { info, violations }),
    tempOrderNo,
    car: { ...car, atMost },
    expectedTotal: priceOf(info, atMost).total,
    ...(emergency && emergency !== 'wrong' && { emergency }),
  })
  const askNewPrice = async (_problem: ApiProblem, refused: CreateCarOrder) => {
    const now = await queryClient.fetchQuery({ ...bookInfoOptions(tempOrderNo, car.carClass), staleTime: 0 })
    const atMost = Math.max(now.car.atMost, refused.car.atMost)
    if (!(await acceptsPrice(refused.expectedTotal, priceOf(info, atMost).total))) return
    onAcceptPrice(atMost)
    order.send(requestOf(atMost))
  }
  const order = useSubmitOrder({
    tempOrderNo,
    create,
    noLongerOnSale: chooseAgain,
    list: { path: paths.carList({ tempOrderNo }), label: text.backToList },
    pathOf: ({ orderNo }) => paths.carOrder({ orderId: orderNo }),
    onPriceChanged: (problem, refused) => void askNewPrice(problem, refused).catch((error: Error) => order.fail(error)),
    onRefused: form.refuse,
  })
  const submit = () => {
    setTried(true)
    if (order.busy || !form.tryToSubmit()) return
    if (emergency === 'wrong') return goToField('emergency')
    order.send(requestOf(car.atMost))
  }
  const onChange = (next: Emergency) => {
    setContact(next)
    keep(tempOrderNo, 'emergency', next)
  }
  const card = { value: contact, wrong: tried && emergency === 'wrong', onChange }
  return { form, people, price, emergency: card, order, submit }
}
