import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import type { Role } from '@sojourn/contract/kit/roles'
import { hasDepartment } from '@sojourn/domain/kit/roles'
import { useId, useState, type FormEvent } from 'react'
import { giveRole } from '../../../api/calls/admin/people/person'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Help } from '../../../kit/help/help'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { consoleReads } from '../console-reads'
import { ChoiceField } from '../fields/choice-field'
import styles from './person.module.css'
import type { PersonChoices } from './use-person-choices'

interface GiveRoleProps {
  person: PersonDetail
  choices: PersonChoices
  onClose: () => void
}

interface Given {
  role: Role | ''
  departmentId: string
  until: string
}

function useGiveRole({ person, onClose }: GiveRoleProps) {
  const text = useText('admin/people/person')
  const [form, setForm] = useState<Given>({ role: '', departmentId: '', until: '' })
  const [tried, setTried] = useState(false)
  const write = useWrite(giveRole, consoleReads)
  const asksDepartment = form.role !== '' && hasDepartment(form.role)
  const departmentMissing = asksDepartment && form.departmentId === ''
  const faults = {
    role: form.role === '' && tried ? text.roleMissing : undefined,
    departmentId: departmentMissing && tried ? text.missing.department : undefined,
  }
  const give = () => {
    setTried(true)
    const { role, departmentId, until } = form
    if (role === '' || departmentMissing) return
    const over = asksDepartment ? { departmentId } : {}
    const onSuccess = () => {
      toast(text.given, 'good')
      onClose()
    }
    write.mutate({ employeeId: person.employeeId, role, ...over, ...(until && { until }) }, { onSuccess })
  }
  return {
    form,
    change: (more: Partial<Given>) => setForm({ ...form, ...more }),
    faults,
    asksDepartment,
    busy: write.isPending,
    error: write.error,
    give,
  }
}

/** A role, where it has one the department that it is over, and how long it is given. */
export function GiveRoleDialog(props: GiveRoleProps) {
  const { person, onClose } = props
  const text = useText('admin/people/person')
  const id = useId()
  const state = useGiveRole(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.give()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={state.busy}>
        {text.giveConfirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.giveTitle({ name: person.fields.name })} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <RoleFields {...props} state={state} />
        {state.error && <FormRefusal>{state.error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}

function RoleFields({ person, choices, state }: GiveRoleProps & { state: ReturnType<typeof useGiveRole> }) {
  const text = useText('admin/people/person')
  const { form, change, faults, asksDepartment } = state
  return (
    <>
      <ChoiceField
        required
        label={text.role}
        help={<Help field={text.role} article="roles" section="which" />}
        hint={form.role === '' ? undefined : text.roleHints[form.role]}
        error={faults.role}
        none={text.choose}
        choices={choices.roles.map((role) => ({ id: role, name: text.roles[role] }))}
        value={form.role}
        onChange={(chosen) => change({ role: choices.roles.find((role) => role === chosen) ?? '' })}
      />
      {asksDepartment && (
        <ChoiceField
          required
          label={text.roleDepartment}
          error={faults.departmentId}
          none={text.choose}
          choices={choices.departments}
          value={form.departmentId}
          onChange={(departmentId) => change({ departmentId })}
        />
      )}
      <DateField
        label={text.roleUntil}
        hint={text.roleUntilHint}
        min={person.today}
        value={form.until}
        onChange={(until) => change({ until })}
      />
    </>
  )
}
