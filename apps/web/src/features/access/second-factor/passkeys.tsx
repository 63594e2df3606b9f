import { useState } from 'react'
import type { MyPasskey, PasskeyOffer } from '@sojourn/contract/access/passkey.shapes'
import type { ProofOfSelf } from '@sojourn/contract/access/second-factor.shapes'
import { useMutation } from '@tanstack/react-query'
import { beginPasskey, confirmPasskey, removePasskey } from '../../../api/calls/access/passkey'
import { getSecondFactor } from '../../../api/calls/access/second-factor'
import { invoke } from '../../../api/client'
import { ApiProblem, isProblem } from '../../../api/problem'
import { queryClient } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { RecoveryCodes } from './app-secret'
import { makePasskey } from './passkey-browser'
import { ProveDialog } from './prove-dialog'
import rows from '../account/sessions-panel.module.css'
import styles from './second-factor.module.css'
import { FormBody, TextField } from '../form-body'
import { FormMessage } from '../form-message'
import { useAccountForm } from '../use-account-form'

type Step = 'add' | { removed: MyPasskey } | { offer: PasskeyOffer } | { codes: readonly string[] }

/** The keys that my devices keep. */
export function Passkeys({ passkeys, hasApp }: { passkeys: readonly MyPasskey[]; hasApp: boolean }) {
  const text = useText('access/second-factor')
  const [step, setStep] = useState<Step>()
  return (
    <>
      <p className={styles['soft']}>{text.passkeysLead}</p>
      {passkeys.length === 0 ? (
        <p className={styles['status']}>{text.noPasskeys}</p>
      ) : (
        <ul className={rows['list']}>
          {passkeys.map((passkey) => (
            <Entry key={passkey.passkeyId} passkey={passkey} onRemove={() => setStep({ removed: passkey })} />
          ))}
        </ul>
      )}
      <p className={styles['actions']}>
        <Button onClick={() => setStep('add')}>{text.addPasskey}</Button>
      </p>
      {step && <Steps step={step} hasApp={hasApp} go={setStep} />}
    </>
  )
}

function Entry({ passkey: { name, createdAt, lastUsedAt }, onRemove }: { passkey: MyPasskey; onRemove: () => void }) {
  const text = useText('access/second-factor')
  const used = lastUsedAt === undefined ? undefined : formatInstant(lastUsedAt)
  return (
    <li>
      <div className={rows['words']}>
        <span className={rows['name']}>{name}</span>
        <span className={rows['minor']}>{text.passkeyUse({ created: formatInstant(createdAt), used })}</span>
      </div>
      <Button size="compact" aria-label={text.removePasskeyOf({ name })} onClick={onRemove}>
        {text.takeAway}
      </Button>
    </li>
  )
}

/** One dialog after the other: who it is, the name of the key, the recovery codes that come with the first. */
function Steps({ step, hasApp, go }: { step: Step; hasApp: boolean; go: (step?: Step) => void }) {
  const text = useText('access/second-factor')
  const close = () => {
    go()
    void queryClient.invalidateQueries({ queryKey: [getSecondFactor.path] })
  }
  const finish = (message: string) => {
    toast(message, 'good')
    close()
  }
  if (step === 'add') {
    const begin = async (proof: ProofOfSelf) => go({ offer: await invoke(beginPasskey, { proof }) })
    return <ProveDialog title={text.addPasskey} hasApp={hasApp} prove={begin} onClose={close} />
  }
  if ('removed' in step) {
    const { passkeyId, name } = step.removed
    const remove = async (proof: ProofOfSelf) => {
      await invoke(removePasskey, { passkeyId, proof })
      finish(text.removed)
    }
    const title = text.removePasskeyOf({ name })
    return <ProveDialog title={title} action={text.takeAway} hasApp={hasApp} prove={remove} onClose={close} />
  }
  if ('offer' in step) {
    const make = async (name: string) => {
      const passkey = await makePasskey(step.offer)
      try {
        const { recoveryCodes } = await invoke(confirmPasskey, { name, passkey })
        if (recoveryCodes.length > 0) go({ codes: recoveryCodes })
        else finish(text.enrolled)
      } catch (error) {
        // What was refused cannot be brought again: it begins anew.
        if (!isProblem(error, 'passkeyRefused')) throw error
        toast(error.message, 'bad')
        close()
      }
    }
    return (
      <Dialog open onClose={close} title={text.addPasskey}>
        <PasskeyForm make={make} />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={close} title={text.codesTitle}>
      <RecoveryCodes codes={step.codes} onSaved={() => finish(text.enrolled)} />
    </Dialog>
  )
}

/** What the person calls the device; then the browser's own dialog comes. */
function PasskeyForm({ make }: { make: (name: string) => Promise<void> }) {
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
