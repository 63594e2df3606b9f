import type { ReportView } from '@sojourn/contract/finance/report-view.shapes'
import { lastMailDay, mailReadersAtMost } from '@sojourn/contract/finance/report-words'
import { useState } from 'react'
import { getReportReaders, getReportViews, mailReportView } from '../../../../api/calls/finance/report-view'
import { useRead, useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Select } from '../../../../kit/forms/input'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './views.module.css'

interface MailFormProps {
  view: ReportView
  onClose: () => void
}

const days = Array.from({ length: lastMailDay }, (_, index) => index + 1)
const usualDay = 3

function useMailing({ view: { viewId, mail }, onClose }: MailFormProps) {
  const text = useText('finance/report/views')
  const [day, setDay] = useState(mail?.day ?? usualDay)
  const [readerIds, setReaderIds] = useState<readonly string[]>(mail?.readers.map(({ employeeId }) => employeeId) ?? [])
  const [isMissing, setMissing] = useState(false)
  const write = useWrite(mailReportView, [getReportViews])
  const send = () => {
    setMissing(readerIds.length === 0)
    if (readerIds.length === 0) return
    const onSuccess = ({ nextOn }: { nextOn: string }) => {
      toast(text.started({ day: formatFullDate(nextOn) }), 'good')
      onClose()
    }
    write.mutate({ viewId, day, readerIds: [...readerIds] }, { onSuccess })
  }
  const tick = (employeeId: string, isTicked: boolean) =>
    setReaderIds(isTicked ? [...readerIds, employeeId] : readerIds.filter((each) => each !== employeeId))
  return { day, setDay, readerIds, tick, isMissing, write, send }
}

/** On which day of a month a view is sent, and to whom. */
export function MailForm(props: MailFormProps) {
  const text = useText('finance/report/views')
  const { day, setDay, readerIds, tick, isMissing, write, send } = useMailing(props)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={text.mailTitle({ name: props.view.name })}
      actions={
        <Button kind="brand" busy={write.isPending} onClick={send}>
          {text.start}
        </Button>
      }
    >
      <div className={styles['form']}>
        <p className={styles['soft']}>{text.mailWhy}</p>
        <Field label={text.day}>
          {(control) => (
            <Select {...control} value={day} onChange={({ target }) => setDay(Number(target.value))}>
              {days.map((each) => (
                <option key={each} value={each}>
                  {text.dayOf({ day: each })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Readers readerIds={readerIds} onTick={tick} />
        {isMissing && <FormRefusal>{text.toMissing}</FormRefusal>}
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </div>
    </Dialog>
  )
}

interface ReadersProps {
  readerIds: readonly string[]
  onTick: (employeeId: string, isTicked: boolean) => void
}

function Readers({ readerIds, onTick }: ReadersProps) {
  const text = useText('finance/report/views')
  const { data, error, refetch } = useRead(getReportReaders, {})
  if (error) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={3} height={28} />
  const isFull = readerIds.length >= mailReadersAtMost
  return (
    <fieldset className={styles['readers']}>
      <legend>{text.to}</legend>
      {data.readers.map(({ employeeId, name }) => {
        const isTicked = readerIds.includes(employeeId)
        return (
          <Checkbox
            key={employeeId}
            label={name}
            checked={isTicked}
            disabled={isFull && !isTicked}
            onChange={(ticked) => onTick(employeeId, ticked)}
          />
        )
      })}
    </fieldset>
  )
}
