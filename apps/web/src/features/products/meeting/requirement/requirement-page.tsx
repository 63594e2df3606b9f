import type { MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { useSearchParams } from 'react-router'
import { getMeetingDemand } from '../../../../api/calls/products/meeting/requirement'
import { isProblem } from '../../../../api/problem'
import { useRead } from '../../../../api/queries'
import { ButtonLink } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card, Page, TwoColumns } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { Timeline } from '../../../../kit/lists/timeline'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatFullDate, formatInstant, formatPrice } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../meeting.module.css'
import { AskedVenues } from './asked-venues'
import { Plans } from './plans'
import { Quote } from './quote'
import { RequirementHead } from './requirement-head'
import { meetingTones } from './states'

export async function loader() {
  await loadTexts('products/meeting/requirement', 'products/meeting/words', 'kit/drafts', 'kit/widgets')
  return null
}

/** One request for a meeting: what was asked, the offers of its venues, and the desk's answer. */
export function Component() {
  const text = useText('products/meeting/requirement')
  const demandNo = useSearchParams()[0].get('demandNo') ?? ''
  const demand = useRead(getMeetingDemand, { demandNo }, { staleTime: 0 })
  const retry = () => void demand.refetch()
  return (
    <Page
      title={text.detailTitle}
      back={paths.meetingRequirements()}
      chips={
        demand.data && (
          <>
            <Badge>{text.demandNo({ number: demand.data.demandNo })}</Badge>
            <Badge tone={meetingTones[demand.data.state]}>{demand.data.stateName}</Badge>
          </>
        )
      }
    >
      {demand.data ? (
        <Requirement demand={demand.data} onDue={retry} />
      ) : isProblem(demand.error, 'demandUnknown') ? (
        <EmptyState
          icon="meeting"
          title={text.unknown}
          action={<ButtonLink to={paths.meetingRequirements()}>{text.toList}</ButtonLink>}
        >
          {text.unknownWhy}
        </EmptyState>
      ) : demand.error ? (
        <ErrorState error={demand.error} onRetry={retry} />
      ) : (
        <SkeletonList count={3} height={160} gap={16} />
      )}
    </Page>
  )
}

function Requirement({ demand, onDue }: { demand: MeetingDemandDetail; onDue: () => void }) {
  return (
    <div className={styles['stack']}>
      <RequirementHead demand={demand} onDue={onDue} />
      {demand.canTellAsked && <AskedVenues key={demand.version} demand={demand} />}
      {!demand.canEdit && (demand.plans.length > 0 || !demand.canQuote) && <Plans demand={demand} />}
      {demand.canQuote && <Quote key={demand.demandNo} demand={demand} />}
      <TwoColumns main={<Facts demand={demand} />} aside={<History demand={demand} />} />
    </div>
  )
}

/** What was asked for. */
function Facts({ demand }: { demand: MeetingDemandDetail }) {
  const text = useText('products/meeting/requirement')
  const words = useText('products/meeting/words')
  const needs = [text.meeting, ...demand.services.map((service) => words.services[service])]
  const rows: [string, string][] = [
    [text.city, demand.cityName],
    [
      text.venues,
      demand.venues.map(({ name, asked }) => (asked && demand.state === 'asking' ? text.asking({ name }) : name)).join(' · '),
    ],
    [text.dates, demand.dates.map((date) => formatDate(date)).join(' · ') || text.noDate],
    [text.decides, text.deciders[demand.decides]],
    [text.duration, words.duration({ halfDays: demand.halfDays })],
    [text.people, demand.people === 0 ? text.none : words.people({ count: demand.people })],
    [text.layout, words.layouts[demand.layout]],
    [text.needs, needs.join(' · ')],
    [text.budget, demand.budget === undefined ? text.noBudget : formatPrice(demand.budget)],
    [text.contact, `${demand.contact.name} ${demand.contact.mobile}`.trim() || text.none],
    [text.remark, demand.remark || text.none],
    [text.answerBy, demand.answerBy === '' ? text.none : formatFullDate(demand.answerBy)],
    [text.decideBy, demand.decideBy === '' ? text.none : formatFullDate(demand.decideBy)],
    [text.requester, demand.requester],
  ]
  return (
    <Card title={text.facts}>
      <FactList>
        {rows.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </FactList>
    </Card>
  )
}

function History({ demand: { history } }: { demand: MeetingDemandDetail }) {
  const text = useText('products/meeting/requirement')
  return (
    <Card title={text.history}>
      <Timeline
        label={text.history}
        entries={history.map(({ at, actor, event, sentence }) => ({
          key: `${at} ${sentence}`,
          title: sentence,
          time: formatInstant(at),
          detail: actor || undefined,
          state: ['refused', 'expired', 'lapsed'].includes(event) ? 'failed' : 'done',
        }))}
      />
    </Card>
  )
}
