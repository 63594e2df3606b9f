import { useSearchParams } from 'react-router'
import { getBillMatch } from '../../../api/calls/finance/match'
import { useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Page, Stack } from '../../../kit/layout/page'
import { formatPeriod } from '../../../kit/text/period'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { MatchFiles } from './match-files'
import { MatchVariances } from './match-variances'
import styles from './match.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/match', 'finance/bill/page')
  return null
}

/** The three-way match of a served company's bill on the agency's desk: suppliers' files, and what differs (handbook 10.3). */
export function Component() {
  const text = useText('finance/match')
  const bills = useText('finance/bill/page')
  const [query] = useSearchParams()
  const enterpriseId = Number(query.get('enterpriseId') ?? 0)
  const billNo = query.get('billNo') ?? ''
  const chosen = enterpriseId > 0 && billNo !== ''
  const { data, error, refetch } = useRead(getBillMatch, { enterpriseId, billNo }, { staleTime: 0, enabled: chosen })
  return (
    <Page
      title={data ? text.of({ company: data.companyName }) : text.title}
      action={
        <ButtonLink to={enterpriseId > 0 ? paths.agentBills({ enterpriseId }) : paths.agentDesk()}>
          {enterpriseId > 0 ? text.back : bills.agency.toDesk}
        </ButtonLink>
      }
    >
      {data ? (
        <Stack>
          <p className={styles['lead']}>{[formatPeriod(data.bill), billNo, text.lead].join(' · ')}</p>
          <MatchFiles enterpriseId={enterpriseId} match={data} />
          <MatchVariances enterpriseId={enterpriseId} match={data} />
        </Stack>
      ) : !chosen ? (
        <EmptyState icon="search" title={text.noBill} action={<ButtonLink to={paths.agentBills()}>{text.back}</ButtonLink>}>
          {text.noBillWhy}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={96} />
      )}
    </Page>
  )
}
