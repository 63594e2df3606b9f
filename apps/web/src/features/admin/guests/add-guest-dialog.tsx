import { useId, useState, type FormEvent } from 'react'
import { addCompanyGuest } from '../../../api/calls/admin/people/guest'
import { useEmployee } from '../../../api/employee'
import { ApiProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DraftNote } from '../../../kit/forms/draft-note'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { Help } from '../../../kit/help/help'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { GuestFields, guestForm, isOfGuest, noGuest } from '../../booking/traveller/guest-fields'
import { ColleagueField, nobody } from '../fields/colleague-field'
import { guestReads } from './guest-reads'
import styles from './guests.module.css'

function useAddGuest(onClose: () => void) {
  const text = useText('admin/guests/words')
  const fresh = () => ({ host: nobody, guest: noGuest })
  const draft = useKeptDraft({ owner: useEmployee(), form: 'companyGuest', sensitive: true, fresh })
  const [tried, setTried] = useState(false)
  const { host, guest } = draft.value
  const { mutate, isPending, error } = useWrite(addCompanyGuest, guestReads)
  const atHost = error instanceof ApiProblem && error.field === 'hostId'
  const add = () => {
    setTried(true)
    if (host.id === '') return
    const onSuccess = () => {
      draft.forget()
      toast(text.saved({ name: guest.name }), 'good')
      onClose()
    }
    mutate({ hostId: host.id, ...guestForm(guest) }, { onSuccess })
  }
  return {
    draft,
    add,
    busy: isPending,
    error,
    hostError: tried && host.id === '' ? text.hostMissing : atHost ? error.message : undefined,
    /** Said of the whole, where no field is named. */
    rest: error && !atHost && !isOfGuest(error) ? error.message : undefined,
  }
}

/** Somebody from outside, with who books for them. A document is among it, so the draft ends with the tab. */
export function AddGuestDialog({ onClose }: { onClose: () => void }) {
  const text = useText('admin/guests/words')
  const id = useId()
  const { draft, add, busy, error, hostError, rest } = useAddGuest(onClose)
  const { host, guest } = draft.value
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {text.save}
      </Button>
    </>
  )
  return (
    <Dialog open width="info" onClose={onClose} title={text.add} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{text.addText}</p>
        <ColleagueField
          required
          label={text.host}
          hint={text.hostHint}
          help={<Help field={text.host} article="guests" section="host" />}
          error={hostError}
          placeholder={text.hostPlaceholder}
          none={text.hostNone}
          value={host}
          onChange={(chosen) => draft.change({ host: chosen, guest })}
        />
        <GuestFields entered={guest} onChange={(entered) => draft.change({ host, guest: entered })} error={error} />
        {rest && <FormRefusal>{rest}</FormRefusal>}
        <DraftNote draft={draft} />
      </Form>
    </Dialog>
  )
}
