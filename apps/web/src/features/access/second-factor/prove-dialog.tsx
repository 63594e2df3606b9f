import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProofOfSelf } from '@sojourn/contract/access/second-factor.shapes'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { Field } from '../../../kit/forms/field'
import { Input, PasswordInput } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { FormBody } from '../form-body'
import { useAccountForm } from '../use-account-form'

interface ProveDialogProps {
  title: string
  lead?: string
  /** What happens at once; without it another step follows. */
  action?: string | undefined
  /** Whether a code of the app does as well as the password. */
  hasApp: boolean
  prove: (proof: ProofOfSelf) => Promise<void>
  onClose: () => void
}

/** Asks for the password again, or for a code, before a second factor changes. */
export function ProveDialog({ title, lead, action, hasApp, prove, onClose }: ProveDialogProps) {
  const text = useText('access/second-factor')
  const form = useAccountForm({ secret: '' })
  const [factor, setFactor] = useState<'password' | 'app'>('password')
  const run = useMutation({ mutationFn: prove, onError: form.refuse })
  const byPassword = factor === 'password'
  const { secret } = form.values
  const goOn = () => {
    const missing = byPassword ? text.passwordMissing : text.appCodeMissing
    if (form.accept({ secret: secret.trim() ? undefined : missing })) run.mutate({ factor, secret })
  }
  const change = () => {
    setFactor(byPassword ? 'app' : 'password')
    form.set('secret', '')
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>{lead ?? text.proofTitle}</p>
      <FormBody form={form} onSubmit={goOn} submitLabel={action ?? text.goOn} busy={run.isPending}>
        <Field label={byPassword ? text.password : text.appCode} error={form.faults.secret}>
          {(control) => {
            const given = {
              ...control,
              value: secret,
              onChange: (event: { target: { value: string } }) => form.set('secret', event.target.value),
            }
            return byPassword ? (
              <PasswordInput {...given} name="secret" autoComplete="current-password" maxLength={100} />
            ) : (
              <Input {...given} name="secret" inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
            )
          }}
        </Field>
        {hasApp && (
          <Button kind="quiet" onClick={change}>
            {byPassword ? text.useApp : text.byPassword}
          </Button>
        )}
      </FormBody>
    </Dialog>
  )
}
