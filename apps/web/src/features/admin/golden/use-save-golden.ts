import type { RequestOf } from '@sojourn/contract/kit/call'
import type { saveGoldenTrip as saveCall } from '@sojourn/contract/products/policy-lab.calls'
import { useState, type FormEvent } from 'react'
import { saveGoldenTrip } from '../../../api/calls/products/policy-lab'
import { useWrite } from '../../../api/queries'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { goldenReads } from './use-end-golden'

type Request = RequestOf<typeof saveCall>

/** Sends a golden trip; a refusal is said in the dialog. */
export function useSaveGolden(request: () => Request | undefined, onClose: () => void) {
  const text = useText('admin/policy/golden')
  const write = useWrite(saveGoldenTrip, goldenReads)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const send = async () => {
    const sent = request()
    if (!sent) return
    try {
      await write.mutateAsync(sent)
      toast(text.saved, 'good')
      onClose()
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    void send()
  }
  return { busy: write.isPending, tried, refused, submit }
}
