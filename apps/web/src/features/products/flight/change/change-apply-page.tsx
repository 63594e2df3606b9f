import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableOrder } from '@sojourn/contract/products/flight/after-sales.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getFlightChangeInfo } from '../../../../api/calls/products/flight/after-sales'
import { queryClient, readOptions, useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Calendar } from '../../../../kit/dates/calendar'
import { formatDate } from '../../../../kit/text/format'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangeFrame, NothingToChange } from './change-frame'
import styles from '../../../booking/after-sale/change-page.module.css'
import { SegmentLine } from './change-segment'
import { firstCoupons, readCoupons, writeCoupons } from '../../../booking/after-sale/coupons'
import { isInvoluntary } from '../order/involuntary'
import { NoticeBanner } from '../order/order-notices'
import { useDateSection } from '../queries'
import { CouponChoice } from '../refund/refund-coupons'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  void queryClient.prefetchQuery({ ...readOptions(getFlightChangeInfo, { orderId }), staleTime: 1000 })
  await loadTexts(
    'booking/placing/book',
    'products/flight/words',
    'products/flight/after-sale/change',
    'products/flight/after-sale/refund',
    'products/flight/order',
    'kit/widgets',
  )
  return null
}

/** Which flight of the order, for whom, on which day: the first step of a change (S2.22). */
export function Component() {
  const text = useText('products/flight/after-sale/change')
  const [address] = useSearchParams()
  const orderId = address.get('orderId') ?? ''
  const info = useRead(getFlightChangeInfo, { orderId }, { staleTime: 0 })
  const possible = info.data?.coupons.some((coupon) => coupon.possible)
  return (
    <ChangeFrame
      title={text.applyTitle}
      step={0}
      back={paths.flightOrder({ orderId })}
      orderId={orderId}
      error={info.error}
      onRetry={() => void info.refetch()}
    >
      {info.data &&
        (possible ? (
          <Apply order={info.data} named={readCoupons(address.get('coupons'))} date={address.get('date') ?? undefined} />
        ) : (
          <NothingToChange orderId={orderId} />
        ))}
    </ChangeFrame>
  )
}

const couponsOf = ({ coupons }: AlterableOrder, segment: number) => coupons.filter((coupon) => coupon.segment === segment)
const openOf = (order: AlterableOrder, segment: number): CouponRef[] => firstCoupons(couponsOf(order, segment), [], 'all')

function Apply({ order, named, date }: { order: AlterableOrder; named: readonly CouponRef[]; date: string | undefined }) {
  const text = useText('products/flight/after-sale/change')
  const changeable = order.segments.filter(({ index }) => openOf(order, index).length > 0)
  const [segment, setSegment] = useState(() => named[0]?.segment ?? changeable[0]?.index ?? 0)
  const [chosen, setChosen] = useState(() => firstCoupons(couponsOf(order, segment), named, 'all'))
  const [day, setDay] = useState(date ?? '')
  const choose = (next: number) => {
    setSegment(next)
    setChosen(openOf(order, next))
  }
  const flight = order.segments.find(({ index }) => index === segment)
  return (
    <TwoColumns
      main={
        <>
          <NoticeBanner notices={order.notices} segments={order.segments} />
          {order.segments.length > 1 && <SegmentChoice order={order} segment={segment} onChoose={choose} />}
          <Card title={text.passengers}>
            {order.segments.length === 1 && flight && <SegmentLine segment={flight} />}
            <CouponChoice order={order} segment={segment} chosen={chosen} onChoose={setChosen} />
          </Card>
          <Card title={text.cause}>
            <p>{text.causes[isInvoluntary(order, chosen) ? 'involuntary' : 'voluntary']}</p>
          </Card>
        </>
      }
      aside={<DayCard order={order} chosen={chosen} day={day} from={flight?.departDate ?? ''} onDay={setDay} />}
    />
  )
}

/** One flight is changed at a time. */
function SegmentChoice({
  order,
  segment,
  onChoose,
}: {
  order: AlterableOrder
  segment: number
  onChoose: (segment: number) => void
}) {
  const text = useText('products/flight/after-sale/change')
  return (
    <Card title={text.segment}>
      <RadioGroup
        column
        label={text.segment}
        value={segment}
        onChange={onChoose}
        choices={order.segments.map((each) => {
          const none = openOf(order, each.index).length === 0
          return {
            value: each.index,
            label: <SegmentLine segment={each} />,
            disabled: none,
            ...(none ? { hint: text.noneOfSegment } : {}),
          }
        })}
      />
    </Card>
  )
}

interface DayCardProps {
  order: AlterableOrder
  chosen: readonly CouponRef[]
  day: string
  /** The day of the flight as it is. */
  from: string
  onDay: (day: string) => void
}

function DayCard({ order, chosen, day, from, onDay }: DayCardProps) {
  const text = useText('products/flight/after-sale/change')
  const navigate = useNavigate()
  const section = useDateSection().data
  const today = section?.today ?? from
  const rules = { today, first: today, last: section?.endDateText || addDays(today, 365) }
  const reason = chosen.length === 0 ? text.nobody : day === '' ? text.noDate : undefined
  const go = () => void navigate(paths.flightChange({ orderId: order.orderNo, coupons: writeCoupons(chosen), date: day }))
  return (
    <Card title={text.date}>
      <div className={styles['day']}>
        <Calendar label={text.date} rules={rules} start={day || undefined} focusOn={undefined} panes={1} onSelect={onDay} />
        {day !== '' && <p className={styles['chosenDay']}>{formatDate(day)}</p>}
        <p className={styles['note']}>{text.rulesNote}</p>
        <Button kind="main" size="large" wide disabledReason={reason} onClick={go}>
          {text.search}
        </Button>
      </div>
    </Card>
  )
}
