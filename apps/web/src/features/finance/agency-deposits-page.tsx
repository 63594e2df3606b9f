import type { DepositChange } from '@sojourn/contract/finance/deposit.calls'
import { useSearchParams } from 'react-router'
import { getAgencyWork } from '../../api/calls/access/agency-work'
import { decideDepositChange, getDepositChanges } from '../../api/calls/finance/deposit'
import { useRead, useWrite } from '../../api/queries'
import { Button } from '../../kit/actions/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { formatPrice } from '../../kit/text/format'
import { ButtonLink } from '../../kit/actions/link'
import { ask } from '../../kit/overlays/modal-queue'
import { Card, Page } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import { tellFailure } from '../../kit/overlays/told'
import { paths } from '../../paths'
import { ChangeEntry } from './change-entry'
import styles from './deposit.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/deposit')
  return null
}

/** What a served company asks of its deposit: the agency checks the money and decides (handbook 10.4). */
export function Component() {
  const text = useText('finance/deposit')
  const enterpriseId = Number(useSearchParams()[0].get('enterpriseId') ?? 0)
  const { data, error, refetch } = useRead(getDepositChanges, { enterpriseId }, { staleTime: 0, enabled: enterpriseId > 0 })
  return (
    <Page title={text.requests} action={<ButtonLink to={paths.agentDesk()}>{text.toDesk}</ButtonLink>}>
      <Card title={data?.companyName ?? text.changes}>
        {data ? (
          data.list.length === 0 ? (
            <EmptyState compact icon="check" title={text.noChanges} />
          ) : (
            <ul>
              {data.list.map((change) => (
                <ChangeEntry key={change.changeId} change={change}>
                  {change.state === 'asked' && <Decide enterpriseId={enterpriseId} change={change} />}
                </ChangeEntry>
              ))}
            </ul>
          )
        ) : enterpriseId === 0 ? (
          <EmptyState compact icon="search" title={text.noCompany}>
            {text.noCompanyWhy}
          </EmptyState>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={2} height={56} />
        )}
      </Card>
    </Page>
  )
}

/** Both are asked for again: an agreed request moves money, a refused one is over. */
function Decide({ enterpriseId, change: { changeId, kind, amount } }: { enterpriseId: number; change: DepositChange }) {
  const text = useText('finance/deposit')
  const decide = useWrite(decideDepositChange, [getDepositChanges, getAgencyWork])
  const what = { kind: text.kinds[kind], amount: formatPrice(amount) }
  const choose = async (decision: 'agree' | 'refuse') => {
    const message = decision === 'agree' ? text.agreeAsk(what) : text.refuseAsk(what)
    if (await ask({ title: text[decision], message, confirm: text[decision], cancel: true }))
      decide.mutate(
        { enterpriseId, changeId, decision },
        {
          onSuccess: () => toast(decision === 'agree' ? text.agreedNow(what) : text.refusedNow(what), 'good'),
          onError: tellFailure,
        },
      )
  }
  return (
    <span className={styles['decide']}>
      <Button size="compact" busy={decide.isPending} onClick={() => void choose('refuse')}>
        {text.refuse}
      </Button>
      <Button size="compact" kind="brand" busy={decide.isPending} onClick={() => void choose('agree')}>
        {text.agree}
      </Button>
    </span>
  )
}
