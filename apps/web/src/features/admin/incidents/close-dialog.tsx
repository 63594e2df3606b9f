import { useId, useState, type FormEvent } from 'react'
import { closeIncident, getIncident, searchIncidents } from '../../../api/calls/admin/orders/incident'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import styles from './incidents.module.css'

/** What is to be remembered of an incident that is over. */
export function CloseDialog({ incidentId, onClose }: { incidentId: string; onClose: () => void }) {
  const text = useText('admin/orders/incidents')
  const id = useId()
  const [note, setNote] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFirstError(tries)
  const write = useWrite(closeIncident, [getIncident, searchIncidents])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
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
      <form id={id} ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <p className={styles['soft']}>{text.closeText}</p>
        <Field label={text.closingNote} required error={tries > 0 && note.trim() === '' ? text.closingNoteMissing : undefined}>
          {(control) => (
            <TextArea {...control} rows={3} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
          )}
        </Field>
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </form>
    </Dialog>
  )
}
