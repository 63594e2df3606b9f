import type { movePeople } from '../../../api/calls/admin/people/person'
import type { WebRequest } from '../../../api/web-call'
import type { Named } from '../fields/colleague-field'

/** What several people are given; what is empty stays as it is with each. */
export interface MoveForm {
  departmentId: string
  gradeId: string
  costCentreId: string
  superior: Named
}

type Moved = Omit<WebRequest<NonNullable<(typeof movePeople)['contract']>>, 'employeeIds' | 'versions'>

export const movedFields = ({ departmentId, gradeId, costCentreId, superior }: MoveForm): Moved => ({
  ...(departmentId && { departmentId }),
  ...(gradeId && { gradeId }),
  ...(costCentreId && { costCentreId }),
  ...(superior.id && { superiorId: superior.id }),
})

export const movesNothing = (form: MoveForm): boolean => Object.keys(movedFields(form)).length === 0
