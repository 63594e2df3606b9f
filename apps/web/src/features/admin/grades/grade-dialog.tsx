import type { Grade } from '@sojourn/contract/admin/people/grade.calls'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { SavedBy } from '../history/record-history'
import { NamedForm } from '../named/named-form'
import { useGradeForm } from './use-grade-form'

interface GradeDialogProps {
  /** As it is read now; absent of a new one. */
  grade: Grade | undefined
  onClose: () => void
}

/** A new grade, or another name of one that is there. */
export function GradeDialog(props: GradeDialogProps) {
  const { grade, onClose } = props
  const text = useText('admin/people/grades')
  return (
    <Dialog open width="info" onClose={onClose} title={grade ? text.editTitle(grade) : text.addTitle}>
      <GradeEdit {...props} />
    </Dialog>
  )
}

function GradeEdit({ grade, onClose }: GradeDialogProps) {
  const state = useGradeForm(grade, onClose)
  const by = grade && <SavedBy kind="grade" id={grade.gradeId} version={grade.version} />
  return <NamedForm state={state} by={by} onClose={onClose} />
}
