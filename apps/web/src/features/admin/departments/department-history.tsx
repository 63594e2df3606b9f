import type { Department } from '@sojourn/contract/admin/department.calls'
import { Drawer } from '../../../kit/overlays/dialog'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { RecordHistory } from '../history/record-history'

/** Who changed a department and when, beside the tree. */
export function DepartmentHistory({ department, onClose }: { department: Department; onClose: () => void }) {
  const text = useText('admin/departments')
  const words = { labels: text.fields, values: {}, day: formatFullDate }
  return (
    <Drawer open onClose={onClose} title={text.historyTitle(department)}>
      <RecordHistory kind="department" id={department.departmentId} words={words} empty={text.neverChanged} />
    </Drawer>
  )
}
