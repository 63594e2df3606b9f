import { useId, useState, type FormEvent } from 'react'
import { revealPersonDocument } from '../../../api/calls/admin/people/person'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import styles from './person.module.css'

interface RevealDialogProps {
  employeeId: string
  credentialId: string
  onShown: (number: string) => void
  onClose: () => void
}

/** Asks why a number is looked at, before it is told. */
export function RevealDialog({ employeeId, credentialId, onShown, onClose }: RevealDialogProps) {
  const text = useText('admin/people/person')
  const id = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const write = useWrite(revealPersonDocument)
  const missing = reason.trim().length < 2
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) return
    const onSuccess = ({ value }: { value: string }) => {
      onShown(value)
      onClose()
    }
    write.mutate({ employeeId, credentialId, reason: reason.trim() }, { onSuccess })
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={write.isPending}>
        {text.revealConfirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.revealTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{text.revealWhy}</p>
        <Field required label={text.revealReason} error={tried && missing ? text.revealMissing : undefined}>
          {(control) => <Input {...control} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />}
        </Field>
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
