import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { EditConflicts } from '../../../kit/edit/edit-conflicts'
import { useFocusGoesOn } from '../../../kit/edit/use-focus-goes-on'
import { DraftNote } from '../../../kit/forms/draft-note'
import { FieldError } from '../../../kit/forms/field'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { useText } from '../../../kit/text/text'
import { LineField } from '../fields/line-field'
import styles from './named-form.module.css'
import type { useNamedForm } from './use-named-form'

interface NamedFormProps<Form extends LocalText> {
  state: Omit<ReturnType<typeof useNamedForm<Form, never>>, 'errorOf' | 'change'> & {
    change: (names: Partial<LocalText>) => void
  }
  /** Who saved what stands against what is written here. */
  by: ReactNode
  onClose: () => void
  /** The fields below its names. */
  children?: ReactNode
}

/** The form of something that has a name in each language, within a dialog. */
export function NamedForm<Form extends LocalText>({ state, by, onClose, children }: NamedFormProps<Form>) {
  const text = useText('admin/named')
  const { save } = useText('kit/edit')
  const { cancel } = useText('kit/widgets')
  const { edit, change, nameError } = state
  const form = useFirstError(state.tries)
  const conflicts = useRef<HTMLHeadingElement>(null)
  useFocusGoesOn(form, conflicts, edit)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.submit()
  }
  return (
    <form ref={form} noValidate tabIndex={-1} className={styles['form']} onSubmit={submit}>
      <EditConflicts ref={conflicts} edit={edit} by={by} />
      {languages.map((language) => (
        <LineField
          key={language}
          required={language === 'zh-CN'}
          label={text.fields[language]}
          hint={language === 'zh-CN' ? undefined : text.nameHint}
          error={language === 'zh-CN' ? nameError : undefined}
          maxLength={60}
          value={edit.value[language]}
          onChange={(name) => change({ [language]: name })}
        />
      ))}
      {children}
      {state.error && <FieldError>{state.error}</FieldError>}
      <DraftNote draft={edit.draft} />
      <div className={styles['actions']}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button kind="brand" type="submit" busy={state.busy} disabledReason={state.blocked}>
          {save}
        </Button>
      </div>
    </form>
  )
}
