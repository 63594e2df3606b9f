import type { ReportView } from '@sojourn/contract/finance/report-view.shapes'
import { chooseReportView, getReportViews, removeReportView } from '../../../../api/calls/finance/report-view'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { FormRefusal } from '../../../../kit/forms/field'
import { Badge } from '../../../../kit/marks/badge'
import { ask } from '../../../../kit/overlays/modal-queue'
import { toast } from '../../../../kit/overlays/toast'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { StopMail } from './stop-mail'
import styles from './views.module.css'

interface ViewRowProps {
  view: ReportView
  onOpen: () => void
  onMail: () => void
}

/** A saved view: opened by its name, with what becomes of it. */
export function ViewRow({ view, onOpen, onMail }: ViewRowProps) {
  const text = useText('finance/report/views')
  const { viewId, name, shared, owner, isDefault, mail } = view
  const choose = useWrite(chooseReportView, [getReportViews])
  const remove = useRemove(view)
  const failed = choose.error ?? remove.error
  return (
    <li className={styles['view']}>
      <div className={styles['line']}>
        <Button kind="quiet" size="compact" className={styles['name']} aria-label={text.show({ name })} onClick={onOpen}>
          {name}
        </Button>
        {(owner !== undefined || shared) && <Badge>{owner === undefined ? text.shared : text.of({ name: owner })}</Badge>}
        {isDefault && <Badge tone="brand">{text.isDefault}</Badge>}
        {mail && <Badge icon="mail">{text.everyMonth({ day: mail.day })}</Badge>}
      </div>
      {mail && (
        <p className={styles['soft']}>
          {text.sends({ names: mail.readers.map((reader) => reader.name), day: formatFullDate(mail.nextOn) })}
        </p>
      )}
      {failed && <FormRefusal>{failed.message}</FormRefusal>}
      <div className={styles['line']}>
        <Button size="compact" busy={choose.isPending} onClick={() => choose.mutate({ viewId, isDefault: !isDefault })}>
          {isDefault ? text.noDefault : text.makeDefault}
        </Button>
        <Button size="compact" onClick={onMail}>
          {text.send}
        </Button>
        {mail && <StopMail viewId={viewId} name={name} />}
        {owner === undefined && (
          <Button size="compact" kind="quiet" busy={remove.busy} onClick={() => void remove.press()}>
            {text.remove}
          </Button>
        )}
      </div>
    </li>
  )
}

function useRemove({ viewId, name }: ReportView) {
  const text = useText('finance/report/views')
  const write = useWrite(removeReportView, [getReportViews])
  return {
    busy: write.isPending,
    error: write.error,
    async press() {
      if (!(await ask({ message: text.removeAsk({ name }), cancel: true }))) return
      // The row is gone once the list is read again.
      await write.mutateAsync({ viewId }).then(
        () => toast(text.removed, 'good'),
        () => undefined,
      )
    },
  }
}
