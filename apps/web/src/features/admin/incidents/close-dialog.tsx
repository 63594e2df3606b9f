import { useId, useState, type FormEvent } from 'react'
import { closeIncident, getIncident, searchIncidents } from '../../../api/calls/admin/orders/incident'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { TextArea } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import styles from './incidents.module.css'

/** What is to be remembered of an incident that is over. */
export function CloseDialog({ incidentId, onClose }: { incidentId: string; onClose: () => void }) {
  const text = useText('admin/orders/incidents')
  const id = useId()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const write = useWrite(closeIncident, [getIncident, searchIncidents])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (note.trim() === '') return
    const onSuccess = () => {
      toast(text.closed, 'good')
      onClose()
    }
    write.mutate({ incidentId, note }, { onSuccess })
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={write.isPending}>
        {text.close}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.closeTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p className={styles['soft']}>{text.closeText}</p>
        <Field label={text.closingNote} required error={tried && note.trim() === '' ? text.closingNoteMissing : undefined}>
          {(control) => (
            <TextArea {...control} rows={3} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
          )}
        </Field>
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
