import { toast } from '../kit/overlays/toast'
import { queryClient } from './queries'
import type { WebCall } from './web-call'

/** Says why a step was refused, and reads anew what it was taken on: what was seen is no longer so, and no event need have told. */
export const tellRefusal =
  (...seen: readonly WebCall<unknown>[]) =>
  (error: Error): void => {
    toast(error.message, 'bad')
    for (const call of seen) void queryClient.invalidateQueries({ queryKey: [call.path] })
  }
