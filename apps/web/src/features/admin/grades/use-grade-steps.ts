import type { Grade } from '@sojourn/contract/admin/people/grade.calls'
import { useNavigate } from 'react-router'
import { endGrade, orderGrades } from '../../../api/calls/admin/people/grade'
import { useWrite } from '../../../api/queries'
import { announce } from '../../../kit/browser/announce'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { readConsoleAgain } from '../console-reads'
import { tellFailure, told } from '../../../kit/overlays/told'
import { movedBy } from './grade-order'

/** What is done with a grade at once. What somebody else changed first is read again, too. */
export function useGradeSteps({ grades, orderVersion: version }: { grades: readonly Grade[]; orderVersion: number }) {
  const text = useText('admin/people/grades')
  const navigate = useNavigate()
  const ending = useWrite(endGrade)
  const ordering = useWrite(orderGrades)
  const end = async (grade: Grade) => {
    const { gradeId, version, people } = grade
    if (people > 0) {
      const why = { title: text.inUseTitle(grade), message: text.inUse({ people }) }
      if (await ask({ ...why, confirm: text.showPeople, cancel: true })) void navigate(paths.people({ gradeId }))
      return
    }
    if (!(await ask({ title: text.endTitle(grade), message: text.endText, confirm: text.end, cancel: true }))) return
    await told(ending.mutateAsync({ gradeId, version }), text.ended)
    await readConsoleAgain()
  }
  const move = async ({ gradeId, name }: Grade, by: -1 | 1) => {
    const gradeIds = movedBy(
      grades.map((each) => each.gradeId),
      gradeId,
      by,
    )
    if (!gradeIds) return
    const sentence = text.moved({ name, place: gradeIds.indexOf(gradeId) + 1, count: gradeIds.length })
    await ordering.mutateAsync({ version, gradeIds }).then(() => announce(sentence), tellFailure)
    await readConsoleAgain()
  }
  return {
    end: (grade: Grade) => void end(grade),
    move: (grade: Grade, by: -1 | 1) => void move(grade, by),
  }
}
