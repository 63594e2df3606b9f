import type { TrainSearchResult, TrainTempOrder } from '@sojourn/contract/products/train/train.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { railSaleDays } from '@sojourn/domain/products/train/sale-window'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { formatDate, formatInstant } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { OfferStrip } from '../../../booking/list/offer-strip'
import { EditSearch } from '../../../booking/list/summary-bar'
import styles from './list-notices.module.css'
import { useDateSection } from '../queries'

/** The cheapest seat that is left and breaks no rule, named once, with a way to it. */
export function LowestSeat({ result, onShow }: { result: TrainSearchResult; onShow: (trainKey: string) => void }) {
  const text = useText('products/train/list')
  const { seats } = useText('products/train/words')
  if (!result.policyApplies || result.trains.length === 0) return null
  const lowest = result.lowestCompliant
  const train = result.trains.find(({ trainKey }) => trainKey === lowest?.trainKey)
  if (!lowest || !train) return <OfferStrip warns>{text.noneCompliant}</OfferStrip>
  return (
    <OfferStrip
      action={
        <Button kind="quiet" size="compact" onClick={() => onShow(lowest.trainKey)}>
          {text.lowestHere}
        </Button>
      }
    >
      {text.lowestCompliant}{' '}
      <strong>
        {train.trainNo} {train.departTime}–{train.arriveTime} {seats[lowest.seat]}
      </strong>{' '}
      <Price fen={lowest.price} tone="plain" />
    </OfferStrip>
  )
}

/** The railway is closed now, or the day is not sold yet. */
export function SaleNotices({ result: { service, saleDates, departDate } }: { result: TrainSearchResult }) {
  const text = useText('products/train/list')
  const said = [
    !service.open && service.opensAt && text.serviceClosed({ time: formatInstant(service.opensAt) }),
    departDate > saleDates.last && text.beyondSale({ date: formatDate(saleDates.last) }),
  ].filter((one) => typeof one === 'string')
  if (said.length === 0) return null
  return (
    <div role="status" className={styles['notices']}>
      {said.map((sentence) => (
        <p key={sentence}>
          <Icon name="clock" size={18} />
          {sentence}
        </p>
      ))}
    </div>
  )
}

export interface NoTrainsProps {
  draft: TrainTempOrder
  date: string
  onDate: (date: string) => void
}

/** No direct train on this day: the days beside it; journeys with a change stand below. */
export function NoTrains({ draft, date, onDate }: NoTrainsProps) {
  const text = useText('products/train/list')
  const { trainNo } = draft.searchParams
  const today = useDateSection().data?.today
  const days = [addDays(date, -1), addDays(date, 1)].filter(
    (day) => today !== undefined && day >= today && day < addDays(today, railSaleDays),
  )
  return (
    <EmptyState
      icon="train"
      title={text.emptyTitle}
      action={
        <>
          {days.map((day) => (
            <Button key={day} onClick={() => onDate(day)}>
              {text.otherDay({ date: formatDate(day) })}
            </Button>
          ))}
          <EditSearch draft={draft} type={5} />
        </>
      }
    >
      {trainNo ? text.emptyNumber({ train: trainNo }) : text.emptyWhy}
    </EmptyState>
  )
}
