import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableTrainOrder } from '@sojourn/contract/products/train-after-sales.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getTrainChangeInfo } from '../../../api/calls/products/train-after-sales'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/button'
import { Calendar } from '../../../kit/calendar'
import { CityPicker } from '../../../kit/city-picker'
import { formatDate } from '../../../kit/format'
import { Card, TwoColumns } from '../../../kit/page'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import styles from '../../booking/change-page.module.css'
import { refOf, sameCoupon } from '../../booking/coupons'
import { searchStations, useStations, type StationPlace } from '../../reference/use-stations'
import { AlterFrame, NothingToAlter } from './alter-frame'
import { changeQuery, type ChangeAddress } from './change-address'
import { ChangeSteps } from './change-steps'
import { useDateSection } from './queries'
import { TicketChoice } from './ticket-choice'

/** Which tickets, on which day, and whether to another destination. */
export function ChangeTickets({ change }: { change: ChangeAddress }) {
  const text = useText('products/train-alter')
  const { orderId } = change
  const info = useRead(getTrainChangeInfo, { orderId }, { staleTime: 0 })
  const possible = info.data?.tickets.some((ticket) => ticket.possible)
  return (
    <AlterFrame
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
          <NothingToAlter orderId={orderId} title={text.noneChange} why={text.noneWhy} refund />
        ))}
    </AlterFrame>
  )
}

/** At first what the address names, else everything that can be changed. */
function firstChoice({ tickets }: AlterableTrainOrder, named: readonly CouponRef[]): CouponRef[] {
  const possible = tickets.filter((ticket) => ticket.possible)
  const wanted = possible.filter((ticket) => named.some((each) => sameCoupon(each, ticket)))
  return (wanted.length > 0 ? wanted : possible).map(refOf)
}

function Choice({ order, change }: { order: AlterableTrainOrder; change: ChangeAddress }) {
  const text = useText('products/train-alter')
  const [chosen, setChosen] = useState(() => firstChoice(order, change.coupons))
  const [arrive, setArrive] = useState<StationPlace>()
  const mayLeave = chosen.every((ref) => order.tickets.find((ticket) => sameCoupon(ticket, ref))?.otherDestination)
  return (
    <TwoColumns
      main={
        <>
          <Card title={text.chooseChange}>
            <TicketChoice order={order} chosen={chosen} onChoose={setChosen} />
          </Card>
          <Card title={text.destination}>
            <div className={styles['fields']}>
              {mayLeave ? <Destination arrive={arrive} onArrive={setArrive} /> : <p>{text.destinationLate}</p>}
            </div>
          </Card>
        </>
      }
      aside={<Day order={order} change={{ ...change, coupons: chosen, arrive: mayLeave ? (arrive?.code ?? '') : '' }} />}
    />
  )
}

function Destination({ arrive, onArrive }: { arrive: StationPlace | undefined; onArrive: (place?: StationPlace) => void }) {
  const text = useText('products/train-alter')
  const search = useText('products/train-search')
  const stations = useStations(search.hot)
  const [known, setKnown] = useState<readonly StationPlace[]>([])
  const find = async (keyword: string, signal: AbortSignal) => {
    const found = await searchStations(keyword, signal)
    setKnown(found)
    return found
  }
  return (
    <>
      <CityPicker
        label={text.destination}
        value={arrive}
        placeholder={search.stationHint}
        groups={stations.groups}
        showCode={false}
        search={find}
        onApproach={stations.approach}
        onChange={(place) => onArrive(known.find(({ code }) => code === place.code) ?? { ...place, szmCode: '' })}
        clear={{ label: text.destination, onClear: () => onArrive(undefined) }}
      />
      <p className={styles['note']}>{text.destinationHint}</p>
    </>
  )
}

function Day({ order, change }: { order: AlterableTrainOrder; change: ChangeAddress }) {
  const text = useText('products/train-alter')
  const navigate = useNavigate()
  const section = useDateSection().data
  const [day, setDay] = useState(change.date)
  const today = section?.today ?? order.rides[0]?.departDate ?? ''
  const rules = { today, first: today, last: section?.endDateText || addDays(today, 14) }
  const reason = change.coupons.length === 0 ? text.nobody : day === '' ? text.noDate : undefined
  const go = () => void navigate(paths.trainChange(changeQuery({ ...change, date: day, ride: undefined })))
  return (
    <Card title={text.date}>
      <div className={styles['day']}>
        <Calendar label={text.date} rules={rules} start={day || undefined} focusOn={undefined} panes={1} onSelect={setDay} />
        {day !== '' && <p className={styles['chosenDay']}>{formatDate(day)}</p>}
        <p className={styles['note']}>{text.changeNote}</p>
        <Button kind="main" size="large" wide disabledReason={reason} onClick={go}>
          {text.search}
        </Button>
      </div>
    </Card>
  )
}
