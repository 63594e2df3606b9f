import type { IntlFlightOrderDetail, IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { CarrierBadge } from '../../../../kit/marks/carrier-badge'
import { IconLine } from '../../../../kit/layout/icon-line'
import { formatDate, formatDuration, formatSpan } from '../../../../kit/text/format'
import { readText, useText } from '../../../../kit/text/text'
import { fareColumn, nameColumn } from '../../../booking/approval/alternative-columns'
import styles from '../../../booking/approval/approval-case.module.css'
import type { ApprovalScreens } from '../../../booking/product/screens'
import { useOrderDirections } from '../order/order-directions'
import { SheetButtons } from '../sheet-buttons'
import { airportLabel, carrierMark, intlNamesOf, type IntlNames } from '../itinerary/names'

/** The flights of a trip, as an approver reads them. */
function ApprovalFlights({ order: { segments, directions, selfTransfers, dictionary } }: { order: IntlFlightOrderDetail }) {
  const text = useText('products/intl-flight/check')
  const names = intlNamesOf(dictionary)
  const leadsToTransfer = (index: number): boolean =>
    selfTransfers.some(({ after }) => directions[after]?.segments.at(-1) === index)
  return segments.map((segment) => (
    <li key={segment.index} className={styles['segment']}>
      <Flight segment={segment} names={names} />
      {leadsToTransfer(segment.index) && <IconLine icon="alert">{text.selfTransferNext}</IconLine>}
    </li>
  ))
}

function Flight({ segment, names }: { segment: IntlOrderSegment; names: IntlNames }) {
  const text = useText('booking/approval/page')
  const carrier = carrierMark(names, segment.carrier)
  const span = daysBetween(segment.departDate, segment.arriveDate)
  return (
    <>
      <div className={styles['segmentHead']}>
        <CarrierBadge {...carrier} />
        <span>
          {carrier.name} {segment.flightNo}
        </span>
        <span className={styles['faint']}>{formatDate(segment.departDate)}</span>
      </div>
      <div className={styles['times']}>
        <div>
          <span className={styles['clock']}>{segment.departTime}</span>
          <span>{airportLabel(names, segment.departAirport, segment.departTerminal)}</span>
        </div>
        <div className={styles['line']}>
          <span className={styles['faint']}>{formatDuration(segment.durationMinutes)}</span>
          <span className={styles['rule']} aria-hidden />
          <span className={styles['faint']}>
            {text.bookingClass({ cabin: text.cabins[segment.cabin], code: segment.bookingClass })}
          </span>
        </div>
        <div>
          <span className={styles['clock']}>
            {segment.arriveTime}
            {span !== 0 && <sup className={styles['span']}>{formatSpan(span)}</sup>}
          </span>
          <span>{airportLabel(names, segment.arriveAirport, segment.arriveTerminal)}</span>
        </div>
      </div>
    </>
  )
}

/** A trip may have more directions than two, and two that do not return. */
function DirectionTitle({ order, journey }: { order: IntlFlightOrderDetail; journey: number }) {
  const titles = useOrderDirections(order)
  const own = order.segments.find(({ slice }) => slice === journey)
  return titles[order.directions.findIndex(({ segments }) => own && segments.includes(own.index))]?.title
}

/** What the booker was shown for a direction, as a sheet and on paper (S7.53). */
function ApprovalSheets({ order, journey }: { order: IntlFlightOrderDetail; journey: number }) {
  const { sheets } = useText('products/intl-flight/check')
  const date = order.segments.find(({ slice }) => slice === journey)?.departDate ?? ''
  return (
    <SheetButtons
      compact
      path="api/FlightIntl/ExportOrderSearch"
      query={{ orderId: order.orderNo, journey: String(journey) }}
      fileName={sheets.fileName({ date })}
      words={sheets}
    />
  )
}

const cabinCodes = ['F', 'C', 'W', 'Y'] as const

/** What approvers read of international flights. */
export const approval: ApprovalScreens<IntlFlightOrderDetail> = {
  texts: 'products/intl-flight/check',
  Journey: ApprovalFlights,
  columns: () => {
    const text = readText('booking/approval/page')
    return [
      nameColumn(text.flight),
      fareColumn(text.fare),
      {
        key: 'cabin',
        head: text.cabin,
        cell: ({ cabin, bookingClass }) => {
          const known = cabinCodes.find((one) => one === cabin)
          return text.bookingClass({ cabin: known ? text.cabins[known] : cabin, code: bookingClass })
        },
      },
    ]
  },
  Direction: DirectionTitle,
  Sheets: ApprovalSheets,
  priceWords: () => readText('products/intl-flight/check').prices,
}
