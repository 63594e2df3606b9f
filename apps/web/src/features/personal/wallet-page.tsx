import { getMembershipInfo } from '../../api/calls/access/membership'
import { getPointsStatistics } from '../../api/calls/finance/points'
import { isProblem } from '../../api/problem'
import { queryClient, readOptions, useRead } from '../../api/queries'
import { useListSearch } from '../../kit/browser/address-secret'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { ButtonLink } from '../../kit/actions/link'
import { Page } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { WalletEntries } from './wallet-entries'
import { walletSearch } from './wallet-search'
import styles from './wallet.module.css'
import { WalletBalance, WalletRules } from './wallet-summary'

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
