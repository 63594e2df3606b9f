import { getMembershipInfo } from '../../api/calls/access/membership'
import { getPointsStatistics } from '../../api/calls/finance/points'
import { isProblem } from '../../api/problem'
import { queryClient, readOptions, useRead } from '../../api/queries'
import { useListSearch } from '../../kit/browser/address-secret'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { ButtonLink, Link } from '../../kit/actions/link'
import { Card, Page } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { WalletEntries } from './wallet-entries'
import { walletSearch } from './wallet-search'
import styles from './wallet.module.css'
import type { WebResponse } from '../../api/web-call'
import { Badge } from '../../kit/marks/badge'
import { formatFigure, formatFullDate, formatPrice } from '../../kit/text/format'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getPointsStatistics, {}))
  void queryClient.prefetchQuery(readOptions(getMembershipInfo, {}))
  await loadTexts('kit/widgets', 'personal/wallet')
  return null
}

/** The points wallet (S2.39): the balance, the level, every movement, and the rules. */
export function Component() {
  const text = useText('personal/wallet')
  const { search, change, key } = useListSearch(walletSearch)
  const { data, error, refetch } = useRead(getPointsStatistics, {}, { staleTime: 0 })
  if (isProblem(error, 'walletClosed')) {
    return (
      <Page title={text.title}>
        <EmptyState icon="wallet" title={text.closedTitle} action={<ButtonLink to={paths.home()}>{text.home}</ButtonLink>}>
          {text.closedText}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title={text.title}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['wallet']}>
          <div className={styles['balanceArea']}>
            {data ? <WalletBalance statistics={data} /> : <SkeletonList count={1} height={220} />}
          </div>
          <div className={styles['entriesArea']}>
            <WalletEntries key={key} search={search} onChange={change} />
          </div>
          <div className={styles['rulesArea']}>{data && <WalletRules statistics={data} />}</div>
        </div>
      )}
    </Page>
  )
}

type Statistics = WebResponse<NonNullable<(typeof getPointsStatistics)['contract']>>

/** What the points come to now, what they are worth, and what ends next. */
function WalletBalance({ statistics }: { statistics: Statistics }) {
  const text = useText('personal/wallet')
  const { balanceAmount, earned, spent, expired, nextExpiry, fenPerPoint } = statistics
  return (
    <section className={styles['balance']} aria-label={text.balance}>
      <div className={styles['head']}>
        <span>{text.balance}</span>
        <Level />
      </div>
      <p className={styles['figure']}>{formatFigure(balanceAmount)}</p>
      <p>{balanceAmount < 0 ? text.negative : text.worth({ amount: formatPrice(balanceAmount * fenPerPoint) })}</p>
      {nextExpiry && (
        <p>{text.nextExpiry({ points: formatFigure(nextExpiry.points), day: formatFullDate(nextExpiry.lastDay) })}</p>
      )}
      <dl className={styles['sums']}>
        {(
          [
            [text.earned, earned],
            [text.spent, spent],
            [text.expired, expired],
          ] as const
        ).map(([name, points]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatFigure(points)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The member's level leads to its page; without a membership there is none (S8.09). */
function Level() {
  const { data } = useRead(getMembershipInfo, {})
  if (!data?.joined) return null
  return (
    <Link to={paths.member()}>
      <Badge tone="brand" icon="approve">
        {data.memberLevelName}
      </Badge>
    </Link>
  )
}

function WalletRules({ statistics }: { statistics: Statistics }) {
  const text = useText('personal/wallet')
  const { fenPerPoint, fenPerPointEarned, monthsValid } = statistics
  const rules = [
    text.ruleEarn({ amount: formatPrice(fenPerPointEarned) }),
    text.ruleSpend({ points: 100 / fenPerPoint, amount: formatPrice(100) }),
    text.ruleRefund,
    text.ruleExpire({ months: monthsValid }),
    text.ruleOwn,
  ]
  return (
    <Card title={text.rules}>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  )
}
