import type { TrainBookInfo } from '@sojourn/contract/products/train/booking.shapes'
import type { TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { earlierInstant } from '@sojourn/domain/kit/local-date'
import { departInstant } from '@sojourn/domain/products/train/connections'
import { useState } from 'react'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { joinTrainWaitlist } from '../../../../api/calls/products/train/waitlist'
import { queryClient, useWrite } from '../../../../api/queries'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { isSearchOver } from '../../../booking/draft/search-problem'
import { orderedBy } from '../../../booking/book/book-form'
import { SubmitPart } from '../../../booking/book/submit-part'
import { useBookForm } from '../../../booking/book/use-book-form'
import { useLastAnswer } from '../../../booking/draft/draft-queries'
import { keepChosenTrains, type ChosenTrain, type TrainChoice } from '../book/chosen-train'
import { OrderColumns } from '../order/order-columns'
import { orderPrice } from '../order/order-price'
import { RideRules } from '../ride-rules'
import { usePassengerCheck, useWaitlistQuote, waitlistQuoteOptions, type WaitlistQuote } from '../queries'
import { ExpiredSearch, TrainProblem } from '../train-problem'
import type { StationName } from '../train-view'
import { useOrderFlow } from '../book/use-order-flow'
import { WaitlistCard } from './waitlist-card'

export interface WaitlistScreenProps {
  draft: TrainTempOrder
  info: TrainBookInfo
  choice: TrainChoice
}

/** Joining a waitlist: the same people and payment as an order, and what is waited for. */
export function WaitlistScreen({ draft, info, choice: first }: WaitlistScreenProps) {
  const { tempOrderNo } = draft
  const [choice, setChoice] = useState(first)
  const choose = (rides: ChosenTrain[], more: readonly StationName[] = []) => {
    const known = new Set(choice.stations.map(({ code }) => code))
    const chosen = { ...choice, rides, stations: [...choice.stations, ...more.filter(({ code }) => !known.has(code))] }
    keepChosenTrains(tempOrderNo, chosen)
    setChoice(chosen)
  }
  const waiting = useWaiting({ draft, info, choice })
  const { quote } = waiting
  const quoted = useLastAnswer(quote.data)
  if (quoted && !isSearchOver(quote.error))
    return <Joining draft={draft} info={info} choice={choice} waiting={waiting} quoted={quoted} onChoose={choose} />
  if (quote.error) return <TrainProblem error={quote.error} tempOrderNo={tempOrderNo} onRetry={() => void quote.refetch()} />
  return <SkeletonList count={3} height={180} gap={16} />
}

/** Who waits for what: the form, what is said of the people, and the price of it. */
function useWaiting({ draft: { tempOrderNo }, info, choice }: WaitlistScreenProps) {
  const choices = choice.rides.map((ride) => ride.choice)
  const people = usePassengerCheck(
    tempOrderNo,
    choices,
    info.travellers.map(({ employeeId }) => employeeId),
    true,
  )
  const { blocked = [], violations = [] } = people.data ?? {}
  const form = useBookForm(tempOrderNo, info, { violations, sameIds: blocked.map(({ employeeId }) => employeeId) })
  const quote = useWaitlistQuote(tempOrderNo, choices, form.form.travellers)
  return { choices, people, form, quote }
}

interface JoiningProps extends WaitlistScreenProps {
  waiting: ReturnType<typeof useWaiting>
  /** The last price that was told; the choice of now may have been refused one. */
  quoted: WaitlistQuote
  onChoose: (rides: ChosenTrain[], more?: readonly StationName[]) => void
}

function Joining(props: JoiningProps) {
  const { draft, info, choice, waiting, quoted, onChoose } = props
  const { people, form, quote } = waiting
  const text = useText('products/train/book')
  const { prices: names } = useText('products/train/words')
  const wait = useDeadline(quoted.deadlines)
  const flow = useJoin(props, wait.deadline)
  const firstDeparture = choice.rides.map(({ train }) => departInstant(train)).reduce(earlierInstant)
  if (flow.order.expired) return <ExpiredSearch tempOrderNo={draft.tempOrderNo} />
  return (
    <OrderColumns
      draft={draft}
      info={info}
      choice={choice}
      form={form}
      people={people}
      price={{ lines: quoted.prices, names, total: quoted.total, of: (employeeId) => shareOf(employeeId, props) }}
      departAt={firstDeparture}
      nothingHeld
      latest={wait.deadline}
      wishes={<RideRules check={quoted} />}
      before={<WaitlistCard tempOrderNo={draft.tempOrderNo} choice={choice} onChoose={onChoose} quote={quoted} {...wait} />}
    >
      <SubmitPart
        label={text.submitWaitlist}
        total={quoted.total}
        busy={flow.order.busy}
        errorCount={form.errorCount}
        failure={flow.order.failure}
        checkFailure={quote.error}
        onSubmit={quote.error ? () => void quote.refetch() : flow.submit}
      />
    </OrderColumns>
  )
}

/** What one traveller pays of it, in fen: the dearest choice at the fare of the age that the server knows. */
function shareOf(employeeId: string, { info, waiting: { choices }, quoted }: JoiningProps): number {
  const dearest = Math.max(...choices.map(({ price }) => price))
  const own = info.travellers
    .filter((each) => each.employeeId === employeeId)
    .map((each) => ({
      ...each,
      category: quoted.categories.find((one) => one.employeeId === employeeId)?.category ?? each.category,
    }))
  return orderPrice([{ adult: dearest, student: dearest }], own).total
}

/** From the press on submit to the order that waits. */
function useJoin({ draft: { tempOrderNo }, info, waiting, quoted }: JoiningProps, deadline: string | undefined) {
  const { choices, people, form } = waiting
  const { conflicts = [], violations = [] } = people.data ?? {}
  const create = useWrite(joinTrainWaitlist, [getTripOrderList, getPendingOrderStatistical])
  const prices = choices.map(({ price }) => price)
  return useOrderFlow({
    tempOrderNo,
    state: form,
    conflicts,
    create,
    total: quoted.total,
    prices,
    requestOf: ({ total }, acceptConflicts) => ({
      ...orderedBy(form.form, { info, violations }),
      tempOrderNo,
      choices,
      deadline: deadline ?? '',
      expectedTotal: total,
      ...(acceptConflicts && { acceptConflicts }),
    }),
    renew: async () => {
      const options = waitlistQuoteOptions(tempOrderNo, choices, form.form.travellers)
      const { total } = await queryClient.fetchQuery({ ...options, staleTime: 0 })
      return { total, prices }
    },
    onAcceptPrices: () => undefined,
    pathOf: ({ orderNo, next }) => (next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.trainOrder({ orderId: orderNo })),
  })
}

/** The chosen end of waiting, at first the usual one; one that is no longer offered gives way. */
function useDeadline(deadlines: WaitlistQuote['deadlines']) {
  const [chosen, setChosen] = useState<string>()
  const known = deadlines.find(({ at }) => at === chosen) ?? deadlines.find(({ usual }) => usual) ?? deadlines[0]
  return { deadline: known?.at, onDeadline: setChosen }
}
