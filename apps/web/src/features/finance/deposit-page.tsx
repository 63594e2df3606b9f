import { useState } from 'react'
import { getDeposit, getDepositChanges } from '../../api/calls/finance/deposit'
import { queryClient, readOptions, useRead } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Button } from '../../kit/actions/button'
import { ErrorState } from '../../kit/feedback/error-state'
import { Fact, FigureTiles } from '../../kit/lists/facts'
import { formatPrice } from '../../kit/text/format'
import { Icon } from '../../kit/marks/icon'
import { Card, Page, TwoColumns } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../kit/text/text'
import { ChangeEntry } from './change-entry'
import { DepositEntries } from './deposit-entries'
import { DepositRequest } from './deposit-request'
import styles from './deposit.module.css'

type Deposit = WebResponse<NonNullable<(typeof getDeposit)['contract']>>

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getDeposit, {}))
  await loadTexts('kit/widgets', 'finance/deposit')
  return null
}

/** The company's prepaid deposit (S2.48, handbook 10.4): what there is, every movement, and what was asked for. */
export function Component() {
  const text = useText('finance/deposit')
  const [asking, setAsking] = useState(false)
  const { data, error, refetch } = useRead(getDeposit, {}, { staleTime: 0 })
  return (
    <Page
      title={text.title}
      action={
        <Button kind="brand" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {text.ask}
        </Button>
      }
    >
      {data ? (
        <Balance deposit={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={1} height={96} />
      )}
      <TwoColumns main={<DepositEntries />} aside={<Changes />} />
      {asking && <DepositRequest onClose={() => setAsking(false)} />}
    </Page>
  )
}

function Balance({ deposit: { balance, available, frozen, warnBelow, low } }: { deposit: Deposit }) {
  const text = useText('finance/deposit')
  const figures: [string, number][] = [
    [text.available, available],
    [text.balance, balance],
    [text.frozen, frozen],
  ]
  return (
    <>
      <FigureTiles>
        {figures.map(([name, amount]) => (
          <Fact key={name} name={name}>
            {formatPrice(amount)}
          </Fact>
        ))}
      </FigureTiles>
      {warnBelow > 0 && (
        <div className={styles['under']}>
          <p className={low ? styles['low'] : styles['minor']}>
            {low && <Icon name="alert" size={16} />}
            {low ? text.low({ amount: formatPrice(warnBelow) }) : text.warnBelow({ amount: formatPrice(warnBelow) })}
          </p>
        </div>
      )}
    </>
  )
}

function Changes() {
  const text = useText('finance/deposit')
  const { data, error, refetch } = useRead(getDepositChanges, {}, { staleTime: 0 })
  return (
    <Card title={text.changes}>
      {data ? (
        data.list.length === 0 ? (
          <p className={styles['minor']}>{text.noChanges}</p>
        ) : (
          <ul>
            {data.list.map((change) => (
              <ChangeEntry key={change.changeId} change={change} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={56} />
      )}
    </Card>
  )
}
