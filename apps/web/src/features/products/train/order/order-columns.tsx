import type { TrainBookInfo } from '@sojourn/contract/products/train/booking.shapes'
import type { TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import type { ReactNode } from 'react'
import { TwoColumns } from '../../../../kit/layout/page'
import { FormCards } from '../../../booking/book/form-cards'
import { OrderSummary, type OrderSummaryProps } from '../../../booking/book/order-summary'
import type { useBookForm } from '../../../booking/book/use-book-form'
import type { TrainChoice } from '../book/chosen-train'
import type { usePassengerCheck } from '../queries'
import { RideSummary } from '../book/ride-summary'
import { TrainTravellers } from '../book/train-travellers'

interface OrderColumnsProps extends Pick<OrderSummaryProps, 'departAt' | 'nothingHeld' | 'heldMinutes' | 'latest'> {
  draft: TrainTempOrder
  info: TrainBookInfo
  choice: TrainChoice
  form: ReturnType<typeof useBookForm>
  people: ReturnType<typeof usePassengerCheck>
  price: OrderSummaryProps['price'] & { of: OrderSummaryProps['priceOf'] }
  /** Above the travellers, and between them and the contact. */
  before: ReactNode
  wishes?: ReactNode
  /** The button that orders, with what speaks against it. */
  children: ReactNode
}

/** An order or a waitlist of trains: people, contact and payment on the left, the sum of it on the right. */
export function OrderColumns(props: OrderColumnsProps) {
  const { draft, info, choice, form, people, price, before, wishes, children, ...summary } = props
  const { violations = [] } = people.data ?? {}
  return (
    <TwoColumns
      main={
        <>
          {before}
          <TrainTravellers draft={draft} info={info} state={form} people={people} />
          {wishes}
          <FormCards info={info} state={form} violations={violations} />
        </>
      }
      aside={
        <OrderSummary
          {...summary}
          draft={draft}
          days={daysOf(choice)}
          info={info}
          form={form.form}
          journey={<RideSummary choice={choice} />}
          price={price}
          priceOf={price.of}
          violations={violations}
        >
          {children}
        </OrderSummary>
      }
    />
  )
}

function daysOf({ rides }: TrainChoice) {
  const days = rides.map(({ train }) => train.departDate)
  return { startDate: days[0] ?? '', endDate: days.at(-1) ?? '' }
}
