import { changedRates, percentOf } from '@sojourn/domain/admin/fault-rates'
import { getFaultRates } from '../../../api/calls/admin/agency/fault-rates'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { ChangeHistory } from '../../../kit/edit/change-history'
import { EditColumns } from '../../../kit/edit/edit-columns'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Page } from '../../../kit/layout/page'
import { formatInstant } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './fault-rates.module.css'
import { FaultRatesEdit } from './fault-rates-edit'
import type { FaultRatesAnswer } from './use-fault-rates'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getFaultRates, {}))
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/agency/fault-rates',
    'admin/agency/agreement-offer',
    'admin/record',
  )
  return null
}

/** How often the built-in supply fails by itself, which the agency sets while it runs. */
export function Component() {
  const text = useText('admin/agency/fault-rates')
  const { desk } = useText('admin/agency/agreement-offer')
  const { data, error, refetch } = useRead(getFaultRates, {})
  return (
    <Page title={text.title} action={<ButtonLink to={paths.agentDesk()}>{desk.toDesk}</ButtonLink>}>
      {data ? (
        <FaultRatesOf answer={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={120} gap={16} />
      )}
    </Page>
  )
}

function FaultRatesOf({ answer }: { answer: FaultRatesAnswer }) {
  const text = useText('admin/agency/fault-rates')
  const { refetch } = useRead(getFaultRates, {})
  if (!answer.builtIn)
    return (
      <EmptyState icon="info" title={text.elsewhere}>
        {text.elsewhereWhy}
      </EmptyState>
    )
  const entries = answer.changes.map(({ version, at, byName, before, after }) => ({
    key: String(version),
    who: byName,
    time: formatInstant(at),
    changes: changedRates(before, after).map((key) => ({
      key,
      label: text.fields[key],
      before: text.share({ percent: percentOf(before[key]) }),
      after: text.share({ percent: percentOf(after[key]) }),
    })),
  }))
  return (
    <>
      <p className={styles['lead']}>{text.lead}</p>
      <EditColumns history={<ChangeHistory entries={entries} empty={text.neverChanged} onRetry={() => void refetch()} />}>
        <FaultRatesEdit answer={answer} />
      </EditColumns>
    </>
  )
}
