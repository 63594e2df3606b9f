import type { ReportName } from '@sojourn/contract/finance/report-words'
import { useState, type FormEvent } from 'react'
import { getReportViews, saveReportView } from '../../../../api/calls/finance/report-view'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input } from '../../../../kit/forms/input'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { viewOf, type ReportSearch } from '../report-search'
import styles from './views.module.css'

const nameAtMost = 40

/** Saves the page as it is narrowed and divided now. */
export function SaveViewForm({ name: page, search }: { name: ReportName; search: ReportSearch }) {
  const text = useText('finance/report/views')
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [missing, setMissing] = useState<{ name?: string }>({})
  const write = useWrite(saveReportView, [getReportViews])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '' ? { name: text.nameMissing } : {})
    if (name.trim() === '') return
    const onSuccess = () => {
      setName('')
      toast(text.saved, 'good')
    }
    write.mutate({ page, name: name.trim(), search: viewOf(search), shared }, { onSuccess })
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <Field label={text.name} hint={text.nameHint} error={missing.name}>
        {(control) => <Input {...control} maxLength={nameAtMost} value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <Checkbox label={text.share} checked={shared} onChange={setShared} />
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <div className={styles['line']}>
        <Button type="submit" kind="brand" busy={write.isPending}>
          {text.save}
        </Button>
      </div>
    </Form>
  )
}
