import type { ServiceFeeRow } from '@sojourn/contract/admin/agency/service-fee.calls'
import type { FeeStatus } from '@sojourn/contract/booking/service-fee-words'
import { getServiceFees } from '../../../api/calls/admin/agency/service-fee'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { FeeForm } from './fee-form'
import { FeeRows } from './fee-rows'
import styles from './fees.module.css'
import { WaitingFees } from './waiting-fees'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getServiceFees, {}))
  await loadTexts(
    'kit/widgets',
    'kit/drafts',
    'admin/agency/service-fee',
    'admin/agency/agreement-offer',
    'booking/application/words',
  )
  return null
}

/** What the agency charges: proposed by one of its staff, agreed to by another, in force from a day on. */
export function Component() {
  const text = useText('admin/agency/service-fee')
  const { desk } = useText('admin/agency/agreement-offer')
  const { data, error, refetch } = useRead(getServiceFees, {}, { staleTime: 0 })
  return (
    <Page title={text.title} action={<ButtonLink to={paths.agentDesk()}>{desk.toDesk}</ButtonLink>}>
      <p className={styles['lead']}>{text.lead}</p>
      {data ? (
        <Stack>
          <WaitingFees rows={data.list.filter(({ status }) => status === 'proposed')} />
          <Part title={text.inForce} none={text.noInForce} rows={data.list} statuses={['inForce']} />
          <Part title={text.coming} none={text.noComing} rows={data.list} statuses={['coming']} />
          <Card title={text.propose}>
            <FeeForm companies={data.companies} today={data.today} />
          </Card>
          <Part title={text.former} none={text.noFormer} rows={data.list} statuses={['past', 'refused', 'withdrawn']} />
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={160} gap={16} />
      )}
    </Page>
  )
}

interface PartProps {
  title: string
  none: string
  rows: readonly ServiceFeeRow[]
  statuses: readonly FeeStatus[]
}

function Part({ title, none, rows, statuses }: PartProps) {
  return (
    <Card title={title}>
      <FeeRows
        caption={title}
        none={none}
        rows={rows.filter(({ status }) => statuses.includes(status))}
        named={statuses.length > 1}
      />
    </Card>
  )
}
