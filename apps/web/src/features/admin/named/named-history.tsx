import type { RecordKind } from '@sojourn/contract/admin/record-change.calls'
import { Drawer } from '../../../kit/overlays/dialog'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { RecordHistory } from '../history/record-history'

interface NamedHistoryProps {
  kind: RecordKind
  id: string
  title: string
  /** How its fields are called beside its name. */
  fields: Readonly<Record<string, string>>
  onClose: () => void
}

/** Who changed something that has a name and when, beside the list in which it stands. */
export function NamedHistory({ kind, id, title, fields, onClose }: NamedHistoryProps) {
  const named = useText('admin/named')
  const { neverChanged } = useText('admin/record')
  const words = { labels: { ...named.fields, ...fields }, values: {}, day: formatFullDate }
  return (
    <Drawer open onClose={onClose} title={title}>
      <RecordHistory kind={kind} id={id} words={words} empty={neverChanged} />
    </Drawer>
  )
}
