import { getDeskHours } from '../../../api/calls/admin/agency/desk-hours'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { EditColumns } from '../../../kit/edit/edit-columns'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Page } from '../../../kit/layout/page'
import { formatFullDate } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { RecordHistory } from '../history/record-history'
import styles from './desk-hours.module.css'
import { DeskHoursEdit } from './desk-hours-edit'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getDeskHours, {}))
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/agency/desk-hours',
    'admin/company/office-hours',
    'admin/agency/agreement-offer',
    'admin/record',
  )
  return null
}

/** When the agency's desk works, by which it promises answers. */
export function Component() {
  const text = useText('admin/agency/desk-hours')
  const { desk } = useText('admin/agency/agreement-offer')
  const { data, error, refetch } = useRead(getDeskHours, {})
  const words = { labels: text.fields, values: {}, day: formatFullDate }
  return (
    <Page title={text.title} action={<ButtonLink to={paths.agentDesk()}>{desk.toDesk}</ButtonLink>}>
      <p className={styles['lead']}>{text.lead}</p>
      <EditColumns
        history={data ? <RecordHistory kind="deskHours" id="deskHours" words={words} empty={text.neverChanged} /> : null}
      >
        {data ? (
          <DeskHoursEdit answer={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={3} height={160} gap={16} />
        )}
      </EditColumns>
    </Page>
  )
}
