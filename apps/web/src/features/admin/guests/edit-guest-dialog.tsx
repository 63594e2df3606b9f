import type { CompanyGuest } from '@sojourn/contract/admin/people/guest.calls'
import { useId, useState, type FormEvent } from 'react'
import { editCompanyGuest } from '../../../api/calls/admin/people/guest'
import { ApiProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Checkbox } from '../../../kit/forms/checkbox'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { GuestDocumentFields, guestForm, isOfGuest, noGuest } from '../../booking/traveller/guest-fields'
import { LineField } from '../fields/line-field'
import { guestReads } from './guest-reads'
import styles from './guests.module.css'

interface EditGuestProps {
  guest: CompanyGuest
  onClose: () => void
  onDone: () => void
}

function useEditGuest({ guest, onClose, onDone }: EditGuestProps) {
  const text = useText('admin/guests/words')
  const [entered, setEntered] = useState({ ...noGuest, name: guest.name })
  const [replaces, setReplaces] = useState(false)
  const { mutate, isPending, error } = useWrite(editCompanyGuest, guestReads)
  const save = () => {
    const { name, mobile, credential } = guestForm(entered)
    const onSuccess = () => {
      toast(text.edited({ name }), 'good')
      onClose()
      onDone()
    }
    const { guestId, version } = guest
    mutate({ guestId, version, name, ...(mobile.trim() && { mobile }), ...(replaces && { credential }) }, { onSuccess })
  }
  return { entered, setEntered, replaces, setReplaces, save, busy: isPending, error }
}

/** Name, mobile and document of a guest; what is masked is written again only where it becomes another. */
export function EditGuestDialog(props: EditGuestProps) {
  const { guest, onClose } = props
  const text = useText('admin/guests/words')
  const id = useId()
  const { entered, setEntered, replaces, setReplaces, save, busy, error } = useEditGuest(props)
  const faultOf = (field: string) => (error instanceof ApiProblem && error.field === field ? error.message : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {text.editSave}
      </Button>
    </>
  )
  return (
    <Dialog open width="info" onClose={onClose} title={text.editTitle({ name: guest.name })} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{text.editText}</p>
        <LineField
          required
          label={text.name}
          error={faultOf('name')}
          maxLength={60}
          value={entered.name}
          onChange={(name) => setEntered({ ...entered, name })}
        />
        <LineField
          label={text.mobile}
          hint={text.keepMobile({ mobile: guest.mobile })}
          error={faultOf('mobile')}
          inputMode="tel"
          maxLength={20}
          value={entered.mobile}
          onChange={(mobile) => setEntered({ ...entered, mobile })}
        />
        <Checkbox label={text.otherDocument} hint={text.otherDocumentHint} checked={replaces} onChange={setReplaces} />
        {replaces && <GuestDocumentFields entered={entered} onChange={setEntered} error={error} />}
        {error && !isOfGuest(error) && <FormRefusal>{error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
