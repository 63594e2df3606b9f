import type { IncidentPerson } from '@sojourn/contract/admin/orders/incident.shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { revealIncidentMobile, searchIncidentPeople } from '../../../api/calls/admin/orders/incident'
import { invoke } from '../../../api/client'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { RevealedText } from '../../../kit/forms/revealed-text'
import { Card } from '../../../kit/layout/page'
import { Words } from '../../../kit/layout/words'
import { Entry } from '../../../kit/lists/entry'
import { ListBar } from '../../../kit/lists/list-bar'
import { Badge } from '../../../kit/marks/badge'
import { IconMark } from '../../../kit/marks/icon-mark'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { spanOf } from '../whereabouts/span'
import { activityIcons } from '../whereabouts/activity-looks'
import type { Called } from './call-dialog'
import { statusLooks } from './incident-looks'
import { peopleSearch, type PeopleSearch } from './incident-search'
import styles from './incidents.module.css'

interface PeopleProps {
  search: PeopleSearch
  onSearch: (next: PeopleSearch, how?: { replace: boolean }) => void
  /** Absent of what is closed. */
  onCall: ((called: Called) => void) | undefined
}

const liveMs = 10_000

/** The list is read anew while somebody looks. */
function useLivePeople(): void {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: [searchIncidentPeople.path] }), liveMs)
    return () => clearInterval(timer)
  }, [client])
}

/** Whom it concerns, the most urgent first. */
export function People({ search, onSearch, onCall }: PeopleProps) {
  const text = useText('admin/orders/incidents')
  const { incidentId, status, keyword } = search
  const asked = { incidentId, ...(status && { status }), ...(keyword && { keyword }) }
  const pages = usePages(searchIncidentPeople, asked, (page) => page)
  useLivePeople()
  return (
    <Card title={text.peopleTitle}>
      <ListBar
        search={{
          label: text.personKeyword,
          hint: text.personKeyword,
          value: keyword,
          onChange: (next) => onSearch({ ...search, keyword: next }, { replace: true }),
        }}
        filters={null}
        narrowed={[]}
        onReset={() => onSearch({ ...peopleSearch.none, incidentId })}
      />
      <PagedList
        pages={pages}
        skeleton={<SkeletonList count={4} height={84} gap={8} />}
        empty={
          <EmptyState compact icon="users" title={text.nobodyTitle}>
            {text.nobodyText}
          </EmptyState>
        }
      >
        {(people) => (
          <ul aria-label={text.peopleTable}>
            {people.map((person) => (
              <Person key={person.employeeId} person={person} incidentId={incidentId} onCall={onCall} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

interface PersonProps extends Pick<PeopleProps, 'onCall'> {
  person: IncidentPerson
  incidentId: string
}

function Person({ person, incidentId, onCall }: PersonProps) {
  const text = useText('admin/orders/incidents')
  const { employeeId, name, department, guest, status, parts, gone, note } = person
  const call = onCall && (
    <Button size="compact" icon="phone" aria-haspopup="dialog" onClick={() => onCall({ employeeId, name })}>
      {text.call}
    </Button>
  )
  return (
    <Entry
      mark={<IconMark name={activityIcons[parts[0]?.activity ?? 'between']} />}
      title={name}
      meta={<Said person={person} />}
      end={call}
    >
      <span className={styles['badges']}>
        <Badge {...statusLooks[status]}>{text.statuses[status]}</Badge>
        {guest && <Badge icon="user">{text.guest}</Badge>}
        {gone && <Badge tone="neutral">{text.gone}</Badge>}
      </span>
      <span className={styles['soft']}>{department}</span>
      {note && <span>{note}</span>}
      <div className={styles['parts']}>
        {parts.map((part) => (
          <Part key={`${part.orderNo}~${part.beginsAt}`} part={part} />
        ))}
      </div>
      <Telephone person={person} incidentId={incidentId} />
    </Entry>
  )
}

/** When and how somebody was last heard of. */
function Said({ person: { saidAt, saidTo, calls } }: { person: IncidentPerson }) {
  const text = useText('admin/orders/incidents')
  const at = saidAt && formatInstant(saidAt)
  const said = at && (saidTo === undefined ? text.said({ at }) : text.saidTo({ at, name: saidTo }))
  return [said, calls > 0 && text.calls({ count: calls })].filter(Boolean).join(' · ')
}

function Part({ part: { activity, service, city, from, to, beginsAt, endsAt } }: { part: IncidentPerson['parts'][number] }) {
  const text = useText('admin/orders/incidents')
  const travels = activity === 'air' || activity === 'rail' || activity === 'ride'
  const route = travels ? text.route({ from, to }) : activity === 'stay' ? city : text.activities[activity]
  return (
    <Words meta={text.span(spanOf(beginsAt, endsAt))}>
      <span>{[service || city, route].join(' · ')}</span>
    </Words>
  )
}

function Telephone({ person: { employeeId, mobile }, incidentId }: Omit<PersonProps, 'onCall'>) {
  const text = useText('admin/orders/incidents')
  if (mobile === '') return <span className={styles['soft']}>{text.noMobile}</span>
  return (
    <RevealedText
      masked={mobile}
      revealLabel={text.reveal}
      hideLabel={text.hide}
      read={() => invoke(revealIncidentMobile, { incidentId, employeeId }).then(({ value }) => value)}
    />
  )
}
