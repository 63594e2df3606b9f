import type { TrainBookInfo } from '@sojourn/contract/products/train-booking.shapes'
import type { TrainTempOrder } from '@sojourn/contract/products/train.shapes'
import { earlierInstant } from '@sojourn/domain/kit/local-date'
import { departInstant } from '@sojourn/domain/products/train/connections'
import { useState } from 'react'
import { getPendingOrderStatistical, getTripOrderList } from '../../../api/calls/booking/order'
import { joinTrainWaitlist } from '../../../api/calls/products/train-waitlist'
import { ApiProblem } from '../../../api/problem'
import { queryClient, useWrite } from '../../../api/queries'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import { orderedBy } from '../../booking/book/book-form'
import { SubmitPart } from '../../booking/book/submit-part'
import { useBookForm } from '../../booking/book/use-book-form'
import { keepChosenTrains, type ChosenTrain, type TrainChoice } from './chosen-train'
import { OrderColumns } from './order-columns'
import { orderPrice } from './order-price'
import { usePassengerCheck, useWaitlistQuote, waitlistQuoteOptions } from './queries'
import { ExpiredSearch, TrainProblem } from './train-problem'
import type { StationName } from './train-view'
import { useOrderFlow } from './use-order-flow'
import { WaitlistCard } from './waitlist-card'

export interface WaitlistScreenProps {
  draft: TrainTempOrder
  info: TrainBookInfo
  choice: TrainChoice
}

/** Joining a waitlist: the same people and payment as an order, and what is waited for. */
export function WaitlistScreen({ draft, info, choice: first }: WaitlistScreenProps) {
  const { tempOrderNo } = draft
  const text = useText('products/train-book')
  const [choice, setChoice] = useState(first)
  const choose = (rides: ChosenTrain[], more: readonly StationName[] = []) => {
    const known = new Set(choice.stations.map(({ code }) => code))
    const chosen = { ...choice, rides, stations: [...choice.stations, ...more.filter(({ code }) => !known.has(code))] }
    keepChosenTrains(tempOrderNo, chosen)
    setChoice(chosen)
  }
  const { form, people, quote, wait, flow, price, tried } = useWaitlist({ draft, info, choice })
  const firstDeparture = choice.rides.map(({ train }) => departInstant(train)).reduce(earlierInstant)
  if (flow.order.expired) return <ExpiredSearch tempOrderNo={tempOrderNo} />
  if (quote.error && !quote.data)
    return <TrainProblem error={quote.error} tempOrderNo={tempOrderNo} onRetry={() => void quote.refetch()} />
  return (
    <OrderColumns
      draft={draft}
      info={info}
      choice={choice}
      form={form}
      people={people}
      price={price}
      departAt={firstDeparture}
      nothingHeld
      before={
        <WaitlistCard tempOrderNo={tempOrderNo} choice={choice} onChoose={choose} quote={quote.data} tried={tried} {...wait} />
      }
    >
      <SubmitPart
        label={text.submitWaitlist}
        total={price.total}
        busy={flow.order.busy}
        errorCount={form.errorCount}
        failure={flow.order.failure ?? (quote.error instanceof ApiProblem ? quote.error : undefined)}
        onSubmit={flow.submit}
      />
    </OrderColumns>
  )
}

function useWaitlist({ draft, info, choice }: WaitlistScreenProps) {
  const { tempOrderNo } = draft
  const { prices: names } = useText('products/train')
  const choices = choice.rides.map((ride) => ride.choice)
  const people = usePassengerCheck(
    tempOrderNo,
    choices,
    info.travellers.map(({ employeeId }) => employeeId),
    true,
  )
  const { blocked = [], conflicts = [], violations = [] } = people.data ?? {}
  const form = useBookForm(tempOrderNo, info, { violations, sameIds: blocked.map(({ employeeId }) => employeeId) })
  const quote = useWaitlistQuote(tempOrderNo, choices, form.form.travellers)
  const wait = useDeadline(quote.data?.deadlines)
  const create = useWrite(joinTrainWaitlist, [getTripOrderList, getPendingOrderStatistical])
  const dearest = Math.max(0, ...choices.map(({ price }) => price))
  // Ages count on the days of all choices, which the server knows.
  const party = quote.data?.categories ?? info.travellers
  const priceFor = (who: typeof party) => orderPrice([dearest], who, info.serviceFee)
  const price = priceFor(party)
  const flow = useOrderFlow({
    tempOrderNo,
    state: form,
    conflicts,
    create,
    total: price.total,
    prices: choices.map((each) => each.price),
    requestOf: ({ total, prices }, acceptConflicts) => ({
      ...orderedBy(form.form, { info, violations }),
      tempOrderNo,
      choices: choices.map((each, index) => ({ ...each, price: prices[index] ?? each.price })),
      deadline: wait.deadline ?? '',
      expectedTotal: total,
      ...(acceptConflicts && { acceptConflicts }),
    }),
    renew: async () => {
      const fresh = await queryClient.fetchQuery({
        ...waitlistQuoteOptions(tempOrderNo, choices, form.form.travellers),
        staleTime: 0,
      })
      return { total: fresh.total, prices: choices.map((each) => each.price) }
    },
    onAcceptPrices: () => undefined,
    pathOf: ({ orderNo, next }) => (next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.trainOrder({ orderId: orderNo })),
  })
  const of = (employeeId: string) => priceFor(party.filter((one) => one.employeeId === employeeId)).total
  return { form, people, quote, wait, flow, price: { ...price, names, of }, tried: form.errorCount > 0 }
}

/** The chosen end of waiting, at first the usual one; one that is no longer offered gives way. */
function useDeadline(deadlines: readonly { at: string; usual: boolean }[] = []) {
  const [chosen, setChosen] = useState<string>()
  const known = deadlines.find(({ at }) => at === chosen) ?? deadlines.find(({ usual }) => usual) ?? deadlines[0]
  return { deadline: known?.at, onDeadline: setChosen }
}
