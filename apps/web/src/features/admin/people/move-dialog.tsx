import type { ChosenPerson } from '@sojourn/contract/admin/people/person.shapes'
import { useId, useState, type FormEvent } from 'react'
import { movePeople } from '../../../api/calls/admin/people/person'
import { ApiProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { consoleReads } from '../console-reads'
import { ChoiceField } from '../fields/choice-field'
import { ColleagueField, nobody } from '../fields/colleague-field'
import { severalOf } from './several-of'
import { movedFields, movesNothing, type MoveForm } from './move-form'
import styles from './people.module.css'
import { usePersonChoices, type PersonChoices } from './use-person-choices'

interface MoveDialogProps {
  people: readonly ChosenPerson[]
  onClose: () => void
  onDone: () => void
}

const moved: readonly string[] = ['departmentId', 'gradeId', 'costCentreId', 'superiorId']
const nothing: MoveForm = { departmentId: '', gradeId: '', costCentreId: '', superior: nobody }

function useMove({ people, onClose, onDone }: MoveDialogProps) {
  const text = useText('admin/people/people')
  const [form, setForm] = useState(nothing)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Error>()
  const write = useWrite(movePeople, consoleReads)
  const move = () => {
    setTried(true)
    if (movesNothing(form)) return
    void write.mutateAsync({ ...severalOf(people), ...movedFields(form) }).then(({ changed }) => {
      toast(text.moved({ changed, count: people.length }), 'good')
      onClose()
      onDone()
    }, setRefused)
  }
  const refusedField = refused instanceof ApiProblem ? moved.find((field) => field === refused.field) : undefined
  const change = (more: Partial<MoveForm>) => {
    setRefused(undefined)
    setForm({ ...form, ...more })
  }
  return {
    form,
    change,
    move,
    busy: write.isPending,
    errorOf: (field: string) => (refusedField === field ? refused?.message : undefined),
    /** What is said of the whole, where no field is named. */
    error: tried && movesNothing(form) ? text.nothingChosen : refusedField ? undefined : refused?.message,
  }
}

/** One dialog for what several people are given together. */
export function MoveDialog(props: MoveDialogProps) {
  const { people, onClose } = props
  const text = useText('admin/people/people')
  const id = useId()
  const { choices, error: unread, retry } = usePersonChoices()
  const state = useMove(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.move()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={state.busy}>
        {text.moveConfirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.moveTitle({ count: people.length })} actions={choices && actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{text.moveText}</p>
        {choices ? (
          <MoveFields choices={choices} state={state} />
        ) : unread ? (
          <ErrorState compact error={unread} onRetry={retry} />
        ) : (
          <SkeletonList count={4} height={60} />
        )}
        {state.error && <FormRefusal>{state.error}</FormRefusal>}
      </Form>
    </Dialog>
  )
}

function MoveFields({ choices, state }: { choices: PersonChoices; state: ReturnType<typeof useMove> }) {
  const text = useText('admin/people/people')
  const { fields, personPlaceholder, personNone } = useText('admin/people/person')
  const { form, change, errorOf } = state
  const choice = (field: 'departmentId' | 'gradeId' | 'costCentreId', label: string, offered: PersonChoices['grades']) => (
    <ChoiceField
      label={label}
      error={errorOf(field)}
      none={text.unchanged}
      choices={offered}
      value={form[field]}
      onChange={(id) => change({ [field]: id })}
    />
  )
  return (
    <>
      {choice('departmentId', fields.department, choices.departments)}
      {choice('gradeId', fields.grade, choices.grades)}
      {choice('costCentreId', fields.costCentre, choices.costCentres)}
      <ColleagueField
        label={fields.superior}
        hint={text.unchangedSuperior}
        error={errorOf('superiorId')}
        placeholder={personPlaceholder}
        none={personNone}
        value={form.superior}
        onChange={(superior) => change({ superior })}
      />
    </>
  )
}
