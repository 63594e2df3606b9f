import type { Leaving, PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import type { FormEvent } from 'react'
import { getLeaving } from '../../../../api/calls/admin/people/person'
import { useRead } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { DateField } from '../../../../kit/dates/date-field'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Help } from '../../../../kit/help/help'
import { Dialog } from '../../../../kit/overlays/dialog'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { ColleagueField } from '../../fields/colleague-field'
import { LeftBehind } from './left-behind'
import { whenItEnds } from './leave-words'
import styles from './leave.module.css'
import { useLeave, type LeaveState } from './use-leave'

interface LeaveDialogProps {
  person: PersonDetail
  onClose: () => void
}

/** Says which day is somebody's last and who takes over, beside what is left behind. */
export function LeaveDialog({ person, onClose }: LeaveDialogProps) {
  const text = useText('admin/people/leaving')
  const leaving = useRead(getLeaving, { employeeId: person.employeeId }, { staleTime: 0 })
  return (
    <Dialog open width="info" onClose={onClose} title={text.title({ name: person.fields.name })}>
      {leaving.data ? (
        <LeaveForm person={person} leaving={leaving.data} onClose={onClose} />
      ) : leaving.error ? (
        <ErrorState compact error={leaving.error} onRetry={() => void leaving.refetch()} />
      ) : (
        <SkeletonList count={4} height={44} />
      )}
    </Dialog>
  )
}

function LeaveForm(props: LeaveDialogProps & { leaving: Leaving }) {
  const { person, leaving, onClose } = props
  const text = useText('admin/people/leaving')
  const state = useLeave(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.confirm()
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <LeftBehind leaving={leaving} />
      <LastDay person={person} state={state} />
      {state.needsSuccessor && <Successor state={state} />}
      {state.form.lastDay && <Follows person={person} state={state} />}
      {state.error && <FormRefusal>{state.error}</FormRefusal>}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button kind="danger" type="submit" busy={state.busy}>
          {text.confirm}
        </Button>
      </div>
    </Form>
  )
}

interface PartProps {
  person: PersonDetail
  state: LeaveState
}

function LastDay({ person: { today }, state: { form, change, faults } }: PartProps) {
  const text = useText('admin/people/leaving')
  return (
    <>
      <DateField
        required
        label={text.lastDay}
        error={faults.lastDay}
        value={form.lastDay}
        onChange={(lastDay) => change({ lastDay })}
      />
      {form.lastDay === today && (
        <Checkbox label={text.atOnce} hint={text.atOnceHint} checked={form.atOnce} onChange={(atOnce) => change({ atOnce })} />
      )}
    </>
  )
}

function Successor({ state: { form, change, faults } }: Pick<PartProps, 'state'>) {
  const text = useText('admin/people/leaving')
  const { personPlaceholder, personNone } = useText('admin/people/person')
  return (
    <ColleagueField
      required
      label={text.successor}
      hint={text.successorHint}
      help={<Help field={text.successor} article="people" section="leave" />}
      error={faults.successor}
      placeholder={personPlaceholder}
      none={personNone}
      value={form.successor}
      onChange={(successor) => change({ successor })}
    />
  )
}

/** What happens then, and when. */
function Follows({ person: { fields, today }, state: { form, needsSuccessor } }: PartProps) {
  const text = useText('admin/people/leaving')
  return (
    <p role="status" className={styles['follows']}>
      {text.follows({
        name: fields.name,
        day: formatFullDate(form.lastDay),
        when: whenItEnds({ ...form, today }),
        successor: needsSuccessor ? form.successor.name : '',
      })}
    </p>
  )
}
