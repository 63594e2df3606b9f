import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { checkInitialPassword } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import { Field } from '../../../kit/forms/field'
import { PasswordInput } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { accountLoader } from '../account-texts'
import { ActivationSteps } from './activation-steps'
import { FormBody, TextField } from '../form-body'
import { useAccountForm } from '../use-account-form'

export const loader = accountLoader

/** Activation with the account and initial password that the company handed out (S2.15). */
export function Component() {
  const text = useText('access/account').activation
  return (
    <ActivationSteps lead={text.leadAccount} here={paths.activationAccount()}>
      <InitialPasswordForm />
    </ActivationSteps>
  )
}

function InitialPasswordForm() {
  const all = useText('access/account')
  const text = all.activation
  const navigate = useNavigate()
  const form = useAccountForm({ account: '', password: '' })
  const { values, faults } = form
  const check = useMutation({
    mutationFn: () => invoke(checkInitialPassword, { account: values.account.trim(), password: values.password }),
    onSuccess: (ticket) => navigate(paths.activationAccount(ticket), { replace: true }),
    onError: form.refuse,
  })
  const goOn = () => {
    const found = {
      account: values.account.trim() ? undefined : text.accountMissing,
      password: values.password ? undefined : text.initialMissing,
    }
    if (form.accept(found)) check.mutate()
  }
  return (
    <FormBody form={form} onSubmit={goOn} submitLabel={all.next} busy={check.isPending}>
      <TextField
        form={form}
        name="account"
        label={text.account}
        hint={text.accountHint}
        autoComplete="username"
        maxLength={100}
      />
      <Field label={text.initialPassword} error={faults.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="initialPassword"
            autoComplete="off"
            maxLength={100}
            value={values.password}
            onChange={(event) => form.set('password', event.target.value)}
          />
        )}
      </Field>
    </FormBody>
  )
}
