import { useMutation } from '@tanstack/react-query'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { FormBody } from '../form-body'
import { useAccountForm } from '../use-account-form'

interface FactorCodeFormProps {
  factor: 'app' | 'recovery'
  submitLabel: string
  /** What it throws is shown at the field. */
  submit: (code: string) => Promise<void>
}

/** One code of the app, or one that was kept for its loss. */
export function FactorCodeForm({ factor, submitLabel, submit }: FactorCodeFormProps) {
  const text = useText('access/second-factor')
  const form = useAccountForm({ code: '' })
  const run = useMutation({ mutationFn: submit, onError: form.refuse })
  const byApp = factor === 'app'
  const code = form.values.code.trim()
  const goOn = () => {
    const fault = byApp ? /^(\s*\d){6}$/.test(code) || text.appCodeMissing : code !== '' || text.recoveryCodeMissing
    if (form.accept({ code: fault === true ? undefined : fault })) run.mutate(code)
  }
  return (
    <FormBody form={form} onSubmit={goOn} submitLabel={submitLabel} busy={run.isPending}>
      <Field label={byApp ? text.appCode : text.recoveryCode} error={form.faults.code}>
        {(control) => (
          <Input
            {...control}
            name="code"
            inputMode={byApp ? 'numeric' : 'text'}
            autoComplete={byApp ? 'one-time-code' : 'off'}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={byApp ? 20 : 40}
            value={form.values.code}
            onChange={(event) => form.set('code', event.target.value)}
          />
        )}
      </Field>
    </FormBody>
  )
}
