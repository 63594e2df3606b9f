import type { LocalText } from '@sojourn/contract/kit/language'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { ChangeList } from '../../../kit/edit/change-list'
import { EditConflicts } from '../../../kit/edit/edit-conflicts'
import { useFocusGoesOn } from '../../../kit/edit/use-focus-goes-on'
import { DraftNote } from '../../../kit/forms/draft-note'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { useText } from '../../../kit/text/text'
import styles from './named-form.module.css'
import { NameLines } from './name-lines'
import type { DialogState } from './use-dialog-form'

interface DialogFormProps<Form> {
  state: Pick<DialogState<Form>, 'edit' | 'isNew' | 'busy' | 'submit' | 'error' | 'blocked'>
  /** Who saved what stands against what is written here. */
  by: ReactNode
  onClose: () => void
  children?: ReactNode
}

/** What is written of a record within a dialog: what stands against it, its fields, its draft, and saving it. */
export function DialogForm<Form>({ state, by, onClose, children }: DialogFormProps<Form>) {
  const { save } = useText('kit/edit')
  const { cancel } = useText('kit/widgets')
  const { edit } = state
  const form = useRef<HTMLFormElement>(null)
  const conflicts = useRef<HTMLHeadingElement>(null)
  useFocusGoesOn(form, conflicts, edit)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.submit()
  }
  return (
    <Form ref={form} tabIndex={-1} className={styles['form']} onSubmit={submit}>
      <EditConflicts ref={conflicts} edit={edit} by={by} />
      {children}
      {state.error && <FormRefusal>{state.error}</FormRefusal>}
      {!state.isNew && edit.changes.length > 0 && <Changes edit={edit} />}
      <DraftNote draft={edit.draft} />
      <div className={styles['actions']}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button kind="brand" type="submit" busy={state.busy} disabledReason={state.blocked}>
          {save}
        </Button>
      </div>
    </Form>
  )
}

/** What will be saved, field by field, each with its way back. */
function Changes<Form>({ edit }: Pick<DialogState<Form>, 'edit'>) {
  const text = useText('kit/edit')
  return (
    <section className={styles['changes']} aria-label={text.bar}>
      <strong>{text.unsaved({ count: edit.changes.length })}</strong>
      <ChangeList changes={edit.changes} onUndo={edit.undo} most={3} stacked />
    </section>
  )
}

interface NamedFormProps<Form extends LocalText> extends DialogFormProps<Form> {
  state: DialogFormProps<Form>['state'] & { nameError: string | undefined; change: (names: Partial<LocalText>) => void }
}

/** The form of something that has a name in each language, within a dialog. */
export function NamedForm<Form extends LocalText>({ children, ...form }: NamedFormProps<Form>) {
  const { edit, nameError, change } = form.state
  return (
    <DialogForm {...form}>
      <NameLines value={edit.value} error={nameError} onChange={change} />
      {children}
    </DialogForm>
  )
}
