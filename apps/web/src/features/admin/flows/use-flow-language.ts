import type { FlowNames } from '@sojourn/contract/admin/flows.shapes'
import type { FlowLanguage } from '@sojourn/domain/booking/approval/flow-sentences'
import { language as readersLanguage } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import type { Named } from '../fields/colleague-field'

type Listed = readonly { id: string; name: string }[]
const nameIn = (list: Listed) => (id: string) => list.find((each) => each.id === id)?.name ?? id

/** How flows are said in the reader's language, with whom the working copy names beside whom the server knew. */
export function useFlowLanguage(
  { departments, grades, costCentres, projects, people }: FlowNames,
  more: readonly Named[] = [],
): FlowLanguage {
  const text = useText('booking/approval/flow')
  return {
    language: readersLanguage,
    text,
    names: {
      department: nameIn(departments),
      grade: nameIn(grades),
      costCentre: nameIn(costCentres),
      project: nameIn(projects),
      person: nameIn([...people, ...more]),
    },
  }
}
