import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getTravelApplyDetail } from '../../../api/calls/booking/application/application'
import { ApiProblem } from '../../../api/problem'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Icon } from '../../../kit/marks/icon'
import { ButtonLink, Link } from '../../../kit/actions/link'
import { Page, TwoColumns } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { useNarrow } from '../../../kit/hooks/use-width'
import { paths } from '../../../paths'
import { ActDialog, type Act } from './application-act-dialog'
import { ApplicationAmendment } from './application-amendment'
import { buttonTarget, buttonTypes } from './application-buttons'
import { ApplicationAbout, ApplicationItinerary, ApplicationTravellers } from './application-contents'
import styles from './application-detail.module.css'
import { ApplicationHistory, ApplicationVersions } from './application-history'
import { ApplicationStateBadge } from '../state/application-state'
import { ApplicationOrders, ApplicationUsage } from './application-usage'
import { TimeMachineTabs } from '../time-machine/time-machine-tabs'

function requestOf(address: URLSearchParams): { travelApplyNo: string; contentVersion?: number } {
  const version = Number(address.get('contentVersion'))
  return { travelApplyNo: address.get('travelApplyNo') ?? '', ...(version > 0 && { contentVersion: version }) }
}

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = requestOf(new URL(request.url).searchParams)
  if (asked.travelApplyNo) void queryClient.prefetchQuery(readOptions(getTravelApplyDetail, asked))
  await loadTexts(
    'kit/widgets',
    'booking/centre',
    'booking/application/words',
    'booking/application/detail',
    'booking/time-machine/tabs',
  )
  return null
}

/** One travel application with what was booked under it (S2.38). */
export function Component() {
  const text = useText('booking/application/detail')
  const [address] = useSearchParams()
  const { data, error, refetch } = useRead(getTravelApplyDetail, requestOf(address), { staleTime: 0, keepFormer: true })
  if (data) return <Application detail={data} />
  return (
    <Page title={text.title} back={paths.travelForms()}>
      {error ? (
        <ErrorState
          error={error}
          onRetry={error instanceof ApiProblem && !error.passing ? undefined : () => void refetch()}
          action={<ButtonLink to={paths.travelForms()}>{text.notFound}</ButtonLink>}
        />
      ) : (
        <TwoColumns main={<SkeletonList count={3} height={160} gap={16} />} aside={<SkeletonList count={1} height={280} />} />
      )}
    </Page>
  )
}

function Application({ detail }: { detail: ApplicationDetail }) {
  const text = useText('booking/application/detail')
  const narrow = useNarrow()
  return (
    <Page title={detail.title || text.title} back={paths.travelForms()} chips={<ApplicationStateBadge {...detail} />}>
      <TwoColumns
        main={
          <>
            <VersionNote detail={detail} />
            {narrow && <NextStep detail={detail} />}
            <PastOf detail={detail}>
              <ApplicationAmendment detail={detail} />
              <ApplicationItinerary detail={detail} />
              <ApplicationOrders detail={detail} />
              <ApplicationTravellers detail={detail} />
              <ApplicationAbout detail={detail} />
              <ApplicationHistory detail={detail} />
            </PastOf>
          </>
        }
        aside={
          <>
            {!narrow && <NextStep detail={detail} />}
            <ApplicationUsage detail={detail} />
            <ApplicationVersions detail={detail} />
          </>
        }
      />
    </Page>
  )
}

/** What is still being written has no past that others may see. */
function PastOf({ detail, children }: { detail: ApplicationDetail; children: ReactNode }) {
  if (detail.versions.length === 0) return children
  return <TimeMachineTabs travelApplyNo={detail.travelApplyNo}>{children}</TimeMachineTabs>
}

/** Says so when what is shown is not what holds. */
function VersionNote({ detail }: { detail: ApplicationDetail }) {
  const text = useText('booking/application/detail')
  const { validVersion, contentVersion, travelApplyNo } = detail
  if (validVersion === 0 || contentVersion === validVersion) return null
  const pending = contentVersion > validVersion
  return (
    <p role="note" className={styles['note']}>
      <Icon name="info" size={18} />
      <span>{pending ? text.pendingVersion : text.oldVersion}</span>
      <Link to={paths.travelForm({ travelApplyNo, contentVersion: validVersion })}>{text.backToCurrent}</Link>
    </p>
  )
}

const acts: Partial<Record<number, Act>> = {
  [buttonTypes.withdraw]: 'withdraw',
  [buttonTypes.revoke]: 'revoke',
  [buttonTypes.close]: 'close',
  [buttonTypes.delete]: 'delete',
}

/** What happens next, and what this person may do about it; a button that cannot be used says why. */
function NextStep({ detail }: { detail: ApplicationDetail }) {
  const text = useText('booking/application/detail')
  const navigate = useNavigate()
  const [act, setAct] = useState<Act>()
  const buttons = detail.buttonList.filter(({ type }) => type !== buttonTypes.view)
  return (
    <section className={styles['next']} aria-label={text.actions}>
      <p className={styles['nextStep']}>{detail.nextStep}</p>
      <div className={styles['buttons']}>
        {buttons.map(({ name, type, enabled, reason }) => {
          const own = acts[type]
          const to = type === buttonTypes.viewApproval ? approvalOf(detail) : buttonTarget(detail, type)
          const main = type === buttonTypes.book || type === buttonTypes.edit
          return (
            <Button
              key={type}
              wide={main}
              kind={main ? 'main' : type === buttonTypes.delete || type === buttonTypes.revoke ? 'danger' : 'plain'}
              disabledReason={enabled ? undefined : reason}
              onClick={() => (own ? setAct(own) : to && void navigate(to))}
            >
              {name}
            </Button>
          )
        })}
      </div>
      {buttons.map(({ type, enabled, reason }) =>
        enabled || !reason ? null : (
          <p key={type} className={styles['why']}>
            {reason}
          </p>
        ),
      )}
      {act && <ActDialog act={act} detail={detail} onClose={() => setAct(undefined)} />}
    </section>
  )
}

const approvalOf = ({ approval }: ApplicationDetail): string | undefined =>
  approval && paths.approval({ approvalId: approval.approvalId })
