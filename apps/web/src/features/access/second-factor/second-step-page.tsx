import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Factor } from '@sojourn/contract/access/second-factor.shapes'
import { beginEnrolStep, passEnrolStep, passSecondStep } from '../../../api/calls/access/second-factor'
import { beginPasskeyStep, passPasskeyStep } from '../../../api/calls/access/passkey'
import { invoke } from '../../../api/client'
import { ApiProblem, isProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { ButtonLink } from '../../../kit/actions/link'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AccountFrame } from '../account-frame'
import { accountLoader } from '../account-texts'
import { AppSecret, RecoveryCodes } from './app-secret'
import { FactorCodeForm } from './factor-code-form'
import { showPasskey } from './passkey-browser'
import styles from './second-factor.module.css'
import { type StepState, useBegin } from '../use-begin'
import { FormMessage } from '../form-message'

export const loader = (): Promise<null> => Promise.all([accountLoader(), loadTexts('access/second-factor')]).then(() => null)

/** After the password: a code, or where the company wants a second factor and there is none, its enrolment. */
export function Component() {
  const text = useText('access/second-factor')
  const state = useLocation().state as StepState | null
  if (!state) return <Interrupted />
  return state.enrol ? <EnrolStep step={state} /> : <CodeStep step={state} title={text.stepTitle} />
}

function Interrupted() {
  const text = useText('access/second-factor')
  const action = (
    <ButtonLink kind="brand" to={paths.login()}>
      {text.again}
    </ButtonLink>
  )
  return (
    <AccountFrame title={text.stepTitle}>
      <EmptyState icon="clock" title={text.lostTitle} action={action}>
        {text.lostWhy}
      </EmptyState>
    </AccountFrame>
  )
}

type Opening = Parameters<ReturnType<typeof useBegin>>[0]
const signWithPasskey = async (ticket: string) =>
  invoke(passPasskeyStep, { ticket, passkey: await showPasskey(await invoke(beginPasskeyStep, { ticket })) })

function CodeStep({ step, title }: { step: StepState; title: string }) {
  const text = useText('access/second-factor')
  const begin = useBegin()
  const factors: Factor[] = [...step.factors, 'recovery']
  const [factor, setFactor] = useState(factors.includes('passkey') ? 'passkey' : factors[0]!)
  const [over, setOver] = useState(false)
  const pass = (opening: Opening) =>
    begin(opening, undefined, step.to).catch((error: unknown) => {
      if (!isProblem(error, 'secondStepOver')) throw error
      setOver(true)
    })
  if (over) return <Interrupted />
  const lead = { app: text.stepLead, recovery: text.recoveryLead, passkey: text.passkeyLead }[factor]
  const other = { app: text.useApp, recovery: text.useRecovery, passkey: text.usePasskey }
  return (
    <AccountFrame title={title} lead={lead}>
      {factor === 'passkey' ? (
        <PasskeyButton show={() => pass(signWithPasskey(step.ticket))} />
      ) : (
        <FactorCodeForm
          key={factor}
          factor={factor}
          submitLabel={text.signIn}
          submit={(code) => pass(invoke(passSecondStep, { ticket: step.ticket, factor, code }))}
        />
      )}
      <p className={styles['others']}>
        {factors
          .filter((each) => each !== factor)
          .map((each) => (
            <Button key={each} kind="quiet" onClick={() => setFactor(each)}>
              {other[each]}
            </Button>
          ))}
      </p>
      {factor === 'recovery' && <p className={styles['soft']}>{text.lostAll}</p>}
    </AccountFrame>
  )
}

function EnrolStep({ step: { ticket, to } }: { step: StepState }) {
  const text = useText('access/second-factor')
  const begin = useBegin()
  const secret = useMutation({ mutationFn: () => invoke(beginEnrolStep, { ticket }) })
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof pass>>>()
  const pass = (code: string) => invoke(passEnrolStep, { ticket, code })
  const { mutate } = secret
  useEffect(() => mutate(), [mutate])
  if (secret.error && isProblem(secret.error, 'secondStepOver')) return <Interrupted />
  if (opened)
    return (
      <AccountFrame title={text.codesTitle}>
        <RecoveryCodes codes={opened.recoveryCodes ?? []} onSaved={() => void begin(Promise.resolve(opened), undefined, to)} />
      </AccountFrame>
    )
  return (
    <AccountFrame title={text.enrolTitle} lead={text.enrolLead}>
      {secret.data ? (
        <AppSecret secret={secret.data} submit={async (code) => setOpened(await pass(code))} />
      ) : secret.error ? (
        <ErrorState error={secret.error} onRetry={() => mutate()} />
      ) : (
        <SkeletonList count={2} height={96} />
      )}
    </AccountFrame>
  )
}

/** Leads to the browser's own dialog, and says what came of it. */
function PasskeyButton({ show }: { show: () => Promise<void> }) {
  const text = useText('access/second-factor')
  const run = useMutation({ mutationFn: show })
  return (
    <>
      {run.error && <FormMessage bad>{run.error instanceof ApiProblem ? run.error.message : text.passkeyFailed}</FormMessage>}
      <p className={styles['passkey']}>
        <Button kind="brand" size="large" wide busy={run.isPending} onClick={() => run.mutate()}>
          {text.usePasskey}
        </Button>
      </p>
    </>
  )
}
