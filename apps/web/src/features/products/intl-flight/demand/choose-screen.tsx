import type { IntlBookInfo } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { FlightDemandDetail, FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { useState, type ReactNode } from 'react'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { chooseFlightPlan, getFlightDemandBookInfo } from '../../../../api/calls/products/intl-flight/demand'
import { ApiProblem } from '../../../../api/problem'
import { useRead, useWrite } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Page, TwoColumns } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useAskNewPrice } from '../../../booking/book/ask-new-price'
import { orderedBy } from '../../../booking/book/book-form'
import { useDraftTravellers } from '../../../booking/book/draft-travellers'
import { FormCards } from '../../../booking/book/form-cards'
import { OrderSummary } from '../../../booking/book/order-summary'
import { SubmitPart } from '../../../booking/book/submit-part'
import { TravellersCard } from '../../../booking/book/travellers-card'
import { useBookForm, type BookFormState } from '../../../booking/book/use-book-form'
import { useSubmitOrder } from '../../../booking/book/use-submit-order'
import { PassengerFields } from '../book/passenger-fields'
import { usePassengerAnswers, usePassengerForm } from '../book/use-passenger-form'
import { demandReads } from './demand-reads'
import styles from './demand.module.css'
import { planPrice } from './plan-price'
import { PlanJourney } from './plan-journey'
import { planTrip } from './plan-trip'

interface ChooseProps {
  demand: FlightDemandDetail
  planId: string
  tempOrderNo: string
}

/** A chosen plan on its way to the order: documents, reasons, approvers and payment. */
export function ChooseScreen({ demand: now, planId, tempOrderNo }: ChooseProps) {
  const text = useText('products/intl-flight/demand/words')
  // As it was when the page opened: once the plan is chosen the request is over, while this page still leads to the order.
  const [demand] = useState(now)
  const { demandNo } = demand
  const info = useRead(getFlightDemandBookInfo, { demandNo, planId, tempOrderNo }, { staleTime: Infinity })
  const plan = demand.plans.find((each) => each.planId === planId)
  const back = paths.flightDemand({ demandNo })
  return (
    <Page title={text.chooseTitle} back={back}>
      {!plan || plan.ended || !demand.canChoose || isOver(info.error) ? (
        <EmptyState
          icon="clock"
          title={text.planGone}
          action={
            <ButtonLink kind="brand" to={back}>
              {text.backToDemand}
            </ButtonLink>
          }
        >
          {text.planGoneWhy}
        </EmptyState>
      ) : info.data ? (
        <Choice demand={demand} plan={plan} tempOrderNo={tempOrderNo} info={info.data} />
      ) : info.error ? (
        <ErrorState error={info.error} onRetry={() => void info.refetch()} />
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </Page>
  )
}

/** The plan ended before its form was read. */
const isOver = (error: Error | null): boolean => error instanceof ApiProblem && error.isOneOf(planOver)

interface ChoiceProps {
  demand: FlightDemandDetail
  plan: FlightPlan
  tempOrderNo: string
  info: IntlBookInfo
}

function Choice(props: ChoiceProps) {
  const { demand, plan, tempOrderNo, info } = props
  const { state, passengers, order, price, submit } = useChoice(props)
  const [trip] = useState(() => planTrip(plan))
  const draft = { tempOrderNo, travelType: demand.travelType }
  const travellers = useDraftTravellers(draft, info, [getFlightDemandBookInfo])
  const { violations } = plan
  return (
    <TwoColumns
      main={
        <>
          <TravellersCard
            info={info}
            business={demand.travelType === 1}
            state={state}
            people={{ data: { conflicts: [], violations }, error: null, refetch: () => undefined }}
            travellers={travellers}
            blockedOf={() => undefined}
            orderPath={(orderId) => paths.order({ orderId })}
            infoCall={getFlightDemandBookInfo}
            {...(plan.supplied && {
              extra: ({ employeeId }) => (
                <PassengerFields info={info} check={trip} form={state.form} employeeId={employeeId} state={passengers} />
              ),
            })}
          />
          <FormCards info={info} state={state} violations={violations} />
        </>
      }
      aside={
        <Summary {...props} draft={draft} state={state} price={price}>
          <SubmitPart
            total={price.total}
            busy={order.busy}
            errorCount={state.errorCount + passengers.errorCount}
            failure={order.failure}
            onSubmit={submit}
          />
        </Summary>
      }
    />
  )
}

interface SummaryProps extends ChoiceProps {
  draft: { tempOrderNo: string; travelType: 1 | 2 }
  state: BookFormState
  price: ReturnType<typeof planPrice>
  children: ReactNode
}

/** The plan and its price, who pays and who approves. */
function Summary({ plan, info, draft, state, price, children }: SummaryProps) {
  const text = useText('products/intl-flight/demand/words')
  const [first, last] = [plan.segments[0]!, plan.segments.at(-1)!]
  const { violations } = plan
  return (
    <OrderSummary
      draft={draft}
      days={{ startDate: first.departDate, endDate: last.arriveDate }}
      info={info}
      form={state.form}
      journey={
        <>
          <PlanJourney plan={plan} />
          <p className={styles['soft']}>{plan.supplied ? text.supplyNote : text.officeNote}</p>
        </>
      }
      price={{ lines: price.lines, names: text.prices, total: price.total }}
      priceOf={price.of}
      violations={violations}
      departAt={price.departAt}
      {...(plan.supplied ? { latest: plan.supplied.ticketBy } : { nothingHeld: true })}
    >
      {children}
    </OrderSummary>
  )
}

const planOver = [
  'planExpired',
  'planUnknown',
  'planEnded',
  'planDearer',
  'planSoldOut',
  'planRetimed',
  'planNotSold',
  'demandClosed',
  'fareSoldOut',
  'saleClosed',
  'itineraryUnknown',
] as const

/** The form of an order on a plan, and its way to the server. */
function useChoice({ demand, plan, tempOrderNo, info }: ChoiceProps) {
  const text = useText('products/intl-flight/demand/words')
  const { violations, planId } = plan
  const { demandNo } = demand
  const state = useBookForm(tempOrderNo, info, { violations, sameIds: [] })
  const price = planPrice(plan, info.travellers)
  const answers = usePassengerAnswers(tempOrderNo, info, { offers: [], fares: [] })
  const passengers = usePassengerForm(answers, info, state.form, planTrip(plan).segments)
  const create = useWrite(chooseFlightPlan, [...demandReads, getTripOrderList, getPendingOrderStatistical])
  const acceptsPrice = useAskNewPrice()
  const requestOf = (expectedTotal: number) => ({
    ...orderedBy(state.form, { info, violations }),
    demandNo,
    planId,
    tempOrderNo,
    expectedTotal,
    ...(plan.supplied && { passengers: passengers.request() }),
  })
  const order = useSubmitOrder<ReturnType<typeof requestOf>, { orderNo: string; next: string }>({
    tempOrderNo,
    create,
    noLongerOnSale: planOver,
    list: { path: paths.flightDemand({ demandNo }), label: text.backToDemand },
    pathOf: ({ orderNo, next }) => (next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.flightDemand({ demandNo })),
    onPriceChanged: (problem) => {
      const total = Number(problem.detail?.['price'] ?? price.total)
      void acceptsPrice(price.total, total).then((accepted) => accepted && order.send(requestOf(total)))
    },
    onRefused: state.refuse,
  })
  const submit = () => {
    // The first fault from the top of the screen has the focus.
    const told = !plan.supplied || passengers.tryToSubmit()
    if (!order.busy && state.tryToSubmit() && told) order.send(requestOf(price.total))
  }
  return { state, passengers, order, price, submit }
}
