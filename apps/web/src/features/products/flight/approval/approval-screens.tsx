import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { formatDate, formatDiscount, formatDuration, formatSpan } from '../../../../kit/text/format'
import { readText, useText } from '../../../../kit/text/text'
import { fareColumn, nameColumn } from '../../../booking/approval/alternative-columns'
import type { Alternative, ApprovalScreens } from '../../../booking/product/screens'
import styles from '../../../booking/approval/approval-case.module.css'
import { CarrierBadge } from '../../../../kit/marks/carrier-badge'
import { Price } from '../../../../kit/marks/price'

type Segment = FlightOrderDetail['segments'][number]
const cabinCodes = ['F', 'C', 'W', 'Y'] as const

/** The cabin's word; a code that we do not know stands for itself. */
function useCabinName(): (code: string) => string {
  const text = useText('booking/approval/page')
  return (code) => {
    const known = cabinCodes.find((one) => one === code)
    return known ? text.cabins[known] : code
  }
}

/** The flights of an order, as an approver reads them. */
function ApprovalSegments({ order: { segments } }: { order: FlightOrderDetail }) {
  const text = useText('booking/approval/page')
  const isReturn = segments.some(({ journey }) => journey > 0)
  return segments.map((segment) => (
    <li key={segment.index} className={styles['segment']}>
      <SegmentHead segment={segment} part={isReturn ? (segment.journey === 0 ? text.outbound : text.inbound) : undefined} />
      <SegmentTimes segment={segment} />
      <SegmentFare segment={segment} />
    </li>
  ))
}

function SegmentHead({ segment, part }: { segment: Segment; part: string | undefined }) {
  return (
    <div className={styles['segmentHead']}>
      <CarrierBadge code={segment.carrier} colour={segment.carrierColour} name={segment.carrierName} />
      <span>
        {segment.carrierName} {segment.flightNo}
      </span>
      <span className={styles['faint']}>
        {part && `${part} · `}
        {formatDate(segment.departDate)} · {segment.aircraftName}
      </span>
    </div>
  )
}

function SegmentTimes({ segment }: { segment: Segment }) {
  const text = useText('booking/approval/page')
  return (
    <div className={styles['times']}>
      <div>
        <span className={styles['clock']}>{segment.departTime}</span>
        <span>{text.terminal({ airport: segment.departAirportName, terminal: segment.departTerminal })}</span>
      </div>
      <div className={styles['line']}>
        <span className={styles['faint']}>{formatDuration(segment.durationMinutes)}</span>
        <span className={styles['rule']} aria-hidden />
        <span className={styles['faint']}>
          {segment.stopAirportName ? text.stop({ airport: segment.stopAirportName }) : text.direct}
        </span>
      </div>
      <div>
        <span className={styles['clock']}>
          {segment.arriveTime}
          {segment.spanDays > 0 && <sup className={styles['span']}>{formatSpan(segment.spanDays)}</sup>}
        </span>
        <span>{text.terminal({ airport: segment.arriveAirportName, terminal: segment.arriveTerminal })}</span>
      </div>
    </div>
  )
}

function SegmentFare({ segment }: { segment: Segment }) {
  const text = useText('booking/approval/page')
  const cabinName = useCabinName()
  return (
    <div className={styles['fare']}>
      <Price fen={segment.ticketPrice} tone="plain" />
      <span className={styles['faint']}>
        {text.bookingClass({ cabin: cabinName(segment.cabin), code: segment.bookingClass })} · {formatDiscount(segment.discount)}
      </span>
    </div>
  )
}

/** What approvers read of flights. */
export const approval: ApprovalScreens<FlightOrderDetail> = {
  texts: 'products/flight/words',
  Journey: ApprovalSegments,
  columns: () => {
    const text = readText('booking/approval/page')
    return [
      nameColumn(text.flight),
      fareColumn(text.fare),
      { key: 'cabin', head: text.cabin, cell: (one) => <Cabin one={one} /> },
    ]
  },
  priceWords: () => readText('products/flight/words').prices,
}

function Cabin({ one: { cabin, bookingClass, discount } }: { one: Alternative }) {
  const text = useText('booking/approval/page')
  const cabinName = useCabinName()
  return (
    <span className={styles['named']}>
      <span>{text.bookingClass({ cabin: cabinName(cabin), code: bookingClass })}</span>
      <span className={styles['faint']}>{formatDiscount(discount)}</span>
    </span>
  )
}
