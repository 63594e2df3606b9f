import type { ServedIncident } from '@sojourn/contract/admin/orders/incident.shapes'
import { getServedIncidents } from '../../../api/calls/admin/orders/incident'
import { useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Card, Page } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from '../incidents/incidents.module.css'
import { StatusBadges } from '../incidents/status-badges'
import { spanOf } from '../whereabouts/span'

export async function loader() {
  await loadTexts('kit/widgets', 'admin/orders/incidents')
  return null
}

/** What is said changes while somebody looks. */
const liveMs = 30_000

/** Where the agency's customers look for their people: how many need help, without a name. */
export function Component() {
  const { served } = useText('admin/orders/incidents')
  const { data, error, refetch } = useRead(getServedIncidents, {}, { staleTime: 0, refetchInterval: liveMs })
  return (
    <Page title={served.title} action={<ButtonLink to={paths.agentDesk()}>{served.toDesk}</ButtonLink>}>
      <p className={styles['lead']}>{served.lead}</p>
      <Card>
        {data ? (
          <Incidents list={data.list} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRecords count={3} row={56} card={150} />
        )}
      </Card>
    </Page>
  )
}

function Incidents({ list }: { list: readonly ServedIncident[] }) {
  const text = useText('admin/orders/incidents')
  const { served, columns: heads } = text
  const spanned = ({ from, to }: ServedIncident): string => text.span(spanOf(from, to))
  const columns: Column<ServedIncident>[] = [
    { key: 'company', head: served.company, width: 200, cell: ({ companyName }) => <strong>{companyName}</strong> },
    { key: 'title', head: heads.title, cell: (row) => <What incident={row} /> },
    { key: 'time', head: heads.time, width: 250, cell: spanned },
    { key: 'people', head: heads.people, width: 100, cell: ({ people }) => text.people({ count: people }) },
    { key: 'status', head: heads.status, width: 260, cell: (row) => <StatusBadges counts={row} /> },
  ]
  return (
    <Records
      caption={served.title}
      columns={columns}
      rows={list}
      rowKey={({ enterpriseId, incidentId }) => `${String(enterpriseId)} ${incidentId}`}
      empty={
        <EmptyState compact icon="shield" tone="good" title={served.none}>
          {served.noneHint}
        </EmptyState>
      }
      card={(row) => (
        <>
          <strong>{row.companyName}</strong>
          <What incident={row} />
          <StatusBadges counts={row} />
          <RecordLine>
            <span className={styles['soft']}>{spanned(row)}</span>
            <span className={styles['soft']}>{text.people({ count: row.people })}</span>
          </RecordLine>
        </>
      )}
    />
  )
}

function What({ incident: { kind, title, places, message } }: { incident: ServedIncident }) {
  const { kinds } = useText('admin/orders/incidents')
  return (
    <>
      <Words meta={[kinds[kind], ...places.map(({ name }) => name)].join(' · ')}>{title}</Words>
      <span className={styles['message']}>{message}</span>
    </>
  )
}
