import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { BookCheckResult } from '@sojourn/contract/products/flight-booking.shapes'
import { departureInstant } from '@sojourn/domain/products/flight/journeys'
import type { ReactNode } from 'react'
import { formatPrice } from '../../../kit/format'
import { Card } from '../../../kit/page'
import { useText } from '../../../kit/text'
import { ApprovalPreview } from '../../booking/book/approval-preview'
import type { BookForm } from '../../booking/book/book-form'
import { viewOfOffer } from './flight-view'
import { namesOf } from './format'
import { JourneyBlock } from './journey-block'
import { orderPrice, type OrderPrice } from './order-price'
import styles from './order-summary.module.css'
import { PriceLines } from '../../booking/price-lines'

export interface OrderSummaryProps {
  info: BookInfo
  check: BookCheckResult
  form: BookForm
  price: OrderPrice
  business: boolean
  outOfPolicy: boolean
  children: ReactNode
}

/** Journey, price, who pays and who approves, beside the form all the time. */
export function OrderSummary({ info, check, form, price, business, outOfPolicy, children }: OrderSummaryProps) {
  const text = useText('booking/book-form')
  const flightText = useText('products/flight')
  const bookText = useText('booking/book')
  const names = namesOf(check.dictionary)
  const [first] = check.journeys
  const way = info.settleTypes.find(({ settleType }) => settleType === form.settleType)
  return (
    <Card title={text.summary}>
      {check.journeys.map(({ flight, fare }, index) => (
        <JourneyBlock
          key={flight.flightKey}
          compact
          label={check.journeys.length > 1 ? [flightText.outbound, flightText.inbound][index] : undefined}
          flight={viewOfOffer(flight, names)}
          fare={fare}
          rule={undefined}
        />
      ))}
      <div className={styles['part']}>
        <PriceLines names={flightText.prices} lines={price.lines} total={price.total} totalLabel={bookText.total} />
        {form.travellers.length > 1 && <ByTraveller info={info} check={check} form={form} />}
      </div>
      <dl className={`${styles['part']} ${styles['ways']}`}>
        <dt>{text.whoPays}</dt>
        <dd>{way?.name}</dd>
        {business && first && (
          <>
            <dt>{text.whoApproves}</dt>
            <dd>
              <ApprovalPreview info={info} outOfPolicy={outOfPolicy} departAt={departureInstant(first.flight)} />
            </dd>
          </>
        )}
      </dl>
      {children}
    </Card>
  )
}

/** The share of each traveller, which differs by insurance. */
function ByTraveller({ info, check, form }: Pick<OrderSummaryProps, 'info' | 'check' | 'form'>) {
  const text = useText('booking/book-form')
  const nameOf = (employeeId: string) => info.travellers.find((traveller) => traveller.employeeId === employeeId)?.name
  return (
    <details className={styles['people']}>
      <summary>{text.perTraveller}</summary>
      <ul>
        {form.travellers.map((traveller) => (
          <li key={traveller.employeeId}>
            <span>{nameOf(traveller.employeeId)}</span>
            <span>{formatPrice(orderPrice(check.journeys, [traveller], info).total)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
