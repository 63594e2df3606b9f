import type { ResponseOf } from '@sojourn/contract/kit/call'
import type { getAgentActions as getAgentActionsCall } from '@sojourn/contract/access/agent.calls'
import { getAgentActions } from '../../../api/calls/access/agent'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { formatInstant } from '../../../kit/text/format'
import { Link } from '../../../kit/actions/link'
import { Page } from '../../../kit/layout/page'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { loadTexts, useText } from '../../../kit/text/text'
import { Words } from '../../../kit/layout/words'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import styles from './agent-desk.module.css'

type Action = ResponseOf<typeof getAgentActionsCall>['list'][number]

export const loader = () => loadTexts('access/agency/agent', 'kit/widgets').then(() => null)

/** What the agency's staff did in one's name, or for who manages the company in anybody's, with the reason that they gave. */
export function Component() {
  const text = useText('access/agency/agent').actions
  const pages = usePages(getAgentActions, {}, (page) => page)
  const columns: Column<Action>[] = [
    { key: 'at', head: text.columns.at, width: 176, cell: ({ at }) => formatInstant(at) },
    { key: 'what', head: text.columns.what, cell: (row) => <What action={row} /> },
    { key: 'who', head: text.columns.who, width: 160, cell: (row) => <Who action={row} /> },
    { key: 'why', head: text.columns.why, cell: ({ reason, reference }) => <Words meta={reference}>{reason}</Words> },
  ]
  return (
    <Page title={text.title}>
      <p className={styles['lead']}>{text.lead}</p>
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={4} row={56} card={148} />}
        empty={
          <EmptyState icon="users" title={text.none}>
            {text.noneWhy}
          </EmptyState>
        }
      >
        {(items) => (
          <Records
            caption={text.title}
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
            card={(row) => (
              <>
                <RecordLine>
                  <What action={row} />
                  <Who action={row} />
                </RecordLine>
                <Words meta={`${row.reference} · ${formatInstant(row.at)}`}>{row.reason}</Words>
              </>
            )}
          />
        )}
      </PagedList>
    </Page>
  )
}

interface ActionPart {
  action: Action
}

const What = ({ action: { sentence, subject, path } }: ActionPart) => (
  <Words meta={path ? <Link to={path}>{subject}</Link> : subject}>{sentence}</Words>
)

function Who({ action: { agentName, employeeName } }: ActionPart) {
  const text = useText('access/agency/agent').actions
  return <Words meta={text.inNameOf({ name: employeeName })}>{agentName}</Words>
}
