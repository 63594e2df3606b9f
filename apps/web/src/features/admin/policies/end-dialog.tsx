import { endPolicy } from '../../../api/calls/products/travel-policy'
import { useWrite } from '../../../api/queries'
import { useText } from '../../../kit/text/text'
import { sentAsked, type Terms } from './asked/asked'
import { AskedDialog } from './asked/asked-dialog'
import { useSendSurely } from './policy-reads'

interface EndDialogProps {
  policy: { policyId: string; recordVersion: number; name: string }
  terms: Terms
  onClose: () => void
}

/** From a day on a policy binds nobody. */
export function EndDialog({ policy: { policyId, recordVersion, name }, terms, onClose }: EndDialogProps) {
  const text = useText('admin/policy/policy')
  const write = useWrite(endPolicy)
  const sendSurely = useSendSurely()
  return (
    <AskedDialog
      title={text.endTitle({ name })}
      lead={text.endText}
      fromLabel={text.endFrom}
      terms={terms}
      onClose={onClose}
      onSend={async (asked) => {
        await sendSurely((sure) => write.mutateAsync({ policyId, recordVersion, ...sentAsked(asked, terms), ...sure }))
      }}
    />
  )
}
