import type { MeetingDemandSummary } from '@sojourn/contract/products/meeting/requirement.shapes'
import { getMeetingDemands } from '../../../../api/calls/products/meeting/requirement'
import { mayDo, useEmployee } from '../../../../api/employee'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Page } from '../../../../kit/layout/page'
import { Words } from '../../../../kit/layout/words'
import { RecordFoot, Records, SkeletonRecords } from '../../../../kit/lists/records'
import type { Column } from '../../../../kit/lists/table'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatInstant } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { PagedList } from '../../../booking/paging/paged-list'
import { usePages } from '../../../booking/paging/use-pages'
import { meetingTones } from './states'

export async function loader() {
  await loadTexts('products/meeting/requirement', 'products/meeting/words', 'kit/widgets')
  return null
}

/** Requests for meetings, newest first, and the way to a new one. */
export function Component() {
  const text = useText('products/meeting/requirement')
  const pages = usePages(getMeetingDemands, {}, (page) => page)
  const empty = (
    <EmptyState icon="meeting" title={text.empty} action={<SearchButton />}>
      {text.emptyWhy}
    </EmptyState>
  )
  return (
    <Page title={text.listTitle} action={pages.items && pages.items.length > 0 && <SearchButton />}>
      <p>{text.listIntro}</p>
      <PagedList pages={pages} skeleton={<SkeletonRecords count={4} row={72} card={168} />} empty={empty}>
        {(demands) => <DemandRecords demands={demands} />}
      </PagedList>
    </Page>
  )
}

/** For those who may book. */
function SearchButton() {
  const text = useText('products/meeting/requirement')
  if (!mayDo(useEmployee(), 'book')) return null
  return (
    <ButtonLink kind="brand" icon="search" to={paths.home({ type: 9 })}>
      {text.toSearch}
    </ButtonLink>
  )
}

interface DemandPart {
  demand: MeetingDemandSummary
}

function DemandRecords({ demands }: { demands: readonly MeetingDemandSummary[] }) {
  const text = useText('products/meeting/requirement')
  const { columns: heads } = text
  const columns: Column<MeetingDemandSummary>[] = [
    { key: 'meeting', head: heads.meeting, cell: (demand) => <Event demand={demand} /> },
    {
      key: 'asked',
      head: heads.asked,
      width: 200,
      cell: ({ createdAt, requester }) => <Words meta={text.by({ name: requester })}>{formatInstant(createdAt)}</Words>,
    },
    { key: 'state', head: heads.state, width: 240, cell: (demand) => <DemandStatus demand={demand} /> },
    { key: 'action', head: heads.action, width: 140, align: 'end', cell: (demand) => <Open demand={demand} /> },
  ]
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={demands}
      rowKey={({ demandNo }) => demandNo}
      card={(demand) => (
        <>
          <Event demand={demand} />
          <RecordFoot>
            <DemandStatus demand={demand} />
            <Open demand={demand} />
          </RecordFoot>
        </>
      )}
    />
  )
}

function Event({ demand: { demandNo, cityName, dates, people, venues } }: DemandPart) {
  const text = useText('products/meeting/requirement')
  const words = useText('products/meeting/words')
  const date = dates[0] === undefined ? text.noDate : formatDate(dates[0])
  const line = text.line({ date, people: words.people({ count: people }), venues })
  return (
    <Words meta={line}>
      <Link to={paths.meetingRequirement({ demandNo })}>{`${cityName} · ${text.meeting}`}</Link>
    </Words>
  )
}

function DemandStatus({ demand: { state, stateName, due, late, plans } }: DemandPart) {
  const text = useText('products/meeting/requirement')
  const time = due ? formatInstant(due) : ''
  const by = !due ? undefined : state === 'quoted' ? text.stands({ count: plans, time }) : late ? text.late : text.due({ time })
  return (
    <Words meta={by}>
      <Badge tone={late ? 'bad' : meetingTones[state]}>{stateName}</Badge>
    </Words>
  )
}

function Open({ demand: { demandNo, state, orderNo } }: DemandPart) {
  const text = useText('products/meeting/requirement')
  if (orderNo && state !== 'expired' && state !== 'quoted')
    return (
      <ButtonLink size="compact" to={paths.meetingOrder({ orderId: orderNo })}>
        {text.toOrder}
      </ButtonLink>
    )
  if (state === 'draft')
    return (
      <ButtonLink size="compact" to={paths.writeMeeting({ demandNo })} aria-label={text.goOnOf({ number: demandNo })}>
        {text.goOn}
      </ButtonLink>
    )
  const waits = state === 'quoted'
  return (
    <ButtonLink
      size="compact"
      kind={waits ? 'brand' : 'plain'}
      to={paths.meetingRequirement({ demandNo })}
      aria-label={text.openOf({ number: demandNo })}
    >
      {waits ? text.compare : text.open}
    </ButtonLink>
  )
}
