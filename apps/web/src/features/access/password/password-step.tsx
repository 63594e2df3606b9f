import { useMutation } from '@tanstack/react-query'
import { getVerifyTicket } from '../../../api/calls/access/account'
import { useRead } from '../../../api/queries'
import { isProblem } from '../../../api/problem'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { ButtonLink } from '../../../kit/actions/link'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { FormBody } from '../form-body'
import { FormMessage } from '../form-message'
import { NewPasswordFields, usePasswordFaults } from './new-password-fields'
import { useAccountForm } from '../use-account-form'

interface Wanted {
  ticket: string
  password: string
  confirmPassword: string
}

export interface PasswordStepProps {
  ticket: string
  submitLabel: string
  submit: (wanted: Wanted) => Promise<void>
  /** Where a new verification begins when this one is over. */
  restart: string
}

/** The new password of somebody who has verified; a link that is spent or over leads back to the start. */
export function PasswordStep(props: PasswordStepProps) {
  const { data, error, refetch } = useTicket(props.ticket)
  if (error)
    return isProblem(error, 'ticketSpent') ? (
      <Spent restart={props.restart} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <SkeletonList count={3} height={64} />
  return <PasswordForm {...props} account={data.account} strict={data.strictPassword} />
}

/** Reading a ticket spends nothing; it is never shown from memory, since it may have been spent meanwhile. */
export const useTicket = (ticket: string) => useRead(getVerifyTicket, { ticket }, { staleTime: Infinity })

export function Spent({ restart }: { restart: string }) {
  const text = useText('access/account')
  return (
    <EmptyState
      icon="clock"
      title={text.spentTitle}
      action={
        <ButtonLink kind="brand" to={restart}>
          {text.startAgain}
        </ButtonLink>
      }
    >
      {text.spentWhy}
    </EmptyState>
  )
}

function PasswordForm({
  ticket,
  submitLabel,
  submit,
  restart,
  account,
  strict,
}: PasswordStepProps & { account: string; strict: boolean }) {
  const text = useText('access/account')
  const form = useAccountForm({ password: '', confirmPassword: '' })
  const faultsOf = usePasswordFaults(strict)
  const run = useMutation({ mutationFn: submit, onError: form.refuse })
  const save = () => {
    if (form.accept(faultsOf(form.values))) run.mutate({ ticket, ...form.values })
  }
  if (form.refusal?.is('ticketSpent')) return <Spent restart={restart} />
  return (
    <FormBody form={form} onSubmit={save} submitLabel={run.isPending ? text.saving : submitLabel} busy={run.isPending}>
      <FormMessage>{text.verified({ account })}</FormMessage>
      <NewPasswordFields form={form} strict={strict} />
    </FormBody>
  )
}
