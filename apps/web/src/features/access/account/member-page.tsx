import { type MemberLevel, memberLevels } from '@sojourn/contract/access/member-levels'
import { levelFrom } from '@sojourn/domain/access/membership'
import { getMembershipInfo, setMembership } from '../../../api/calls/access/membership'
import { isProblem } from '../../../api/problem'
import { queryClient, readOptions, useRead, useWrite } from '../../../api/queries'
import type { WebResponse } from '../../../api/web-call'
import { Badge } from '../../../kit/marks/badge'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { formatFullDate } from '../../../kit/text/format'
import { ButtonLink } from '../../../kit/actions/link'
import { ask } from '../../../kit/overlays/modal-queue'
import { Card, Page } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import styles from './member-page.module.css'

type Membership = WebResponse<NonNullable<(typeof getMembershipInfo)['contract']>>

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getMembershipInfo, {}))
  await loadTexts('access/member', 'kit/widgets')
  return null
}

const figure = (points: number): string => points.toLocaleString('en-US')

/** The person's level, what it brings, and how the next is reached (S2.19, handbook 11.1). */
export function Component() {
  const text = useText('access/member')
  const { data, error, refetch } = useRead(getMembershipInfo, {}, { staleTime: 0 })
  return (
    <Page title={text.title} back={paths.home()}>
      <div className={styles['page']}>
        {data ? (
          <MemberCard membership={data} />
        ) : error ? (
          <None error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={1} height={200} />
        )}
        <Benefits level={data?.joined ? data.grade : undefined} />
        <Card title={text.rulesTitle}>
          <ul className={styles['dots']}>
            {text.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  )
}

/** Joining or leaving, with the sentence that follows. */
function useMembership() {
  const text = useText('access/member')
  const save = useWrite(setMembership, [getMembershipInfo])
  const change = (join: boolean) =>
    save.mutate(
      { join },
      {
        onSuccess: () => toast(join ? text.joined : text.left, 'good'),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return { change, busy: save.isPending }
}

function JoinButton() {
  const text = useText('access/member')
  const { change, busy } = useMembership()
  return (
    <Button kind="brand" busy={busy} onClick={() => change(true)}>
      {busy ? text.joining : text.join}
    </Button>
  )
}

function MemberCard({ membership }: { membership: Membership }) {
  const text = useText('access/member')
  const { change } = useMembership()
  const { grade, yearPoints, levelPoints, nextLevel, pointsToNext, validUntil, joined } = membership
  if (!joined) {
    return (
      <Card>
        <EmptyState icon="card" title={text.notJoined} action={<JoinButton />}>
          {text.notJoinedWhy}
        </EmptyState>
      </Card>
    )
  }
  const leave = async () => {
    if (await ask({ title: text.leaveTitle, message: text.leaveWhy, confirm: text.leaveYes, cancel: true })) change(false)
  }
  return (
    <section className={styles['card']} aria-label={text.card}>
      <LevelMark level={grade} size={64} />
      <div>
        <p className={styles['level']}>{text.levels[grade]}</p>
        <p>{text.validUntil({ date: formatFullDate(validUntil) })}</p>
      </div>
      <dl className={styles['points']}>
        <dt>{text.yearPoints}</dt>
        <dd>{figure(yearPoints)}</dd>
      </dl>
      <div className={styles['way']}>
        <progress aria-label={text.yearPoints} value={levelPoints} max={nextLevel ? levelFrom[nextLevel] : levelPoints || 1} />
        <p>{nextLevel ? text.toNext({ points: figure(pointsToNext), level: text.levels[nextLevel] }) : text.highest}</p>
      </div>
      <div className={styles['leave']}>
        <Button kind="quiet" onClick={() => void leave()}>
          {text.leave}
        </Button>
      </div>
    </section>
  )
}

/** No membership is said, not shown as a failure (S8.09); who left may join again. */
function None({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText('access/member')
  const { backHome } = useText('app/shell')
  if (isProblem(error, 'membershipEnded')) {
    return (
      <Card>
        <EmptyState icon="card" title={text.left} action={<JoinButton />}>
          {text.leftWhy}
        </EmptyState>
      </Card>
    )
  }
  if (!isProblem(error, 'membershipNotOffered') && !isProblem(error, 'membershipNotForYou'))
    return <ErrorState error={error} onRetry={onRetry} />
  const home = (
    <ButtonLink kind="brand" to={paths.home()} icon="plane">
      {backHome}
    </ButtonLink>
  )
  return (
    <Card>
      <EmptyState icon="card" title={text.noneTitle} action={home}>
        {error.message}
      </EmptyState>
    </Card>
  )
}

/** Every level with what it brings; the own one stands out. */
function Benefits({ level }: { level: MemberLevel | undefined }) {
  const text = useText('access/member')
  return (
    <Card title={text.benefitsTitle}>
      <ul className={styles['levels']}>
        {memberLevels.map((one) => (
          <li key={one} className={styles['one']} aria-current={one === level || undefined}>
            <p className={styles['name']}>
              <LevelMark level={one} size={28} />
              {text.levels[one]}
              {one === level && <Badge tone="brand">{text.yours}</Badge>}
            </p>
            <p className={styles['from']}>{text.from({ points: figure(levelFrom[one]) })}</p>
            <ul className={styles['dots']}>
              {text.benefits[one].map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The level as a medal; its name stands beside it. */
const LevelMark = ({ level, size }: { level: MemberLevel; size: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className={styles[level]}>
    <path d="M9 2h5l3 8-5 2zM23 2h-5l-3 8 5 2z" fill="currentColor" opacity="0.55" />
    <circle cx="16" cy="20" r="10" fill="currentColor" />
    <path d="m16 13.5 2 4.2 4.6.6-3.4 3.2.9 4.6-4.1-2.3-4.1 2.3.9-4.6-3.4-3.2 4.6-.6z" fill="var(--paper)" />
  </svg>
)
