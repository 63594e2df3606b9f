import type { IncidentDetail } from '@sojourn/contract/admin/orders/incident.shapes'
import type { SafetyStatus } from '@sojourn/contract/admin/orders/incident-words'
import { useState } from 'react'
import { getIncident, remindIncident, searchIncidentPeople } from '../../../api/calls/admin/orders/incident'
import { isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { classNames } from '../../../kit/browser/class-names'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page, Stack, TwoColumns } from '../../../kit/layout/page'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Badge } from '../../../kit/marks/badge'
import { Icon } from '../../../kit/marks/icon'
import { formatInstant, formatList } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { told } from '../../../kit/overlays/told'
import { spanOf } from '../whereabouts/span'
import { CallDialog, type Called } from './call-dialog'
import { RecordHistoryDrawer } from '../history/record-drawer'
import { CloseDialog } from './close-dialog'
import { EditIncidentDialog } from './edit-dialog'
import { Hotels } from './hotels'
import { statusLooks } from './incident-looks'
import { peopleSearch, type PeopleSearch } from './incident-search'
import styles from './incidents.module.css'
import { Log } from './log'
import { People } from './people'

export async function loader() {
  await loadTexts('kit/widgets', 'kit/edit', 'admin/orders/incidents', 'admin/named', 'admin/record')
  return null
}

/** What is said changes while somebody looks. */
const liveMs = 10_000

/** An incident as it goes on: how people are, whom to call, what was done. */
export function Component() {
  const text = useText('admin/orders/incidents')
  const { search, change } = useListSearch(peopleSearch)
  const { incidentId } = search
  const { data, error, refetch } = useRead(
    getIncident,
    { incidentId },
    { enabled: incidentId !== '', staleTime: 0, refetchInterval: liveMs },
  )
  if (data) return <Incident incident={data} search={search} onSearch={change} />
  return (
    <Page title={text.title} back={paths.incidents()}>
      {incidentId === '' || isProblem(error, 'incidentUnknown') ? (
        <EmptyState icon="alert" title={text.unknown} action={<ButtonLink to={paths.incidents()}>{text.title}</ButtonLink>} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={120} gap={16} />
      )}
    </Page>
  )
}

interface IncidentProps {
  incident: IncidentDetail
  search: PeopleSearch
  onSearch: (next: PeopleSearch, how?: { replace: boolean }) => void
}

function Incident({ incident, search, onSearch }: IncidentProps) {
  const text = useText('admin/orders/incidents')
  const [called, setCalled] = useState<Called>()
  const [shown, setShown] = useState<'edit' | 'history' | 'close'>()
  const hide = () => setShown(undefined)
  const { incidentId, title, closedAt } = incident
  const isOpen = closedAt === undefined
  return (
    <Page
      title={title}
      back={paths.incidents(isOpen ? {} : { closed: 1 })}
      chips={
        <>
          <Badge>{text.kinds[incident.kind]}</Badge>
          <Badge tone={isOpen ? 'warn' : 'locked'} icon={isOpen ? 'alert' : 'lock'}>
            {isOpen ? text.isOpen : text.isClosed}
          </Badge>
        </>
      }
      action={<Steps incident={incident} onShow={setShown} />}
    >
      <Tiles incident={incident} search={search} onSearch={onSearch} />
      <TwoColumns
        main={<People search={search} onSearch={onSearch} onCall={isOpen ? setCalled : undefined} />}
        aside={
          <Stack>
            <Facts incident={incident} />
            <Hotels hotels={incident.hotels} onCall={isOpen ? setCalled : undefined} />
            <Log rows={incident.log} more={incident.moreLog} />
          </Stack>
        }
      />
      {called && <CallDialog incidentId={incidentId} called={called} onClose={() => setCalled(undefined)} />}
      {shown === 'close' && <CloseDialog incidentId={incidentId} onClose={hide} />}
      {shown === 'edit' && <EditIncidentDialog incident={incident} onClose={hide} />}
      {shown === 'history' && (
        <RecordHistoryDrawer
          kind="incident"
          id={incidentId}
          title={text.historyTitle}
          labels={text.fields}
          values={{ kind: text.kinds }}
          onClose={hide}
        />
      )}
    </Page>
  )
}

interface StepsProps {
  incident: IncidentDetail
  onShow: (what: 'edit' | 'history' | 'close') => void
}

function Steps({ incident: { incidentId, unreached, closedAt }, onShow }: StepsProps) {
  const text = useText('admin/orders/incidents')
  const write = useWrite(remindIncident, [getIncident, searchIncidentPeople])
  const remind = () =>
    void write.mutateAsync({ incidentId }).then(
      ({ people }) => told(Promise.resolve(), text.reminded({ count: people })),
      (error: Error) => told(Promise.reject(error), ''),
    )
  const history = (
    <Button icon="clock" aria-haspopup="dialog" onClick={() => onShow('history')}>
      {text.history}
    </Button>
  )
  if (closedAt !== undefined) return history
  return (
    <span className={styles['actions']}>
      {history}
      <Button icon="edit" aria-haspopup="dialog" onClick={() => onShow('edit')}>
        {text.edit}
      </Button>
      <Button icon="closeCircle" aria-haspopup="dialog" onClick={() => onShow('close')}>
        {text.close}
      </Button>
      <Button
        kind="brand"
        icon="bell"
        busy={write.isPending}
        disabledReason={unreached === 0 ? text.nobodyToRemind : undefined}
        onClick={remind}
      >
        {text.remind}
      </Button>
    </span>
  )
}

/** How many stand how; each narrows the list to them. */
function Tiles({ incident, search, onSearch }: IncidentProps) {
  const text = useText('admin/orders/incidents')
  const tiles = [
    ...(['help', 'unreached', 'safe'] as const satisfies readonly SafetyStatus[]).map((status) => ({
      status,
      name: text.statuses[status],
      count: incident[status],
      icon: statusLooks[status].icon,
    })),
    { status: '' as const, name: text.all, count: incident.people, icon: 'users' as const },
  ]
  return (
    <div className={styles['tiles']} role="group" aria-label={text.columns.status} data-live>
      {tiles.map(({ status, name, count, icon }) => (
        <button
          key={status}
          type="button"
          className={classNames(styles['tile'], status !== '' && count > 0 && styles[status])}
          aria-pressed={search.status === status}
          onClick={() => onSearch({ ...search, status }, { replace: true })}
        >
          <span className={styles['tileName']}>
            <Icon name={icon} size={16} />
            {name}
          </span>
          <strong>{count}</strong>
        </button>
      ))}
    </div>
  )
}

function Facts({ incident }: { incident: IncidentDetail }) {
  const text = useText('admin/orders/incidents')
  const { places, from, to, message, openedBy, openedAt, closedAt, closedBy, closingNote } = incident
  return (
    <Card>
      <div className={styles['facts']}>
        <FactList>
          <Fact name={text.place}>{formatList(places.map(({ name }) => name))}</Fact>
          <Fact name={text.time}>{text.span(spanOf(from, to))}</Fact>
          <Fact name={text.message}>
            <span className={styles['message']}>{message}</span>
          </Fact>
          <Fact name={text.columns.opened}>{text.openedBy({ name: openedBy, at: formatInstant(openedAt) })}</Fact>
          {closingNote !== undefined && <Fact name={text.closingNote}>{closingNote}</Fact>}
        </FactList>
        {closedAt && <p className={styles['soft']}>{text.closedBy({ name: closedBy ?? '', at: formatInstant(closedAt) })}</p>}
      </div>
    </Card>
  )
}
