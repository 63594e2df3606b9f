import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import styles from './joining.module.css'

interface JoiningDialogProps {
  title: string
  submitLabel: string
  busy: boolean
  /** How often it was tried, after which the first field with a fault has the focus. */
  tries?: number
  /** What is said of the whole. */
  refusal?: string | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A small form of its own, sent by its button. */
export function JoiningDialog({ title, submitLabel, busy, tries = 0, refusal, onSubmit, onClose, children }: JoiningDialogProps) {
  const text = useText('admin/company/joining')
  const id = useId()
  const form = useFirstError(tries)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {submitLabel}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      <form id={id} ref={form} noValidate className={styles['form']} onSubmit={submit}>
        {children}
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
      </form>
    </Dialog>
  )
}
