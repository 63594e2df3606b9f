import type { ArrangerState } from '@sojourn/contract/admin/people/arranger-states'
import { ButtonLink } from '../../../kit/actions/link'
import { EditSection } from '../../../kit/edit/edit-section'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'

/** How far the person reaches in booking for others, with the way to the rights. */
export function ArrangingSection({ employeeId, arranging }: { employeeId: string; arranging: ArrangerState }) {
  const text = useText('admin/people/person')
  return (
    <EditSection title={text.arranging}>
      <p>{text.arrangingStates[arranging]}</p>
      <div>
        <ButtonLink to={paths.arrangers({ employeeId })}>{text.arrangingOpen}</ButtonLink>
      </div>
    </EditSection>
  )
}
