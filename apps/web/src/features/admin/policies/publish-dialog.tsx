import { useId, type FormEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { AskedFields } from './asked/asked-fields'
import { Changes } from './changes'
import styles from './policies.module.css'
import type { PolicyState } from './use-policy-edit'

/** What changes, from when, for whom, and whose consent it takes. */
export function PublishDialog({ state }: { state: PolicyState }) {
  const text = useText('admin/policy/policy')
  const id = useId()
  const { asked, edit, detail, busy, onClose, onSend } = state
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {asked.alone ? text.sendNow : text.send}
      </Button>
    </>
  )
  return (
    <Dialog open width="wide" onClose={onClose} title={detail ? text.publishTitle : text.publishNewTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <section className={styles['changes']} aria-label={text.changes}>
          <h3>{text.changes}</h3>
          <Changes changes={edit.changes} />
        </section>
        <AskedFields state={asked} allowsPilot />
      </Form>
    </Dialog>
  )
}
