import type { LabRun } from '@sojourn/contract/products/policy-lab.shapes'
import { cancelLabRun, getLabRun, getLabRuns } from '../../../api/calls/products/policy-lab'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card } from '../../../kit/layout/page'
import { Badge } from '../../../kit/marks/badge'
import { tellFailure } from '../../../kit/overlays/told'
import { formatFigure } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { toneOfState, useRunWords } from './lab-runs'
import styles from './lab.module.css'
import { ReplayView } from './replay-view'
import { TrialFileButton } from './trial-file-button'
import { TrialView } from './trial-view'

interface RunProps {
  run: LabRun
  mayTry: boolean
}

/** One run: how far it is, and what it found. */
export function LabRunCard({ run, mayTry }: RunProps) {
  const text = useText('admin/policy/lab')
  const { title, meta } = useRunWords()(run)
  const { state, department = text.whole, everybody, what } = run
  const whose = what === 'replay' ? [] : [everybody ? text.forEverybody : text.forHolders]
  return (
    <Card title={title} action={<Badge tone={toneOfState[state]}>{text.states[state]}</Badge>}>
      <div className={styles['result']} aria-live="polite">
        <p className={styles['soft']}>{[meta, department, ...whose].join(' · ')}</p>
        {run.begunAgain && <IconLine icon="info">{text.begunAgain}</IconLine>}
        {(state === 'waiting' || state === 'running') && <Progress run={run} mayTry={mayTry} />}
        {state === 'failed' && <IconLine icon="alert">{text.failed}</IconLine>}
        {state === 'cancelled' && <IconLine icon="info">{text.cancelled}</IconLine>}
        {state === 'done' && <Found run={run} mayTry={mayTry} />}
      </div>
    </Card>
  )
}

function Progress({ run: { runId, walked, total }, mayTry }: RunProps) {
  const text = useText('admin/policy/lab')
  const cancel = useWrite(cancelLabRun, [getLabRuns])
  const said = text.progress({ walked: formatFigure(walked), total: formatFigure(total) })
  return (
    <div className={styles['progress']}>
      <progress aria-label={said} max={Math.max(1, total)} value={walked} />
      <span className={styles['soft']}>{said}</span>
      {mayTry && (
        <Button size="compact" busy={cancel.isPending} onClick={() => cancel.mutate({ runId }, { onError: tellFailure })}>
          {text.cancel}
        </Button>
      )}
    </div>
  )
}

function Found({ run, mayTry }: RunProps) {
  const text = useText('admin/policy/lab')
  const { data, error, refetch } = useRead(getLabRun, { runId: run.runId })
  if (!data)
    return error ? (
      <ErrorState compact error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList count={2} height={120} gap={12} />
    )
  return (
    <>
      {data.trial && <TrialView trial={data.trial} mayTry={mayTry} />}
      {data.trial && data.trial.booked.count > 0 && (
        <div>
          <TrialFileButton run={run} trial={data.trial} />
        </div>
      )}
      {data.replay && <ReplayView replay={data.replay} />}
      {run.policy?.policyId !== undefined && mayTry && (
        <div className={styles['publish']}>
          <span className={styles['soft']}>{text.publishLead}</span>
          <ButtonLink to={paths.policy({ policyId: run.policy.policyId })}>{text.toPolicy}</ButtonLink>
        </div>
      )}
    </>
  )
}
