import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import styles from './joining.module.css'

interface JoiningDialogProps {
  title: string
  submitLabel: string
  busy: boolean
  /** How often somebody tried another button than the last one, and something was wrong. */
  tries?: number | undefined
  /** What is said of the whole. */
  refusal?: string | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A small form of its own, sent by its button. */
export function JoiningDialog({ title, submitLabel, busy, tries, refusal, onSubmit, onClose, children }: JoiningDialogProps) {
  const text = useText('admin/company/joining')
  const id = useId()
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
      <Form id={id} tries={tries} className={styles['form']} onSubmit={submit}>
        {children}
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
