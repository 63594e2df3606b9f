import { getReportViews, stopReportMail } from '../../../../api/calls/finance/report-view'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'

interface StopMailProps {
  viewId: string
  name: string
  /** The colleague who sends it; the reader of the page where absent. */
  senderId?: string
}

/** One press, and the view is sent no longer. */
export function StopMail({ viewId, name, senderId }: StopMailProps) {
  const text = useText('finance/report/views')
  const write = useWrite(stopReportMail, [getReportViews])
  // The button goes with what it stops.
  const stop = () =>
    write.mutateAsync({ viewId, ...(senderId !== undefined && { senderId }) }).then(
      () => toast(text.stopped, 'good'),
      (error: Error) => toast(error.message, 'bad'),
    )
  return (
    <Button size="compact" busy={write.isPending} aria-label={text.stopOf({ name })} onClick={() => void stop()}>
      {text.stop}
    </Button>
  )
}
