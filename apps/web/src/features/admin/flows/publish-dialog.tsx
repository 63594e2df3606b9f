import { emergencyReason, type PublishedAlone } from '@sojourn/contract/kit/proposal'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { ChangeWords } from '../../../kit/edit/change-words'
import type { FieldChange } from '../../../kit/edit/edit-fields'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Field } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { TextArea } from '../../../kit/forms/input'
import { IconLine } from '../../../kit/layout/icon-line'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { isAlone, lacksReason, type Asked } from './asked'
import styles from './flows.module.css'
import type { FlowsState } from './use-flows-edit'

interface PublishDialogProps {
  state: FlowsState
  asked: Asked
  how: PublishedAlone
}

/** What changes, what is said of it, and whose consent it takes. */
export function PublishDialog({ state, asked, how }: PublishDialogProps) {
  const text = useText('admin/approval/flows')
  const id = useId()
  const [tried, setTried] = useState(false)
  const { edit, busy, setAsked, send } = state
  const change = (more: Partial<Asked>) => setAsked({ ...asked, ...more })
  const close = () => setAsked(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!lacksReason(asked, how)) send()
  }
  const actions = (
    <>
      <Button onClick={close}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {isAlone(asked, how) ? text.sendNow : text.send}
      </Button>
    </>
  )
  return (
    <Dialog open width="wide" onClose={close} title={text.publishTitle} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p className={styles['soft']}>{text.publishHint}</p>
        <Changes title={text.publishChanges} changes={edit.changes} />
        <Field label={text.note} hint={text.noteHint}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={500}
              value={asked.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </Field>
        <Consent asked={asked} how={how} tried={tried} change={change} />
      </Form>
    </Dialog>
  )
}

interface ConsentProps {
  asked: Asked
  how: PublishedAlone
  tried: boolean
  change: (more: Partial<Asked>) => void
}

/** A second person confirms, unless there is none, or it is an emergency. */
function Consent({ asked, how, tried, change }: ConsentProps) {
  const text = useText('admin/approval/flows')
  if (how === 'single') return <IconLine icon="info">{text.single}</IconLine>
  return (
    <>
      {!asked.alone && <IconLine icon="users">{text.second}</IconLine>}
      <Checkbox label={text.alone} hint={text.aloneHint} checked={asked.alone} onChange={(alone) => change({ alone })} />
      {asked.alone && (
        <ReasonField
          label={text.aloneReason}
          error={tried && lacksReason(asked, how) ? text.aloneMissing({ least: emergencyReason.least }) : undefined}
          value={asked.reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </>
  )
}

interface ReasonFieldProps {
  label: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

const ReasonField = ({ label, error, value, onChange }: ReasonFieldProps) => (
  <Field required label={label} error={error}>
    {(control) => (
      <TextArea
        {...control}
        rows={2}
        maxLength={emergencyReason.most}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)

/** What differs, flow by flow, in sentences. */
export const Changes = ({ title, changes }: { title: string; changes: readonly FieldChange[] }) => (
  <section className={styles['changes']} aria-label={title}>
    <h3>{title}</h3>
    <dl>
      {changes.map((change) => (
        <div key={change.key}>
          <dt>{change.label}</dt>
          <dd>
            <ChangeWords change={change} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
