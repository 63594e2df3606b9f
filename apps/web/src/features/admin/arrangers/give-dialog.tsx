import { useId, useState, type FormEvent } from 'react'
import { giveArrangerGrants } from '../../../api/calls/admin/people/arranger'
import { useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DraftNote } from '../../../kit/forms/draft-note'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { nobody, type Named } from '../fields/colleague-field'
import { arrangerReads } from './arranger-reads'
import styles from './arrangers.module.css'
import { GiveFields } from './give-fields'
import { giveFaults, givenRight, type GiveForm } from './give-form'

interface GiveDialogProps {
  /** With whom it begins. */
  to: readonly Named[]
  onClose: () => void
}

const right = { over: 'department', departmentId: '', traveller: nobody, products: [], until: '' } as const

function useGive({ to, onClose }: GiveDialogProps) {
  const text = useText('admin/people/arrangers')
  const of = to.map(({ id }) => id).join(' ')
  const draft = useKeptDraft<GiveForm>({
    owner: useEmployee(),
    form: 'arranging',
    of,
    fresh: () => ({ ...right, arrangers: to }),
  })
  const [tried, setTried] = useState(false)
  const write = useWrite(giveArrangerGrants, arrangerReads)
  const faults = giveFaults(draft.value)
  const give = () => {
    setTried(true)
    if (faults.length > 0) return
    const onSuccess = ({ given }: { given: number }) => {
      draft.forget()
      toast(text.given({ count: given }), 'good')
      onClose()
    }
    write.mutate(givenRight(draft.value), { onSuccess })
  }
  return { draft, faults: tried ? faults : [], give, busy: write.isPending, error: write.error }
}

/** To whom a right is given, over whom, for what and until when. */
export function GiveDialog(props: GiveDialogProps) {
  const { onClose } = props
  const text = useText('admin/people/arrangers')
  const id = useId()
  const { draft, faults, give, busy, error } = useGive(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    give()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {text.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open width="info" onClose={onClose} title={text.giveTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{text.giveText}</p>
        <GiveFields form={draft.value} faults={faults} onChange={draft.change} />
        {error && <FormRefusal>{error.message}</FormRefusal>}
        <DraftNote draft={draft} />
      </Form>
    </Dialog>
  )
}
