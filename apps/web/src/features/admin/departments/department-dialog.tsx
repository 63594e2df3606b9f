import type { Department } from '@sojourn/contract/admin/department.calls'
import { languages } from '@sojourn/contract/kit/language'
import { useRef, type FormEvent } from 'react'
import { mayDo, useEmployee } from '../../../api/employee'
import { Button } from '../../../kit/actions/button'
import { EditConflicts } from '../../../kit/edit/edit-conflicts'
import { useFocusGoesOn } from '../../../kit/edit/use-focus-goes-on'
import { DraftNote } from '../../../kit/forms/draft-note'
import { FieldError } from '../../../kit/forms/field'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { ColleagueField } from '../fields/colleague-field'
import { departmentChoices } from '../fields/department-names'
import { LineField } from '../fields/line-field'
import { SavedBy } from '../history/record-history'
import { possibleParents } from './department-form'
import styles from './departments.module.css'
import { useDepartmentForm } from './use-department-form'

interface DepartmentDialogProps {
  /** As it is read now; absent of a new one. */
  department: Department | undefined
  /** Below which a new one is entered; empty at the top. */
  parentId: string
  departments: readonly Department[]
  onClose: () => void
}

/** A new department, or another name, head or place of one that is there. */
export function DepartmentDialog(props: DepartmentDialogProps) {
  const { department, onClose } = props
  const text = useText('admin/departments')
  return (
    <Dialog open width="info" onClose={onClose} title={department ? text.editTitle(department) : text.addTitle}>
      <DepartmentEdit {...props} />
    </Dialog>
  )
}

function DepartmentEdit(props: DepartmentDialogProps) {
  const { department, onClose } = props
  const text = useText('admin/departments')
  const state = useDepartmentForm(props)
  const form = useFirstError(state.tries)
  const conflicts = useRef<HTMLHeadingElement>(null)
  useFocusGoesOn(form, conflicts, state.edit)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.submit()
  }
  return (
    <form ref={form} noValidate tabIndex={-1} className={styles['form']} onSubmit={submit}>
      <EditConflicts
        ref={conflicts}
        edit={state.edit}
        by={department && <SavedBy kind="department" id={department.departmentId} version={department.version} />}
      />
      <Names state={state} />
      <Place {...props} state={state} />
      {state.error && <FieldError>{state.error}</FieldError>}
      <DraftNote draft={state.edit.draft} />
      <div className={styles['formActions']}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button kind="brand" type="submit" busy={state.busy} disabledReason={state.blocked}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}

type State = ReturnType<typeof useDepartmentForm>

function Names({ state: { edit, change, nameError } }: { state: State }) {
  const text = useText('admin/departments')
  return languages.map((language) => (
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
  ))
}

function Place({ department, departments, state: { edit, change, errorOf } }: DepartmentDialogProps & { state: State }) {
  const text = useText('admin/departments')
  // Whoever looks after a part of the company keeps within it.
  const mayTop = mayDo(useEmployee(), 'manage') || edit.value.parentId === ''
  return (
    <>
      <ColleagueField
        label={text.fields.head}
        hint={text.headHint}
        error={errorOf('headId')}
        placeholder={text.headPlaceholder}
        none={text.headNone}
        value={edit.value.head}
        onChange={(head) => change({ head })}
      />
      <ChoiceField
        label={text.fields.parent}
        error={errorOf('parentId')}
        none={mayTop ? text.top : undefined}
        choices={departmentChoices(possibleParents(departments, department?.departmentId))}
        value={edit.value.parentId}
        onChange={(parentId) => change({ parentId })}
      />
    </>
  )
}
