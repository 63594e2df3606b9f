import type { ManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { useState } from 'react'
import { refuseManualQuote } from '../../../../api/calls/products/intl-flight/manual-quote'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { told } from '../../../../kit/overlays/told'
import { useText } from '../../../../kit/text/text'
import { ReasonDialog } from '../demand/reason-dialog'
import { quoteReads } from './quote-reads'

/** For the desk: nothing is to be had, or the carrier does not do what was accepted; the customer reads why. */
export function RefuseQuote({ quote: { quoteNo, version, state } }: { quote: ManualQuote }) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const [open, setOpen] = useState(false)
  const refuse = useWrite(refuseManualQuote, quoteReads)
  const label = state === 'accepted' ? text.decline : text.refuse
  const send = (reason: string) => void told(refuse.mutateAsync({ quoteNo, version, reason }), text.refused)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ReasonDialog
        open={open}
        title={text.refuseTitle}
        label={text.refuseReason}
        confirm={label}
        busy={refuse.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  )
}
