import type { RecordKind } from '@sojourn/contract/admin/record-change.calls'
import { useText } from '../../../kit/text/text'
import { RecordHistoryDrawer } from '../history/record-drawer'

interface NamedHistoryProps {
  kind: RecordKind
  id: string
  title: string
  /** How its fields are called beside its name. */
  fields: Readonly<Record<string, string>>
  onClose: () => void
}

/** Who changed something that has a name and when, beside the list in which it stands. */
export function NamedHistory({ fields, ...record }: NamedHistoryProps) {
  const named = useText('admin/named')
  return <RecordHistoryDrawer {...record} labels={{ ...named.fields, ...fields }} />
}
