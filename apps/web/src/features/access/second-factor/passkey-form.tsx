import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/problem'
import { useText } from '../../../kit/text/text'
import { FormBody, TextField } from '../form-body'
import { FormMessage } from '../form-message'
import { useAccountForm } from '../use-account-form'

/** What the person calls the device; then the browser's own dialog comes. */
export function PasskeyForm({ make }: { make: (name: string) => Promise<void> }) {
  const text = useText('access/second-factor')
  const form = useAccountForm({ name: '' })
  const run = useMutation({ mutationFn: make })
  const name = form.values.name.trim()
  const goOn = () => {
    if (form.accept({ name: name ? undefined : text.passkeyNameMissing })) run.mutate(name)
  }
  return (
    <>
      {run.error && <FormMessage bad>{run.error instanceof ApiProblem ? run.error.message : text.passkeyFailed}</FormMessage>}
      <FormBody form={form} onSubmit={goOn} submitLabel={text.passkeyCreate} busy={run.isPending}>
        <TextField
          form={form}
          name="name"
          label={text.passkeyName}
          hint={text.passkeyNameHint}
          autoComplete="off"
          maxLength={40}
        />
      </FormBody>
    </>
  )
}
