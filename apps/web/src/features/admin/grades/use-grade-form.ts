import type { Grade } from '@sojourn/contract/admin/people/grade.calls'
import type { LocalText } from '@sojourn/contract/kit/language'
import { getGrades, saveGrade } from '../../../api/calls/admin/people/grade'
import { useRead, useWrite } from '../../../api/queries'
import type { Saved } from '../../../kit/edit/edit-fields'
import { useText } from '../../../kit/text/text'
import { nameFields, noNames, trimmedNames } from '../named/names'
import { useNamedForm } from '../named/use-named-form'

const savedGrade = ({ version, names }: Grade): Saved<LocalText> => ({ version, value: names })
const newGrade: Saved<LocalText> = { version: 0, value: noNames }

/** What is written of a grade, and saving it unless somebody else was first. */
export function useGradeForm(grade: Grade | undefined, onClose: () => void) {
  const text = useText('admin/people/grades')
  const named = useText('admin/named')
  const { refetch } = useRead(getGrades, {})
  const write = useWrite(saveGrade)
  return useNamedForm({
    form: 'grade',
    of: grade?.gradeId ?? 'new',
    isNew: grade === undefined,
    saved: grade ? savedGrade(grade) : newGrade,
    fields: nameFields<LocalText>(named.fields),
    readAgain: async () => {
      const { data } = await refetch()
      const found = data?.list.find(({ gradeId }) => gradeId === grade?.gradeId)
      return found && savedGrade(found)
    },
    save: ({ version, value }) =>
      write.mutateAsync({ ...(grade && { gradeId: grade.gradeId }), version, names: trimmedNames(value) }),
    refusable: [],
    nameMissing: text.nameMissing,
    done: grade ? text.saved : text.added,
    onClose,
  })
}
