import { useState } from 'react'
import { actForPerson } from '../../../api/calls/access/acting'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { useText } from '../../../kit/text/text'
import { ActDialog } from '../fields/act-dialog'

/** Opens a session in somebody's name. */
export function ActButton({ employeeId, name }: { employeeId: string; name: string }) {
  const text = useText('admin/acting')
  const [asking, setAsking] = useState(false)
  const write = useWrite(actForPerson, [])
  return (
    <>
      <Button kind="quiet" icon="users" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {text.begin}
      </Button>
      {asking && (
        <ActDialog
          title={text.title({ name })}
          lead={text.lead}
          ask={(reason) => write.mutateAsync({ employeeId, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
