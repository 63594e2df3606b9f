import type { TrainSeat, TrainTransfer, TrainTransferResult } from '@sojourn/contract/products/train/train.shapes'
import { useMemo, useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { ResultCards } from '../../../booking/list/results-frame'
import { useTransfers } from '../queries'
import { useServiceReason } from './seat-table'
import { TransferCard } from './transfer-card'
import styles from '../../../booking/list/two-part-list.module.css'
import { stationNames } from '../train-view'

export interface TransfersProps {
  tempOrderNo: string
  date: string
  onBook: (result: TrainTransferResult, transfer: TrainTransfer, seats: readonly [TrainSeat, TrainSeat]) => void
}

const shownFirst = 3

/** Journeys with one change, their own part below the direct trains. */
export function Transfers({ tempOrderNo, date, onBook }: TransfersProps) {
  const text = useText('products/train/list')
  const { data, error, refetch } = useTransfers(tempOrderNo, date, true)
  return (
    <section aria-labelledby="transfers" className={styles['part']}>
      <h2 id="transfers">
        {text.transfers} <span className={styles['why']}>{text.transfersWhy}</span>
      </h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Found result={data} onBook={onBook} />
      ) : (
        <>
          <span role="status" className="visually-hidden">
            {text.transferSearching}
          </span>
          <SkeletonList count={shownFirst} height={96} gap={8} />
        </>
      )}
    </section>
  )
}

function Found({ result, onBook }: { result: TrainTransferResult; onBook: TransfersProps['onBook'] }) {
  const text = useText('products/train/list')
  const [all, setAll] = useState(false)
  const names = useMemo(() => stationNames(result.stations), [result])
  const refusal = useServiceReason(result)
  const { transfers } = result
  if (transfers.length === 0) return <EmptyState compact icon="train" title={text.noTransfers} />
  const shown = all ? transfers : transfers.slice(0, shownFirst)
  return (
    <>
      <ResultCards>
        {shown.map((transfer) => (
          <TransferCard
            key={`${transfer.first.trainKey} ${transfer.second.trainKey} ${transfer.second.departStation}`}
            transfer={transfer}
            names={names}
            policyApplies={result.policyApplies}
            refusal={refusal}
            onBook={(seats) => onBook(result, transfer, seats)}
          />
        ))}
      </ResultCards>
      {shown.length < transfers.length && (
        <Button kind="quiet" icon="chevronDown" wide onClick={() => setAll(true)}>
          {text.moreTransfers({ count: transfers.length - shown.length })}
        </Button>
      )}
    </>
  )
}
