import { useId, useState, type FormEvent } from 'react'
import { addCompanyGuest } from '../../../api/calls/admin/guest'
import { useEmployee } from '../../../api/employee'
import { ApiProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DraftNote } from '../../../kit/forms/draft-note'
import { FieldError } from '../../../kit/forms/field'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { GuestFields, guestForm, isOfGuest, noGuest } from '../../booking/traveller/guest-fields'
import { ColleagueField, nobody } from '../fields/colleague-field'
import { guestReads } from './guest-reads'
import styles from './guests.module.css'

/** Somebody from outside, with who books for them. A document is among it, so the draft ends with the tab. */
export function AddGuestDialog({ onClose }: { onClose: () => void }) {
  const text = useText('admin/guests')
  const id = useId()
  const fresh = () => ({ host: nobody, guest: noGuest })
  const draft = useKeptDraft({ owner: useEmployee(), form: 'companyGuest', sensitive: true, fresh })
  const [tried, setTried] = useState(false)
  const { host, guest } = draft.value
  const write = useWrite(addCompanyGuest, guestReads)
  const atHost = write.error instanceof ApiProblem && write.error.field === 'hostId'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (host.id === '') return
    const onSuccess = () => {
      draft.forget()
      toast(text.saved({ name: guest.name }), 'good')
      onClose()
    }
    write.mutate({ hostId: host.id, ...guestForm(guest) }, { onSuccess })
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={write.isPending}>
        {text.save}
      </Button>
    </>
  )
  return (
    <Dialog open width="info" onClose={onClose} title={text.add} actions={actions}>
      <form id={id} noValidate className={styles['form']} onSubmit={submit}>
        <p>{text.addText}</p>
        <ColleagueField
          required
          label={text.host}
          hint={text.hostHint}
          error={tried && host.id === '' ? text.hostMissing : atHost ? write.error?.message : undefined}
          placeholder={text.hostPlaceholder}
          none={text.hostNone}
          value={host}
          onChange={(chosen) => draft.change({ ...draft.value, host: chosen })}
        />
        <GuestFields
          entered={guest}
          onChange={(entered) => draft.change({ ...draft.value, guest: entered })}
          error={write.error}
        />
        {write.error && !atHost && !isOfGuest(write.error) && <FieldError>{write.error.message}</FieldError>}
        <DraftNote draft={draft} />
      </form>
    </Dialog>
  )
}
