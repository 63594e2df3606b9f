import type { TrainChangeSearchResult } from '@sojourn/contract/products/train/after-sales.shapes'
import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchTrainChange } from '../../../../api/calls/products/train/after-sales'
import { useRead } from '../../../../api/queries'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { Stack } from '../../../../kit/layout/page'
import { paths } from '../../../../paths'
import styles from '../../../booking/after-sale/change-page.module.css'
import { ResultCards } from '../../../booking/list/results-frame'
import { SortBar } from '../../../booking/list/sort-bar'
import { useOpenCards } from '../../../booking/list/use-open-cards'
import { AfterSaleFrame } from '../after-sale-frame'
import { backFrom, changeQuery, type ChangeAddress } from './change-address'
import { ChangeSteps } from './change-steps'
import { choiceOf } from '../book/chosen-train'
import { RideLine } from '../ride-line'
import { SaleNotices } from '../list/list-notices'
import { useServiceReason } from '../list/seat-table'
import { trainSorts } from '../list/sort-rules'
import { TrainCard } from '../list/train-card'
import { TrainRibbon } from '../list/train-ribbon'
import { stationNames } from '../train-view'

/** Trains of a day to change to. */
export function ChangeTrains({ change }: { change: ChangeAddress }) {
  const text = useText('products/train/after-sale/change')
  const navigate = useNavigate()
  const { orderId, coupons, date, arrive } = change
  const asked = { orderNo: orderId, coupons, departDate: date, ...(arrive && { arriveStation: arrive }) }
  const found = useRead(searchTrainChange, asked, { staleTime: 0, keepFormer: true })
  const back = paths.trainChange(changeQuery(backFrom(change)))
  const goTo = (day: string) => void navigate(paths.trainChange(changeQuery({ ...change, date: day })), { replace: true })
  return (
    <AfterSaleFrame
      title={text.changeTitle}
      orderId={orderId}
      back={back}
      action={<ChangeSteps step={1} />}
      error={found.error}
      onRetry={() => void found.refetch()}
    >
      {found.data && (
        <Stack busy={found.isFetching}>
          <section className={styles['from']}>
            <span className={styles['label']}>{text.from}</span>
            <RideLine ride={found.data.from} />
            <p className={styles['terms']}>{found.data.rule}</p>
            <details className={styles['terms']}>
              <summary>{text.refundTiers}</summary>
              <ul>
                {found.data.refundTiers.map((tier) => (
                  <li key={tier}>{tier}</li>
                ))}
              </ul>
            </details>
          </section>
          <TrainRibbon date={date} saleDates={found.data.saleDates} onChoose={goTo} />
          <Trains result={found.data} change={change} back={back} />
        </Stack>
      )}
    </AfterSaleFrame>
  )
}

function Trains({ result, change, back }: { result: TrainChangeSearchResult; change: ChangeAddress; back: string }) {
  const text = useText('products/train/after-sale/change')
  const listText = useText('products/train/list')
  const navigate = useNavigate()
  const [sort, setSort] = useState<(typeof trainSorts.sorts)[number]>('departure')
  const names = useMemo(() => stationNames(result.stations), [result])
  const refusal = useServiceReason(result)
  const trains = useMemo(() => trainSorts.sort(result.trains, sort), [result, sort])
  const cards = useOpenCards(
    () => undefined,
    trains.map(({ trainKey }) => trainKey),
  )
  const choose = (train: TrainOffer, seat: TrainSeat) =>
    void navigate(paths.trainChange(changeQuery({ ...change, ride: choiceOf(result.searchId, train, seat).choice })))
  if (trains.length === 0)
    return (
      <EmptyState icon="train" title={text.emptyTitle} action={<ButtonLink to={back}>{text.otherDay}</ButtonLink>}>
        {text.emptyWhy}
      </EmptyState>
    )
  return (
    <>
      <SaleNotices result={result} />
      <div className={styles['days']}>
        <SortBar sorts={trainSorts.sorts} words={listText.sorts} sort={sort} onSort={setSort} />
        <span role="status" className={styles['count']}>
          {text.trains({ count: trains.length })}
        </span>
      </div>
      <ResultCards>
        {trains.map((train) => (
          <TrainCard
            key={train.trainKey}
            train={train}
            names={names}
            policyApplies={result.policyApplies}
            nameOf={undefined}
            refusal={refusal}
            open={cards.open.includes(train.trainKey)}
            onToggle={cards.toggle}
            onBook={choose}
            action={text.chooseTrain}
          />
        ))}
      </ResultCards>
    </>
  )
}
