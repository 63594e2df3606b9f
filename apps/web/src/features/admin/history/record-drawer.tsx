import type { RecordKind } from '@sojourn/contract/admin/record-change.calls'
import { Drawer } from '../../../kit/overlays/dialog'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { RecordHistory } from './record-history'
import type { RecordWords } from '@sojourn/domain/admin/record/record-words'

interface RecordHistoryDrawerProps extends Pick<RecordWords, 'labels'> {
  kind: RecordKind
  id: string
  title: string
  /** Values that are words of ours, by their field. */
  values?: RecordWords['values']
  onClose: () => void
}

/** Who changed a record and when, beside the list in which it stands. */
export function RecordHistoryDrawer({ kind, id, title, labels, values = {}, onClose }: RecordHistoryDrawerProps) {
  const { neverChanged } = useText('admin/record')
  return (
    <Drawer open onClose={onClose} title={title}>
      <RecordHistory kind={kind} id={id} words={{ labels, values, day: formatFullDate }} empty={neverChanged} />
    </Drawer>
  )
}
