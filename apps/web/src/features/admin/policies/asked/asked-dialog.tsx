import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../../../kit/actions/button'
import { FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import type { Asked, Terms } from './asked'
import { AskedFields } from './asked-fields'
import styles from '../policies.module.css'
import { readPoliciesAgain } from '../policy-reads'
import { useAsked } from './use-asked'

interface AskedDialogProps {
  title: string
  lead: string
  fromLabel?: string
  terms: Terms
  onSend: (asked: Asked) => Promise<void>
  onClose: () => void
}

/** Something is to hold from a day on: from when, and whose consent it takes. */
export function AskedDialog({ title, lead, fromLabel, terms, onSend, onClose }: AskedDialogProps) {
  const text = useText('admin/policy/policy')
  const id = useId()
  const state = useAsked(terms)
  const [sending, setSending] = useState<'busy' | Error>()
  const send = async () => {
    setSending('busy')
    try {
      await onSend(state.asked)
      toast(state.alone ? text.published : text.sent, 'good')
      onClose()
    } catch (error) {
      setSending(error instanceof Error ? error : new Error(String(error)))
    }
    await readPoliciesAgain()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state.accept()) void send()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={sending === 'busy'}>
        {state.alone ? text.sendNow : text.send}
      </Button>
    </>
  )
  return (
    <Dialog open width="info" onClose={onClose} title={title} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{lead}</p>
        <AskedFields state={state} allowsPilot={false} {...(fromLabel !== undefined && { fromLabel })} />
        {sending instanceof Error && <FormRefusal>{sending.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
