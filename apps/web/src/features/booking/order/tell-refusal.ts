import { queryClient } from '../../../api/queries'
import type { WebCall } from '../../../api/web-call'
import { toast } from '../../../kit/overlays/toast'

/** Says why a step was refused, and reads the order as it is by now: what a step costs rises by itself, and no event tells of it. */
export const tellRefusal =
  (detail: WebCall<unknown>) =>
  (error: Error): void => {
    toast(error.message, 'bad')
    void queryClient.invalidateQueries({ queryKey: [detail.path] })
  }
