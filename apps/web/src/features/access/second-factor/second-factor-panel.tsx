import { useState } from 'react'
import type { FactorEvent, ProofOfSelf } from '@sojourn/contract/access/second-factor.shapes'
import {
  beginApp,
  confirmApp,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../../../api/calls/access/second-factor'
import { invoke } from '../../../api/client'
import { useEmployee } from '../../../api/employee'
import { queryClient, useRead } from '../../../api/queries'
import { Badge } from '../../../kit/marks/badge'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { formatInstant } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { AppSecret, RecoveryCodes, type Secret } from './app-secret'
import { CompanyFactors } from './company-factors'
import { FormMessage } from '../form-message'
import { Passkeys } from './passkeys'
import { ProveDialog } from './prove-dialog'
import rows from '../account/sessions-panel.module.css'
import styles from './second-factor.module.css'

/** My second factor: turned on and off here; for who manages the company also what it wants, and what colleagues lost. */
export function SecondFactorPanel() {
  const text = useText('access/second-factor')
  const { isQuickLogin } = useEmployee()
  const { data, error, refetch } = useRead(getSecondFactor, {}, { staleTime: 0, enabled: !isQuickLogin })
  if (isQuickLogin) return <EmptyState icon="lock" title={text.assisted} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={2} height={96} />
  const hasApp = data.appSince !== undefined
  const enrolled = hasApp || data.passkeys.length > 0
  return (
    <div className={styles['panels']}>
      <Card title={text.title}>
        <p className={styles['soft']}>{text.lead}</p>
        <p className={styles['status']}>
          <Badge tone={enrolled ? 'good' : 'neutral'}>{enrolled ? text.on : text.off}</Badge>
          {data.appSince !== undefined && <span>{text.since({ date: formatInstant(data.appSince) })}</span>}
          {enrolled && <span>{text.codesLeft({ count: data.recoveryCodesLeft })}</span>}
        </p>
        {data.required && !enrolled && <FormMessage>{text.wanted}</FormMessage>}
        <Changes enrolled={enrolled} hasApp={hasApp} />
      </Card>
      <Card title={text.passkeys}>
        <Passkeys passkeys={data.passkeys} hasApp={hasApp} />
      </Card>
      <Card title={text.history}>
        <Events events={data.events} />
      </Card>
      {data.companyRequires !== undefined && (
        <CompanyFactors required={data.companyRequires} enrolled={enrolled} hasApp={hasApp} />
      )}
    </div>
  )
}

const refresh = () => queryClient.invalidateQueries({ queryKey: [getSecondFactor.path] })
type Step = 'enrol' | 'renew' | 'remove' | { secret: Secret } | { codes: readonly string[]; done: boolean }

/** One dialog after the other: who it is, the app's first code, the recovery codes. */
function Changes({ enrolled, hasApp }: { enrolled: boolean; hasApp: boolean }) {
  const text = useText('access/second-factor')
  const [step, setStep] = useState<Step>()
  const close = (said?: string) => {
    if (said !== undefined) toast(said, 'good')
    setStep(undefined)
    void refresh()
  }
  const prove = async (proof: ProofOfSelf): Promise<void> => {
    if (step === 'enrol') return setStep({ secret: await invoke(beginApp, { proof }) })
    if (step === 'renew') return setStep({ codes: (await invoke(renewRecoveryCodes, { proof })).recoveryCodes, done: false })
    await invoke(removeSecondFactor, { proof })
    close(text.removed)
  }
  const confirm = async (code: string) => {
    const { recoveryCodes: codes } = await invoke(confirmApp, { code })
    if (codes.length > 0) return setStep({ codes, done: true })
    close(text.enrolled)
  }
  const action = step === 'remove' ? text.takeAway : undefined
  return (
    <>
      <p className={styles['actions']}>
        {enrolled && <Button onClick={() => setStep('renew')}>{text.renew}</Button>}
        {hasApp ? (
          <Button onClick={() => setStep('remove')}>{text.remove}</Button>
        ) : (
          <Button kind="brand" onClick={() => setStep('enrol')}>
            {text.enrol}
          </Button>
        )}
      </p>
      {typeof step === 'string' && (
        <ProveDialog title={text[step]} action={action} hasApp={hasApp} prove={prove} onClose={() => close()} />
      )}
      {typeof step === 'object' && (
        <Dialog open onClose={() => close()} title={'secret' in step ? text.enrol : text.codesTitle}>
          {'secret' in step ? (
            <AppSecret secret={step.secret} submit={confirm} />
          ) : (
            <RecoveryCodes codes={step.codes} onSaved={() => close(step.done ? text.enrolled : undefined)} />
          )}
        </Dialog>
      )}
    </>
  )
}

function Events({ events }: { events: readonly FactorEvent[] }) {
  const text = useText('access/second-factor')
  if (events.length === 0) return <p className={styles['soft']}>{text.nothing}</p>
  return (
    <ul className={rows['list']}>
      {events.map(({ id, at, kind, factor, actorName, address }) => (
        <li key={id}>
          <div className={rows['words']}>
            <span className={rows['name']}>{text.event[kind]}</span>
            <span className={rows['minor']}>
              {text.detail({ at: formatInstant(at), factor: text.factor[factor], address })}
              {actorName !== undefined && ` · ${text.by({ name: actorName || text.operator })}`}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
