import type { CompanyGuest } from '@sojourn/contract/admin/people/guest.calls'
import { useId, useState, type FormEvent } from 'react'
import { handOverGuests } from '../../../api/calls/admin/people/guest'
import { ApiProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { ColleagueField, nobody } from '../fields/colleague-field'
import { guestReads } from './guest-reads'
import styles from './guests.module.css'

interface HandOverProps {
  guests: readonly CompanyGuest[]
  onClose: () => void
  onDone: () => void
}

/** Who books for these guests from now on. */
export function HandOverDialog({ guests, onClose, onDone }: HandOverProps) {
  const text = useText('admin/guests/words')
  const id = useId()
  const [host, setHost] = useState(nobody)
  const [tried, setTried] = useState(false)
  const write = useWrite(handOverGuests, guestReads)
  const atHost = write.error instanceof ApiProblem && write.error.field === 'hostId'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (host.id === '') return
    const onSuccess = () => {
      toast(text.handedOver({ count: guests.length, name: host.name }), 'good')
      onClose()
      onDone()
    }
    write.mutate({ guestIds: guests.map(({ guestId }) => guestId), hostId: host.id }, { onSuccess })
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={write.isPending}>
        {text.handOverConfirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.handOverTitle({ count: guests.length })} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{text.handOverText}</p>
        <p className={styles['soft']}>{guests.map(({ name }) => name).join(' · ')}</p>
        <ColleagueField
          required
          label={text.newHost}
          hint={text.hostHint}
          error={tried && host.id === '' ? text.hostMissing : atHost ? write.error?.message : undefined}
          placeholder={text.hostPlaceholder}
          none={text.hostNone}
          value={host}
          onChange={setHost}
        />
        {write.error && !atHost && <FormRefusal>{write.error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
