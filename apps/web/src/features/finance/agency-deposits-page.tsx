import type { DepositChange } from '@sojourn/contract/finance/deposit.calls'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { getAgencyWork } from '../../api/calls/access/agency-work'
import { decideDepositChange, getDepositChanges } from '../../api/calls/finance/deposit'
import { useRead, useWrite } from '../../api/queries'
import { Button } from '../../kit/actions/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { Form } from '../../kit/forms/form'
import { formatPrice } from '../../kit/text/format'
import { ButtonLink } from '../../kit/actions/link'
import { Field } from '../../kit/forms/field'
import { TextArea } from '../../kit/forms/input'
import { Dialog } from '../../kit/overlays/dialog'
import { ask } from '../../kit/overlays/modal-queue'
import { Card, Page } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import { tellFailure } from '../../kit/overlays/told'
import { paths } from '../../paths'
import { ChangeEntry } from './change-entry'
import styles from './deposit.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'finance/deposit')
  return null
}

/** What a served company asks of its deposit: the agency checks the money and decides (handbook 10.4). */
export function Component() {
  const text = useText('finance/deposit')
  const enterpriseId = Number(useSearchParams()[0].get('enterpriseId') ?? 0)
  const { data, error, refetch } = useRead(getDepositChanges, { enterpriseId }, { staleTime: 0, enabled: enterpriseId > 0 })
  return (
    <Page title={text.requests} action={<ButtonLink to={paths.agentDesk()}>{text.toDesk}</ButtonLink>}>
      <Card title={data?.companyName ?? text.changes}>
        {data ? (
          data.list.length === 0 ? (
            <EmptyState compact icon="check" title={text.noChanges} />
          ) : (
            <ul>
              {data.list.map((change) => (
                <ChangeEntry key={change.changeId} change={change}>
                  {change.state === 'asked' && <Decide enterpriseId={enterpriseId} change={change} />}
                </ChangeEntry>
              ))}
            </ul>
          )
        ) : enterpriseId === 0 ? (
          <EmptyState compact icon="search" title={text.noCompany}>
            {text.noCompanyWhy}
          </EmptyState>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={2} height={56} />
        )}
      </Card>
    </Page>
  )
}

/** Both are asked for again: an agreed request moves money, a refused one is over and says why. */
function Decide({ enterpriseId, change: { changeId, kind, amount } }: { enterpriseId: number; change: DepositChange }) {
  const text = useText('finance/deposit')
  const decide = useWrite(decideDepositChange, [getDepositChanges, getAgencyWork])
  const what = { kind: text.kinds[kind], amount: formatPrice(amount) }
  const [refusing, setRefusing] = useState(false)
  const agree = async () => {
    if (await ask({ title: text.agree, message: text.agreeAsk(what), confirm: text.agree, cancel: true }))
      decide.mutate(
        { enterpriseId, changeId, decision: 'agree' },
        { onSuccess: () => toast(text.agreedNow(what), 'good'), onError: tellFailure },
      )
  }
  const refuse = (reason: string) =>
    decide.mutate(
      { enterpriseId, changeId, decision: 'refuse', reason },
      {
        onSuccess: () => toast(text.refusedNow(what), 'good'),
        onError: tellFailure,
        onSettled: () => setRefusing(false),
      },
    )
  return (
    <span className={styles['decide']}>
      <Button size="compact" busy={decide.isPending} aria-haspopup="dialog" onClick={() => setRefusing(true)}>
        {text.refuse}
      </Button>
      <Button size="compact" kind="brand" busy={decide.isPending} onClick={() => void agree()}>
        {text.agree}
      </Button>
      {refusing && (
        <RefusalDialog
          message={text.refuseAsk(what)}
          busy={decide.isPending}
          onRefuse={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </span>
  )
}

interface RefusalProps {
  message: string
  busy: boolean
  onRefuse: (reason: string) => void
  onClose: () => void
}

/** Whoever refuses says why: the company reads it. */
function RefusalDialog({ message, busy, onRefuse, onClose }: RefusalProps) {
  const text = useText('finance/deposit')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = reason.trim() === '' ? text.reasonMissing : undefined
    setFault(missing)
    if (!missing) onRefuse(reason.trim())
  }
  return (
    <Dialog open onClose={onClose} title={text.refuse}>
      <Form className={styles['form']} onSubmit={submit}>
        <p>{message}</p>
        <Field label={text.reason} required error={fault}>
          {(control) => (
            <TextArea {...control} rows={2} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
        <div className={styles['actions']}>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" kind="brand" busy={busy}>
            {text.refuse}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
