import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableTrainOrder } from '@sojourn/contract/products/train/after-sales.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { railSaleDays } from '@sojourn/domain/products/train/sale-window'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getTrainChangeInfo } from '../../../../api/calls/products/train/after-sales'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Calendar } from '../../../../kit/dates/calendar'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import { formatDate } from '../../../../kit/text/format'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../../../booking/after-sale/change-page.module.css'
import { firstCoupons, sameCoupon } from '../../../booking/after-sale/coupons'
import { searchStations, useStation, useStations } from '../../../reference/use-stations'
import { AfterSaleFrame, NothingPossible } from '../after-sale-frame'
import { changeQuery, type ChangeAddress } from './change-address'
import { ChangeSteps } from './change-steps'
import { useDateSection } from '../queries'
import { TicketChoice } from '../ticket-choice'

/** Which tickets, on which day, and whether to another destination. */
export function ChangeTickets({ change }: { change: ChangeAddress }) {
  const text = useText('products/train/after-sale/change')
  const { orderId } = change
  const info = useRead(getTrainChangeInfo, { orderId }, { staleTime: 0 })
  const possible = info.data?.tickets.some((ticket) => ticket.possible)
  return (
    <AfterSaleFrame
      title={text.changeTitle}
      orderId={orderId}
      back={paths.trainOrder({ orderId })}
      action={<ChangeSteps step={0} />}
      error={info.error}
      onRetry={() => void info.refetch()}
    >
      {info.data &&
        (possible ? (
          <Choice key={orderId} order={info.data} change={change} />
        ) : (
          <NothingPossible orderId={orderId} title={text.noneChange} why={text.noneWhy} refund />
        ))}
    </AfterSaleFrame>
  )
}

/** What is chosen stands in the address at once, so that coming back finds it. */
function Choice({ order, change }: { order: AlterableTrainOrder; change: ChangeAddress }) {
  const text = useText('products/train/after-sale/change')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => firstCoupons(order.tickets, change.coupons, 'all'))
  const keep = (more: Partial<ChangeAddress>) =>
    void navigate(paths.trainChange(changeQuery({ ...change, coupons: chosen, ...more })), {
      replace: true,
      preventScrollReset: true,
    })
  const choose = (coupons: CouponRef[]) => {
    setChosen(coupons)
    keep({ coupons })
  }
  const mayLeave = chosen.every((ref) => order.tickets.find((ticket) => sameCoupon(ticket, ref))?.otherDestination)
  return (
    <TwoColumns
      main={
        <>
          <Card title={text.chooseChange}>
            <TicketChoice order={order} chosen={chosen} onChoose={choose} />
          </Card>
          <Card title={text.destination}>
            <div className={styles['fields']}>
              {mayLeave ? (
                <Destination code={change.arrive} onArrive={(arrive) => keep({ arrive })} />
              ) : (
                <p>{text.destinationLate}</p>
              )}
            </div>
          </Card>
        </>
      }
      aside={
        <Day
          order={order}
          change={{ ...change, coupons: chosen, arrive: mayLeave ? change.arrive : '' }}
          onDay={(date) => keep({ date })}
        />
      }
    />
  )
}

function Destination({ code, onArrive }: { code: string; onArrive: (code: string) => void }) {
  const text = useText('products/train/after-sale/change')
  const search = useText('products/train/search')
  const stations = useStations(search.hot)
  return (
    <>
      <CityPicker
        framed
        label={search.to}
        value={useStation(code)}
        placeholder={search.stationHint}
        groups={stations.groups}
        showCode={false}
        search={searchStations}
        onApproach={stations.approach}
        onChange={(place) => onArrive(place.code)}
        clear={{ label: text.destination, onClear: () => onArrive('') }}
      />
      <p className={styles['note']}>{text.destinationHint}</p>
    </>
  )
}

interface DayProps {
  order: AlterableTrainOrder
  change: ChangeAddress
  onDay: (date: string) => void
}
function Day({ order, change, onDay }: DayProps) {
  const text = useText('products/train/after-sale/change')
  const navigate = useNavigate()
  const section = useDateSection().data
  const day = change.date
  const today = section?.today ?? order.rides[0]?.departDate ?? ''
  const rules = { today, first: today, last: addDays(today, railSaleDays - 1) }
  const reason = change.coupons.length === 0 ? text.nobody : day === '' ? text.noDate : undefined
  const go = () => void navigate(paths.trainChange(changeQuery({ ...change, trains: true, ride: undefined })))
  return (
    <Card title={text.date}>
      <div className={styles['day']}>
        <Calendar label={text.date} rules={rules} start={day || undefined} focusOn={undefined} panes={1} onSelect={onDay} />
        {day !== '' && <p className={styles['chosenDay']}>{formatDate(day)}</p>}
        <p className={styles['note']}>{text.changeNote}</p>
        <Button kind="main" size="large" wide disabledReason={reason} onClick={go}>
          {text.search}
        </Button>
      </div>
    </Card>
  )
}
