import { useState } from 'react'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { useText } from '../../../kit/text/text'
import { base, paths } from '../../../paths'
import { ReasonDialog } from './reason-dialog'

interface ActDialogProps {
  title: string
  lead: string
  /** Asks for the session, with the reason. */
  ask: (reason: string) => Promise<{ ticket: string }>
  /** Where it begins; home where absent. */
  to?: string
  onClose: () => void
}

/** Opens a session in somebody's name in a page of its own, once the reason is given. */
export function ActDialog({ title, lead, ask, to, onClose }: ActDialogProps) {
  const text = useText('admin/acting')
  const [busy, setBusy] = useState(false)
  const begin = async (reason: string) => {
    setBusy(true)
    try {
      const { ticket } = await ask(reason)
      onClose()
      const address = paths.agentOpen({ ticket, ...(to !== undefined && { to }) })
      if (!window.open(`${base}${address}`, '_blank')) toast(text.blocked, 'bad')
    } catch (error) {
      setBusy(false)
      tellFailure(error)
    }
  }
  return (
    <ReasonDialog
      title={title}
      lead={lead}
      label={text.reason}
      cancel={text.cancel}
      least={2}
      missing={text.missing}
      confirm={text.open}
      busy={busy}
      onConfirm={(reason) => void begin(reason)}
      onClose={onClose}
    />
  )
}
