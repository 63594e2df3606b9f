import { rideFare } from '@sojourn/domain/products/train/price/price'
import type { TrainBookInfo, TrainCheckResult } from '@sojourn/contract/products/train/booking.shapes'
import type { TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { departInstant } from '@sojourn/domain/products/train/connections'
import { useEffect, useState } from 'react'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { checkTrainBooking, createTrainOrder } from '../../../../api/calls/products/train/train'
import { queryClient, readOptions, useWrite } from '../../../../api/queries'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { orderedBy } from '../../../booking/book/book-form'
import { renewedPrices } from '../../../booking/book/renewed-prices'
import { PriceChange } from '../../../booking/book/price-change'
import { SubmitPart } from '../../../booking/book/submit-part'
import { useBookForm } from '../../../booking/book/use-book-form'
import type { TrainChoice } from './chosen-train'
import { holdingOf } from './holding'
import { OrderColumns } from '../order/order-columns'
import { orderPrice } from '../order/order-price'
import { usePassengerCheck } from '../queries'
import { chosenAccount, noWishes, type Wishes, wishFields } from './seat-wishes'
import { RideRules } from '../ride-rules'
import { ExpiredSearch } from '../train-problem'
import { useOrderFlow } from './use-order-flow'
import { LocalCard, WishesCard } from './wishes-card'
import { keep, readKept } from '../../../booking/draft/session-store'

export interface BookScreenProps {
  draft: TrainTempOrder
  info: TrainBookInfo
  choice: TrainChoice
  check: TrainCheckResult
  /** The last verification failed, for example because more people than seats travel now. */
  checkFailure: Error | null
  onAcceptPrices: (prices: readonly number[]) => void
}

/** The order form: people, seats, contact and payment on the left, the sum of it on the right. */
export function BookScreen({ draft, info, choice, check, checkFailure, onAcceptPrices }: BookScreenProps) {
  const { travellers } = info
  const { form, people, wishes, flow, price } = useBooking({ draft, info, choice, check, onAcceptPrices })
  const [first] = choice.rides
  if (flow.order.expired) return <ExpiredSearch tempOrderNo={draft.tempOrderNo} />
  const partOf = { rides: choice.rides, party: travellers.length, wishes: wishes.wishes, onChange: wishes.change }
  return (
    <OrderColumns
      draft={draft}
      info={info}
      choice={choice}
      form={form}
      people={people}
      price={price}
      departAt={first ? departInstant(first.train) : ''}
      {...holdingOf(info, choice.rides)}
      before={
        <PriceChange
          changes={check.rides.map(({ train, seat, formerPrice }) => ({
            key: train.trainKey,
            name: train.trainNo,
            former: formerPrice,
            now: seat.price,
          }))}
        />
      }
      wishes={
        <>
          <WishesCard {...partOf} />
          <LocalCard info={info} {...partOf} />
          <RideRules check={check} />
        </>
      }
    >
      <SubmitPart
        total={price.total}
        busy={flow.order.busy}
        errorCount={form.errorCount}
        failure={flow.order.failure}
        checkFailure={checkFailure}
        onSubmit={flow.submit}
        onAccept={check.outcome === 'changed' ? () => onAcceptPrices(check.rides.map(({ seat }) => seat.price)) : undefined}
      />
    </OrderColumns>
  )
}

/** The fares of the rides as they are checked now. */
async function pricesNow(tempOrderNo: string, rides: TrainChoice['rides'][number]['choice'][]): Promise<number[]> {
  const fresh = await queryClient.fetchQuery({ ...readOptions(checkTrainBooking, { tempOrderNo, rides }), staleTime: 0 })
  return fresh.rides.map((ride) => ride.seat.price)
}

/** Form, wishes, checks and price of one order, and what happens on submit. */
function useBooking({ draft, info, choice, check, onAcceptPrices }: Omit<BookScreenProps, 'checkFailure'>) {
  const { tempOrderNo } = draft
  const { prices: names } = useText('products/train/words')
  const rides = choice.rides.map((ride) => ride.choice)
  const people = usePassengerCheck(
    tempOrderNo,
    rides,
    info.travellers.map(({ employeeId }) => employeeId),
  )
  const { blocked = [], conflicts = [], violations = [] } = people.data ?? {}
  const form = useBookForm(tempOrderNo, info, { violations, sameIds: blocked.map(({ employeeId }) => employeeId) })
  const wishes = useWishes(tempOrderNo)
  const create = useWrite(createTrainOrder, [getTripOrderList, getPendingOrderStatistical])
  const fares = check.rides.map(({ seat }) => seat.price)
  const faresAt = (prices: readonly number[]) =>
    check.rides.map(({ seat: { seat, price } }, index) => rideFare({ seat, price: prices[index] ?? price }))
  const priceFor = (party: TrainBookInfo['travellers'], of = fares) => orderPrice(faresAt(of), party)
  const price = priceFor(info.travellers)
  const seat = choice.rides[0]?.seat.seat ?? 'O'
  const localAccount = info.source === 'local' ? chosenAccount(wishes.wishes, info.localAccounts) : undefined
  const flow = useOrderFlow({
    tempOrderNo,
    state: form,
    conflicts,
    create,
    total: price.total,
    prices: fares,
    requestOf: ({ total, prices }, acceptConflicts) => ({
      ...orderedBy(form.form, { info, violations }),
      ...(rides.length === 1 && wishFields(wishes.wishes, seat, info.travellers.length)),
      ...(localAccount && { localAccount }),
      tempOrderNo,
      rides: rides.map((ride, index) => ({ ...ride, price: prices[index] ?? ride.price })),
      expectedTotal: total,
      ...(acceptConflicts && { acceptConflicts }),
    }),
    renew: async (problem) => {
      const { prices, total } = renewedPrices(problem, await pricesNow(tempOrderNo, rides))
      return { prices, total: total ?? priceFor(info.travellers, prices).total }
    },
    onAcceptPrices,
    // The railway's queue, then the seats with the clock of the hold; a ticket office answers on the order's page.
    pathOf: ({ orderNo, next }) =>
      next === 'issuing' || info.source === 'local'
        ? paths.trainOrder({ orderId: orderNo })
        : paths.trainBookNext({ orderId: orderNo }),
  })
  const of = (employeeId: string) => priceFor(info.travellers.filter((one) => one.employeeId === employeeId)).total
  return { form, people, wishes, flow, price: { ...price, names, of } }
}

/** The wishes of an order, kept on this device while it is filled in. */
function useWishes(tempOrderNo: string) {
  const [wishes, setWishes] = useState<Wishes>(() => ({
    ...noWishes,
    ...(readKept(tempOrderNo, 'wishes') as object | undefined),
  }))
  useEffect(() => keep(tempOrderNo, 'wishes', wishes), [tempOrderNo, wishes])
  return { wishes, change: (more: Partial<Wishes>) => setWishes((former) => ({ ...former, ...more })) }
}
