import { useState, type FormEvent } from 'react'
import { getCompanyDelegates, setCompanyDelegate } from '../../../api/calls/admin/flows'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Card } from '../../../kit/layout/page'
import { toast } from '../../../kit/overlays/toast'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import { useText } from '../../../kit/text/text'
import { nobody, type Named } from '../fields/colleague-field'
import { searchApprovers } from './approvers-field'
import styles from './flows.module.css'

interface Written {
  principal: Named
  substitute: Named
  fromDate: string
  toDate: string
}

function useDelegateForm(today: string) {
  const words = useText('admin/approval/flows').delegates
  const fresh: Written = { principal: nobody, substitute: nobody, fromDate: today, toDate: today }
  const [form, setForm] = useState(fresh)
  const [tried, setTried] = useState(false)
  const write = useWrite(setCompanyDelegate, [getCompanyDelegates])
  const { principal, substitute, fromDate, toDate } = form
  const faults = {
    principal: principal.id === '' ? words.missing : undefined,
    substitute: substitute.id === '' ? words.missing : substitute.id === principal.id ? words.same : undefined,
    toDate: fromDate < today || toDate < fromDate ? words.datesWrong : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(faults).some(Boolean)) return
    const onSuccess = () => {
      toast(words.saved, 'good')
      setForm(fresh)
      setTried(false)
    }
    write.mutate({ principalId: principal.id, substituteId: substitute.id, fromDate, toDate }, { onSuccess })
  }
  return {
    form,
    error: write.error,
    busy: write.isPending,
    faultOf: (field: keyof typeof faults) => (tried ? faults[field] : undefined),
    change: (more: Partial<Written>) => setForm({ ...form, ...more }),
    submit,
  }
}

/** Who decides for somebody absent, and from when to when. */
export function DelegateForm({ today }: { today: string }) {
  const { delegates: words } = useText('admin/approval/flows')
  const { form, error, busy, faultOf, change, submit } = useDelegateForm(today)
  return (
    <Card title={words.add}>
      <Form className={styles['form']} onSubmit={submit}>
        <div className={styles['pair']}>
          {(['principal', 'substitute'] as const).map((who) => (
            <ApproverPicker
              key={who}
              label={words[who]}
              error={faultOf(who)}
              value={form[who]}
              onChange={(person) => change({ [who]: person })}
            />
          ))}
          <DateField label={words.from} min={today} value={form.fromDate} onChange={(fromDate) => change({ fromDate })} />
          <DateField
            label={words.to}
            min={form.fromDate}
            error={faultOf('toDate')}
            value={form.toDate}
            onChange={(toDate) => change({ toDate })}
          />
        </div>
        {error && <FormRefusal>{error.message}</FormRefusal>}
        <div>
          <Button kind="brand" type="submit" busy={busy}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

interface ApproverPickerProps {
  label: string
  error: string | undefined
  value: Named
  onChange: (person: Named) => void
}

function ApproverPicker({ value: { id, name }, onChange, ...field }: ApproverPickerProps) {
  const text = useText('admin/approval/flows')
  return (
    <SearchPicker
      required
      {...field}
      placeholder={text.personHint}
      none={text.personNone}
      search={searchApprovers}
      value={id === '' ? undefined : { code: id, name, kind: 0 }}
      onChange={(place) => onChange(place ? { id: place.code, name: place.name } : nobody)}
    />
  )
}
