import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import { markVip } from '../../../api/calls/admin/people/person'
import { useWrite } from '../../../api/queries'
import { EditSection } from '../../../kit/edit/edit-section'
import { Switch } from '../../../kit/forms/switch'
import { told } from '../../../kit/overlays/told'
import { useText } from '../../../kit/text/text'
import { consoleReads } from '../console-reads'

/** Whether a person is a VIP; said at once, not with the form. */
export function VipSection({ person: { employeeId, isVip: saved, mayChange, state } }: { person: PersonDetail }) {
  const { fields, vip: text } = useText('admin/people/person')
  const mark = useWrite(markVip, consoleReads)
  return (
    <EditSection title={fields.vip} explanation={text.hint}>
      <Switch
        label={text.mark}
        checked={saved}
        disabled={!mayChange || state === 'left' || mark.isPending}
        onChange={(isVip) => void told(mark.mutateAsync({ employeeId, isVip }), isVip ? text.done : text.undone)}
      />
    </EditSection>
  )
}
