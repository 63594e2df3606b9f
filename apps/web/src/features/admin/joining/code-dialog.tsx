import type { Joining } from '@sojourn/contract/admin/company/joining.calls'
import { useState } from 'react'
import { addJoiningCode } from '../../../api/calls/admin/company/joining'
import { useWrite } from '../../../api/queries'
import { DateField } from '../../../kit/dates/date-field'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { JoiningDialog } from './joining-dialog'
import { joiningReads } from './joining-reads'

/** Another invitation code, with or without an end. */
export function CodeDialog({ joining: { version, today }, onClose }: { joining: Joining; onClose: () => void }) {
  const text = useText('admin/company/joining')
  const [lastDay, setLastDay] = useState('')
  const write = useWrite(addJoiningCode, joiningReads)
  const add = () => {
    const onSuccess = () => {
      toast(text.codeAdded, 'good')
      onClose()
    }
    write.mutate({ version, ...(lastDay && { lastDay }) }, { onSuccess })
  }
  return (
    <JoiningDialog
      title={text.codeAdd}
      submitLabel={text.codeAdd}
      busy={write.isPending}
      refusal={write.error?.message}
      onSubmit={add}
      onClose={onClose}
    >
      <DateField label={text.lastDay} hint={text.lastDayHint} min={today} value={lastDay} onChange={setLastDay} />
    </JoiningDialog>
  )
}
