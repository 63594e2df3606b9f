import type { ArrangerGrant } from '@sojourn/contract/admin/people/arranger.shapes'
import { useId, useState, type FormEvent } from 'react'
import { changeArrangerGrant } from '../../../api/calls/admin/people/arranger'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { arrangerReads } from './arranger-reads'
import styles from './arrangers.module.css'
import { rightOf } from './right-words'

interface ChangeEndProps {
  grant: ArrangerGrant
  version: number
  today: string
  onClose: () => void
}

/** Another last day of a right, or none. */
export function ChangeEndDialog({ grant, version, today, onClose }: ChangeEndProps) {
  const text = useText('admin/people/arrangers')
  const id = useId()
  const [until, setUntil] = useState(grant.until ?? '')
  const write = useWrite(changeArrangerGrant, arrangerReads)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      toast(text.saved, 'good')
      onClose()
    }
    write.mutate({ grantId: grant.grantId, version, ...(until && { until }) }, { onSuccess })
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
    <Dialog open onClose={onClose} title={text.changeTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{rightOf(text, grant)}</p>
        <DateField label={text.untilDay} hint={text.untilHint} min={today} value={until} onChange={setUntil} />
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
