import type { IncidentField } from '@sojourn/domain/admin/orders/incident'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { openIncident, searchIncidents } from '../../../api/calls/admin/orders/incident'
import { useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { chinaNow } from '../../../kit/dates/server-time'
import { DraftNote } from '../../../kit/forms/draft-note'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { faultsOf, newIncident, sentIncident, type IncidentForm } from './incident-form'
import { IncidentParts } from './incident-parts'
import styles from './incidents.module.css'

function useOpening() {
  const text = useText('admin/orders/incidents')
  const navigate = useNavigate()
  const draft = useKeptDraft<IncidentForm>({
    owner: useEmployee(),
    form: 'incident',
    of: 'new',
    fresh: () => newIncident(chinaNow().date),
  })
  const [tried, setTried] = useState(false)
  const write = useWrite(openIncident, [searchIncidents])
  const faults = faultsOf(draft.value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.length > 0) return
    const onSuccess = ({ incidentId, people }: { incidentId: string; people: number }) => {
      draft.forget()
      toast(text.opened({ count: people }), 'good')
      void navigate(paths.incident({ incidentId }))
    }
    write.mutate(sentIncident(draft.value), { onSuccess })
  }
  const errorOf = (field: IncidentField): string | undefined => (tried && faults.includes(field) ? text.faults[field] : undefined)
  const change = (more: Partial<IncidentForm>) => draft.change((former) => ({ ...former, ...more }))
  return { draft, change, submit, errorOf, busy: write.isPending, error: write.error }
}

/** A place, a time and what people are told; how many it concerns is said before anybody is. */
export function OpenIncidentDialog({ onClose }: { onClose: () => void }) {
  const text = useText('admin/orders/incidents')
  const id = useId()
  const { draft, change, submit, errorOf, busy, error } = useOpening()
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {text.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open width="wide" onClose={onClose} title={text.openTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p className={styles['soft']}>{text.openLead}</p>
        <IncidentParts form={draft.value} errorOf={errorOf} onChange={change} />
        {error && <FormRefusal>{error.message}</FormRefusal>}
        <DraftNote draft={draft} />
      </Form>
    </Dialog>
  )
}
