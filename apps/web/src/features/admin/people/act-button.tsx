import { useState } from 'react'
import { actForPerson } from '../../../api/calls/access/acting'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { base, paths } from '../../../paths'
import { ReasonDialog } from '../fields/reason-dialog'
import { tellFailure } from '../../../kit/overlays/told'

/** Opens a session in somebody's name in a page of its own, once the reason is given. */
export function ActButton({ employeeId, name }: { employeeId: string; name: string }) {
  const text = useText('admin/people/person-view')
  const [asking, setAsking] = useState(false)
  const write = useWrite(actForPerson, [])
  const begin = async (reason: string) => {
    try {
      const { ticket } = await write.mutateAsync({ employeeId, reason })
      setAsking(false)
      if (!window.open(`${base}${paths.agentOpen({ ticket })}`, '_blank')) toast(text.act.blocked, 'bad')
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      <Button kind="quiet" icon="users" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {text.act.begin}
      </Button>
      {asking && (
        <ReasonDialog
          title={text.act.title({ name })}
          lead={text.act.lead}
          label={text.act.reason}
          cancel={text.act.cancel}
          least={2}
          missing={text.act.missing}
          confirm={text.act.open}
          busy={write.isPending}
          onConfirm={(reason) => void begin(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
